// Courtesies such as "please", which people add to an answer, and the short forms that they use.
#pragma once

#include "engine/quiz/language_data.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The requirements of a prompt on the form of its answer.
struct PromptRequirements {
    bool courtesy = false;   ///< True if the prompt asks for a courtesy.
    bool word_count = false; ///< True if the prompt asks for a number of words.
    bool beginning = false;  ///< True if the prompt gives the beginning of the answer.
};
/// Returns the requirements of a prompt, given the data of its language. If they are null, there are none.
PromptRequirements requirements_of(std::string_view prompt, const LanguageData* asked_in);

/// Returns a normalised text, and then what remains after removing courtesies from its end, and from its beginning
/// unless the prompt gives that. Each sort of courtesy is removed at most once, and never the whole text.
std::vector<std::u32string> without_courtesies(
    std::u32string_view text, const LanguageData& language, bool beginning_is_given);

/// Returns a normalised text with its short forms replaced by the full ones: `i am` for `i'm`.
std::u32string with_full_forms(std::u32string_view text, const LanguageData& language);

} // namespace palazzo::quiz
