#include "engine/quiz/readings.hpp"

#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/numerals.hpp"
#include "engine/quiz/pattern.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

bool holds(const std::vector<std::u32string>& texts, const std::u32string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

/// Adds those of `texts` that `all` doesn't contain yet.
void add_new(std::vector<std::u32string>& all, std::vector<std::u32string> texts) {
    for (std::u32string& text : texts)
        if (!holds(all, text)) all.push_back(std::move(text));
}

/// Returns the forms of a word that a dictionary's abbreviation stands for, such as `casado` and `casada` for
/// `casado/a`. Returns an empty list for any other text. Words that differ in more than an ending aren't returned
/// either, because learners could list several words in order to guess.
std::vector<std::string> forms_in_dictionary(std::string_view given) {
    constexpr std::size_t most_forms = 4;
    if (given.find_first_of("(/") == std::string_view::npos) return {};
    std::vector<std::string> forms = readings_of_pattern(pattern_from_dictionary_form(given), most_forms + 1);
    if (forms.size() < 2 || forms.size() > most_forms) return {};
    const std::string& first = forms.front();
    for (const std::string& form : forms) {
        const std::size_t shorter = std::min(first.size(), form.size());
        std::size_t same = 0; // Number of equal bytes at the beginning and at the end of both texts.
        while (same < shorter && first[same] == form[same]) ++same;
        for (std::size_t back = 1; back <= shorter && first[first.size() - back] == form[form.size() - back]; ++back)
            ++same;
        if (same + 1 < shorter) return {};
    }
    return forms;
}

} // namespace

DeckLanguages languages_of(const Deck& deck) { return {deck.language, deck.question_language}; }

std::string shown_answer(const Item& item) { return item.answers.empty() ? "" : first_reading(item.answers.front()); }

std::optional<Problem> fault_in_patterns(const Item& item) {
    for (std::size_t i = 0; i < item.answers.size(); ++i)
        if (has_too_many_readings(item.answers[i]))
            return Problem{"answers" + bracketed_index(i), "problem.deck.readings", {std::to_string(most_readings)}};
    return {};
}

ReadingExpander::ReadingExpander(const Item& item, const DeckLanguages& languages)
    : item_(item), language_(find_language(languages.learnt_language)), short_forms_(language_) {
    if (traits_of(item.kind).allows_courtesies)
        requirements_ = prompt_requirements(item.prompt, find_language(languages.question_language));
    if (traits_of(item.kind).asks_for_word_form) sentences_ = sentences_with_gap(item.prompt);
}

/// Adds a reading to `all`. If the item's kind allows short forms and accents aren't strict, also adds the reading with
/// full forms in place of short ones.
void ReadingExpander::add(std::vector<AnswerText>& all, AnswerText reading, Normalisation how) const {
    if (traits_of(item_.kind).allows_courtesies && how != Normalisation::accented)
        if (std::u32string meant = short_forms_.expand(reading.text); !meant.empty())
            all.push_back({std::move(meant), reading.shown_text, 0, 0});
    all.push_back(std::move(reading));
}

void ReadingExpander::add_sentences(std::vector<AnswerText>& all, const std::string& answer, Normalisation how) const {
    for (const TextAroundGap& sentence : sentences_) {
        if (!sentence.has_gap()) continue;
        const std::string whole = fill_gap(sentence, answer);
        AnswerText reading{normalised(whole, how), whole, 0, 0};
        const std::size_t size = reading.text.size();
        reading.no_slip_from = std::min(normalised(sentence.before_gap, how).size(), size);
        reading.no_slip_to =
            std::max(reading.no_slip_from, size - std::min(normalised(sentence.after_gap, how).size(), size));
        all.push_back(std::move(reading));
    }
}

std::vector<AnswerText> ReadingExpander::expand_answers(
    const std::vector<std::string>& answers, Normalisation how) const {
    return expand_readings(readings_of_patterns(answers), how);
}

std::vector<AnswerText> ReadingExpander::expand_readings(
    const std::vector<std::string>& readings, Normalisation how) const {
    const QuestionKindTraits& kind = traits_of(item_.kind);
    const bool polite = kind.allows_courtesies && language_ != nullptr && !requirements_.asks_for_courtesy
        && !requirements_.asks_for_word_count;
    std::vector<AnswerText> all;
    all.reserve(readings.size());
    for (const std::string& answer : readings) {
        const std::u32string text = normalised(answer, how);
        if (polite)
            for (std::u32string& rest : variants_without_courtesies(text, *language_, requirements_.gives_beginning))
                if (rest != text) add(all, {std::move(rest), answer, 0, 0}, how);
        add(all, {text, answer, 0, kind.asks_for_word_form ? text.size() : 0}, how);
        add_sentences(all, answer, how);
    }
    return all;
}

std::vector<std::u32string> ReadingExpander::expand_given_answer(std::string_view given, Normalisation how) const {
    const QuestionKindTraits& kind = traits_of(item_.kind);
    std::vector<std::u32string> all{normalised(given, how)};
    for (const std::string& form : forms_in_dictionary(given)) add_new(all, {normalised(form, how)});
    if (sentences_[0].has_gap())
        add_new(all,
            without_words_around_gap(std::u32string(all.front()), normalised(sentences_[0].before_gap, how),
                normalised(sentences_[0].after_gap, how)));
    if (language_ == nullptr) return all;
    if (kind.allows_digits) add_new(all, with_numbers_in_words(all.front(), *language_));
    if (!kind.allows_courtesies) return all;
    // A greeting may stand before a beginning that the prompt gives.
    if (!requirements_.asks_for_word_count)
        for (std::size_t i = 0, size = all.size(); i < size; ++i)
            add_new(all, variants_without_courtesies(std::u32string(all[i]), *language_, false));
    if (how == Normalisation::accented) return all;
    for (std::size_t i = 0, size = all.size(); i < size; ++i)
        if (std::u32string meant = short_forms_.expand(all[i]); !meant.empty()) add_new(all, {std::move(meant)});
    return all;
}

} // namespace palazzo::quiz
