// Recognises courtesies, such as "please", that people add to an answer, and replaces short forms, such as "I'm", by
// full ones.
#pragma once

#include "engine/quiz/language_data.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The requirements that a prompt makes on the form of its answer.
struct PromptRequirements {
    bool asks_for_courtesy = false;   ///< True if the prompt asks for a courtesy.
    bool asks_for_word_count = false; ///< True if the prompt asks for a number of words.
    bool gives_beginning = false;     ///< True if the prompt gives the beginning of the answer.
};
/// Returns the requirements of a prompt. `asked_in` is the data of the language in which the prompt is worded; if it is
/// null, there are no requirements.
PromptRequirements prompt_requirements(std::string_view prompt, const LanguageData* asked_in);

/// Returns `text`, which is normalised, followed by the texts that remain after courtesies have been removed from its
/// end or its beginning. Nothing is removed from the beginning if `beginning_is_given` is true, because the prompt
/// gives the beginning. Each sort of courtesy is removed at most once, and no text becomes empty.
std::vector<std::u32string> variants_without_courtesies(
    std::u32string_view text, const LanguageData& language, bool beginning_is_given);

/// The short forms of a language by their first letters, because most words begin with a letter that none begins with.
class ShortForms {
  public:
    /// `language` is null if the judge doesn't know the language, which then has no short forms.
    explicit ShortForms(const LanguageData* language);

    /// Returns a normalised text in which full forms replace the short ones: `i am` for `i'm`. Returns an empty text if
    /// there are no short forms in it.
    std::u32string expand(std::u32string_view text) const;

  private:
    std::array<std::string_view, 26> lists_; ///< For each letter from `a`, the list of the short forms with it.
};

} // namespace palazzo::quiz
