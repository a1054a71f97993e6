#include "engine/quiz/hint.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/pattern.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/spelling.hpp"
#include "engine/quiz/text.hpp"
#include "engine/quiz/written.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace palazzo::quiz {
namespace {

using Words = std::vector<std::u32string>;

Words words_of(std::string_view answer) {
    Words words(1);
    for (const char32_t c : normalised(answer, Normalisation::as_written)) {
        if (c == U' ')
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

/// Returns whether `words` are among the words of `others`, in the same order.
bool are_among(const Words& words, const Words& others) {
    auto next = words.begin();
    for (const std::u32string& other : others)
        if (next != words.end() && *next == other) ++next;
    return next == words.end();
}

/// Returns answers that somebody might give who doesn't know the right one: the mistakes that the item lists, then the
/// answers to other items of its kind, those of its topic first, and of these the ones that are spelled most like it.
std::vector<std::string> mistakes_by_likelihood(const Deck& deck, const Item& item) {
    // Whether another topic's item has the answer, its distance from the right one, and the answer.
    using Mistake = std::tuple<bool, std::size_t, std::string>;
    const std::string right = shown_answer(item);
    // Some of the nearest answers may be right, so more of them are kept than are needed.
    constexpr std::size_t most_similar = 4 * most_choices;
    std::vector<Mistake> similar;
    for (const Item& other : deck.items) {
        if (other.kind != item.kind || other.answers.empty()) continue;
        std::string answer = shown_answer(other);
        const std::size_t distance = letter_distance(right, answer);
        similar.emplace_back(other.topic != item.topic, distance, std::move(answer));
        sort_few(similar, [](const Mistake& a, const Mistake& b) { return a < b; });
        similar.resize(std::min(similar.size(), most_similar));
    }
    std::vector<std::string> mistakes;
    const auto add = [&](std::string answer) {
        if (!accepts(item, answer, false, languages_of(deck))) mistakes.push_back(std::move(answer));
    };
    for (const WrongAnswer& wrong : item.wrong_answers) add(first_reading(wrong.text));
    for (Mistake& one : similar)
        if (mistakes.size() < 2 * most_choices) add(std::move(std::get<std::string>(one)));
    return mistakes;
}

} // namespace

std::string first_letters_of(std::string_view answer) {
    std::string letters;
    bool begins_word = true;
    bool is_shortened = false;
    for_each_character(answer, [&](CodePoint c) {
        if (is_word_character(c.value) && !begins_word) {
            if (!is_shortened) letters += "…";
            is_shortened = true;
            return;
        }
        append_character(letters, c.value);
        begins_word = !is_word_character(c.value);
        is_shortened = false;
    });
    return letters;
}

std::vector<std::string> choices_for(const Deck& deck, const Item& item, Rng& dice) {
    if (item.answers.empty()) return {};
    const std::string right = shown_answer(item);
    std::vector<std::string> choices{right};
    for (std::string& mistake : mistakes_by_likelihood(deck, item)) {
        const bool is_new = std::find(choices.begin(), choices.end(), mistake) == choices.end();
        if (is_new && choices.size() < most_choices) choices.push_back(std::move(mistake));
    }
    if (choices.size() == 1) return {};
    dice.shuffle(choices);
    return choices;
}

std::vector<std::string> other_answers(const Item& item, std::string_view shown) {
    std::vector<std::string> others;
    std::vector<Words> known{words_of(shown)};
    for (const std::string& reading : readings_of_patterns(item.answers)) {
        Words words = words_of(reading);
        if (std::any_of(known.begin(), known.end(), [&](const Words& other) { return are_among(words, other); }))
            continue;
        known.push_back(std::move(words));
        others.push_back(reading);
        if (others.size() == most_other_answers) break;
    }
    return others;
}

} // namespace palazzo::quiz
