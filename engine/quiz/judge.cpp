#include "engine/quiz/judge.hpp"

#include "engine/quiz/pattern.hpp"
#include "engine/quiz/slip.hpp"

#include <algorithm>
#include <string>

namespace palazzo::quiz {
namespace {

using Given = std::vector<std::u32string>;

bool is_among(const std::vector<AnswerText>& readings, const Given& given, bool accents) {
    return std::any_of(readings.begin(), readings.end(), [&](const AnswerText& right) {
        return std::any_of(
            given.begin(), given.end(), [&](const std::u32string& one) { return matches(right.text, one, accents); });
    });
}

/// Returns whether one of the readings of a given answer is one of the item's wrong answers. `accents` tells whether
/// accents are compared.
bool is_wrong(const ReadingExpander& readings, const Given& given, bool accents) {
    const Normalisation how = accents ? Normalisation::accented : Normalisation::loose;
    return is_among(readings.expand_answers(texts_of(readings.item().wrong_answers), how), given, accents);
}

/// Returns whether an answer is one of `readings`, the readings of the right answers, under strict spelling.
bool is_exact(const std::vector<std::string>& readings, std::string_view answer) {
    const std::u32string given = normalised_strictly(answer);
    const auto is_given = [&](const std::string& right) {
        // The first letters are compared first, because most answers already differ there.
        const std::u32string_view first(given.data(), std::min<std::size_t>(given.size(), 1));
        const auto letter = static_cast<unsigned char>(right.empty() ? 0 : right.front());
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
        return !(plain && !first.empty() && first.front() != letter) && normalised_strictly(right) == given;
    };
    return std::any_of(readings.begin(), readings.end(), is_given);
}

/// An item and an answer to it, with the readings of both.
struct JudgedAnswer {
    ReadingExpander readings;
    std::vector<AnswerText> right;
    Given given;

    /// `right_readings` are the readings of the item's right answers.
    JudgedAnswer(const Item& item, const std::vector<std::string>& right_readings, std::string_view answer,
        const DeckLanguages& languages)
        : readings(item, languages), right(readings.expand_readings(right_readings, normalisation_of(item))),
          given(readings.expand_given_answer(answer, normalisation_of(item))) {}

    static Normalisation normalisation_of(const Item& item) {
        return item.strict_accents ? Normalisation::accented : Normalisation::loose;
    }
};

bool accepts(const JudgedAnswer& asked, std::string_view answer) {
    const Item& item = asked.readings.item();
    // A right answer may begin with a word that also stands before the gap. Without that word it may be a wrong one, so
    // an answer that is right as it was given is compared with the wrong ones only in this form.
    const bool is_right_as_given = is_among(asked.right, {asked.given.front()}, item.strict_accents);
    if (!is_right_as_given && !is_among(asked.right, asked.given, item.strict_accents)) return false;
    if (item.wrong_answers.empty()) return true;
    Given given = asked.readings.expand_given_answer(answer, Normalisation::accented);
    if (is_right_as_given) given.resize(1);
    return !is_wrong(asked.readings, given, true);
}

/// Returns an answer such as `Kleid, das`, as dictionaries write a noun, in the order `das Kleid`; empty for any other
/// answer.
std::string with_article_first(std::string_view answer, const LanguageData* language) {
    const std::size_t comma = answer.rfind(',');
    if (language == nullptr || comma == std::string_view::npos) return "";
    const std::string_view article = answer.substr(comma + 1);
    if (!is_small_word(lowercase_without_accents(normalised(article, Normalisation::loose)), *language)) return "";
    return std::string(article) + ' ' + std::string(answer.substr(0, comma));
}

} // namespace

bool accepts(const Item& item, std::string_view answer, bool strict, const DeckLanguages& languages) {
    if (lowercase_text(answer).empty()) return false;
    const auto readings = readings_of_patterns(item.answers);
    if (is_exact(readings, answer)) return true;
    return !strict && accepts(JudgedAnswer(item, readings, answer, languages), answer);
}

bool is_near_miss(const Item& item, std::string_view answer, bool strict, const DeckLanguages& languages) {
    if (lowercase_text(answer).empty()) return false;
    const auto readings = readings_of_patterns(item.answers);
    if (is_exact(readings, answer)) return false;
    const JudgedAnswer asked(item, readings, answer, languages);
    const bool accepted = !strict && accepts(asked, answer);
    if (accepted) return false;
    if (is_wrong(asked.readings, asked.readings.expand_given_answer(answer, Normalisation::loose), false)) return false;
    const std::string noun = with_article_first(answer, asked.readings.language());
    if (!noun.empty() && accepts(JudgedAnswer(item, readings, noun, languages), noun)) return true;
    const SlipJudge judge(item.kind, asked.readings.language());
    std::vector<SlipText> typed;
    std::vector<LengthRange> lengths;
    for (const std::u32string& one : asked.given) {
        typed.emplace_back(one);
        lengths.emplace_back(one);
    }
    return std::any_of(asked.right.begin(), asked.right.end(), [&](const AnswerText& right) {
        const LengthRange length(right.text);
        const auto near_in_length = [&](const LengthRange& given) { return may_be_slip(length, given); };
        if (std::none_of(lengths.begin(), lengths.end(), near_in_length)) return false;
        const SlipText letters(right.text);
        for (std::size_t i = 0; i < typed.size(); ++i)
            if (near_in_length(lengths[i])
                && (judge.lacks_apostrophe(letters, typed[i], item.strict_accents)
                    || judge.is_slip(right, letters, typed[i])))
                return true;
        return false;
    });
}

const std::string& note_on_answer(const Item& item, std::string_view answer, const DeckLanguages& languages) {
    const ReadingExpander readings(item, languages);
    for (const Normalisation how : {Normalisation::accented, Normalisation::loose}) {
        const Given given = readings.expand_given_answer(answer, how);
        for (const auto& [text, note] : item.wrong_answers)
            if (!note.empty() && is_among(readings.expand_answers({text}, how), given, how == Normalisation::accented))
                return note;
    }
    return item.note;
}

} // namespace palazzo::quiz
