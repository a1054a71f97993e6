// What people add to an answer out of courtesy, and what a prompt says about that.
#pragma once

#include "engine/quiz/tongue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// What a prompt asks for besides its answer.
struct Wanted {
    bool courtesy = false;  ///< it names one
    bool counted = false;   ///< so many words
    bool beginning = false; ///< it says how the answer begins
};
/// `asked_in`: what is known of the prompt's language; null: nothing, and nothing is wanted.
Wanted wanted_by(std::string_view prompt, const Tongue* asked_in);

/// A text as it counts, and what is left of it when courtesies at its end go, and at its beginning unless that is
/// given: each sort once at most, in every way, and never all of the text. The text itself comes first.
std::vector<std::u32string> without_courtesies(std::u32string_view text, const Tongue& tongue, bool beginning_is_given);

/// The text with what is said for something else in the place of what is meant.
std::u32string with_what_is_meant(std::u32string_view text, const Tongue& tongue);

} // namespace palazzo::quiz
