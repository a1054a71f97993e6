// The kinds of questions. A new kind needs a value of QuestionKind, a row in `question_kinds`, and two messages in
// assets/text: `challenge.kind.NAME` is its label, and `challenge.itself.NAME` its label in the language that is
// learnt.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace palazzo::quiz {

/// The kinds of tasks that a question may set.
enum class QuestionKind : std::uint8_t {
    speak, ///< Say something; there are no right or wrong answers.
    ask,   ///< Answer a question that fits no other kind but has a right answer.
    translate,
    article,
    plural,
    conjugate,
    gap,
    opposite,
    number,
    listen,
    define,
    reply, ///< Reply in the situation that the prompt describes.
};

/// The language in which a prompt is worded. The answer is always in the language that is learnt.
enum class PromptLanguage : std::uint8_t {
    question_language, ///< The prompt is in the language that the deck is asked in.
    learnt_language,   ///< The prompt is in the language that is learnt, sometimes with an instruction in another
                       ///< language.
};

struct QuestionKindTraits {
    std::string_view name; ///< Name of the kind in decks and records.
    PromptLanguage prompt_language;
    /// True if items of this kind ask for the form of a word, so that a wrong letter is a mistake rather than a slip.
    bool asks_for_word_form;
    bool allows_digits;     ///< True if numbers in an answer may be written in digits.
    bool allows_courtesies; ///< True if courtesies and short forms are optional in an answer.
};

/// The traits of the kinds, in the order of QuestionKind.
inline constexpr std::array<QuestionKindTraits, 12> question_kinds{{
    {"speak", PromptLanguage::question_language, false, false, false},
    {"ask", PromptLanguage::question_language, false, true, false},
    {"translate", PromptLanguage::question_language, false, true, true},
    {"article", PromptLanguage::learnt_language, true, false, false},
    {"plural", PromptLanguage::learnt_language, true, false, false},
    {"conjugate", PromptLanguage::learnt_language, true, false, false},
    {"gap", PromptLanguage::learnt_language, true, false, false},
    {"opposite", PromptLanguage::learnt_language, false, false, false},
    // The prompt of a number isn't in the language that is learnt, because reading it aloud in that language would give
    // the answer away.
    {"number", PromptLanguage::question_language, false, false, false},
    {"listen", PromptLanguage::learnt_language, false, true, false},
    {"define", PromptLanguage::question_language, false, true, false},
    {"reply", PromptLanguage::question_language, false, true, true},
}};

constexpr const QuestionKindTraits& traits_of(QuestionKind kind) {
    return question_kinds[static_cast<std::size_t>(kind)];
}
constexpr std::string_view name_of(QuestionKind kind) { return traits_of(kind).name; }

/// Returns the kind with this name; nullopt if there is none.
std::optional<QuestionKind> find_question_kind(std::string_view name);

} // namespace palazzo::quiz
