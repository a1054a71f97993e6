// Readings of answers. A reading is a normalised text that an answer stands for when the judge compares answers.
#pragma once

#include "engine/quiz/courtesy.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/language_data.hpp"
#include "engine/quiz/sentence.hpp"
#include "engine/quiz/written.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The codes of the languages of an item's answers and of its prompt. A code is empty if the language is unknown.
struct DeckLanguages {
    std::string_view learnt_language = {};
    std::string_view question_language = {};
};
DeckLanguages languages_of(const Deck& deck);

/// One of the texts that an answer stands for.
struct AnswerText {
    std::u32string text;    ///< The text after normalisation.
    std::string shown_text; ///< The text as it is shown to people.
    // In the part of `text` from `no_slip_from` to before `no_slip_to`, a wrong letter is a mistake rather than a slip.
    // The part is what fills the gap of a sentence, or the whole answer if the item asks for a form.
    std::size_t no_slip_from = 0;
    std::size_t no_slip_to = 0;
};

/// Makes the readings of an item's answers and of the answers that are given to its prompt.
class ReadingExpander {
  public:
    explicit ReadingExpander(const Item& item, const DeckLanguages& languages = {});

    /// Returns the readings of `answers`, which are the right or the wrong answers of the item: all readings of their
    /// patterns. If the item's kind allows it, each of these is also returned without courtesies that the prompt
    /// doesn't ask for, with full forms in place of short ones, or inside the sentence with the gap.
    std::vector<AnswerText> expand_answers(const std::vector<std::string>& answers, Normalisation how) const;
    /// Returns the same as expand_answers() for answers whose patterns have the readings `readings`, as
    /// readings_of_patterns() returns them.
    std::vector<AnswerText> expand_readings(const std::vector<std::string>& readings, Normalisation how) const;

    /// Returns the readings of a given answer. The answer itself is the first. The others have numbers in words, no
    /// courtesies, full forms in place of short ones, no words that stand next to the gap of the prompt, or one of the
    /// forms that a dictionary's abbreviation stands for.
    std::vector<std::u32string> expand_given_answer(std::string_view given, Normalisation how) const;

    const Item& item() const { return item_; }
    const LanguageData* language() const { return language_; }

  private:
    void add(std::vector<AnswerText>& all, AnswerText reading, Normalisation how) const;
    void add_sentences(std::vector<AnswerText>& all, const std::string& answer, Normalisation how) const;

    const Item& item_;
    const LanguageData* language_; ///< Null if the judge doesn't know the language.
    ShortForms short_forms_;
    PromptRequirements requirements_;
    std::array<TextAroundGap, 2> sentences_;
};

/// Returns the problem of an answer that has too many readings to be judged in time; nullopt if the item has no such
/// answer.
std::optional<Problem> fault_in_patterns(const Item& item);

/// Returns the answer to an item as it is shown to players and read aloud; empty if the item has no answers.
std::string shown_answer(const Item& item);

} // namespace palazzo::quiz
