#include "engine/quiz/spelling.hpp"

#include "engine/quiz/judge.hpp"
#include "engine/quiz/letter_distance.hpp"
#include "engine/quiz/pattern.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <vector>

namespace palazzo::quiz {
namespace {

/// Answers that are at most this many letters further away than the nearest one also count as likely mistakes.
constexpr std::size_t near_margin = 1;

std::u32string letters_of(std::string_view text) {
    std::u32string letters;
    for_each_character(trimmed(text), [&](CodePoint c) { letters += latin_lowercase(c.value); });
    return letters;
}

std::size_t distance(const std::u32string& a, const std::u32string& b) {
    return LetterDistances(a, b).whole_distance();
}

/// Returns a random one of the item's wrong answers that the judge refuses; null if there is none.
const std::string* listed_mistake(const Deck& deck, const Item& item, Rng& dice) {
    std::vector<const std::string*> refused;
    for (const WrongAnswer& wrong : item.wrong_answers)
        if (!accepts(item, wrong.text, false, languages_of(deck))) refused.push_back(&wrong.text);
    return refused.empty() ? nullptr : refused[dice.below(static_cast<std::uint32_t>(refused.size()))];
}

std::size_t between(std::size_t a, std::size_t b) { return a < b ? b - a : a - b; }

/// Returns the answers of the items that `fits` accepts, as players see them, if their spelling is nearest to the
/// item's own answer or nearly so. Answers that the most lenient judge would accept are left out, and so are
/// repetitions.
template <class Fits>
std::vector<std::string> nearest_mistakes(const Deck& deck, const Item& item, Fits&& fits) {
    struct Mistake {
        std::string answer;
        std::size_t away;
    };
    std::vector<Mistake> near;
    const std::u32string right = letters_of(shown_answer(item));
    std::size_t least = right.size() + longest_answer;
    for (const Item& other : deck.items) {
        if (other.answers.empty() || !fits(other)) continue;
        std::string answer = shown_answer(other);
        const std::u32string letters = letters_of(answer);
        // The distance is at least the difference of the lengths. If that difference is already too large, the distance
        // needn't be computed.
        if (between(letters.size(), right.size()) > least + near_margin) continue;
        const std::size_t away = distance(letters, right);
        if (away > least + near_margin || accepts(item, answer, false, languages_of(deck))) continue;
        least = std::min(least, away);
        const bool known = std::any_of(near.begin(), near.end(), [&](const Mistake& m) { return m.answer == answer; });
        if (!known) near.push_back({std::move(answer), away});
    }
    std::vector<std::string> mistakes;
    for (Mistake& m : near)
        if (m.away <= least + near_margin) mistakes.push_back(std::move(m.answer));
    return mistakes;
}

} // namespace

std::size_t letter_distance(std::string_view a, std::string_view b) { return distance(letters_of(a), letters_of(b)); }

std::string likely_mistake(const Deck& deck, const Item& item, Rng& dice) {
    if (item.answers.empty()) return "";
    if (const std::string* listed = listed_mistake(deck, item, dice)) return first_reading(*listed);
    const auto same_kind = [&](const Item& other) { return other.kind == item.kind; };
    const auto same_topic = [&](const Item& other) { return same_kind(other) && other.topic == item.topic; };
    std::vector<std::string> near;
    if (item.topic >= 0) near = nearest_mistakes(deck, item, same_topic);
    if (near.empty()) near = nearest_mistakes(deck, item, same_kind);
    return near.empty() ? "" : near[dice.below(static_cast<std::uint32_t>(near.size()))];
}

} // namespace palazzo::quiz
