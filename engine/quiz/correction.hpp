// Corrections: the right answer that a given one is compared with, and the letters in which they differ.
#pragma once

#include "engine/quiz/readings.hpp"

#include <string>
#include <string_view>

namespace palazzo::quiz {

struct Correction {
    std::string answer; ///< The right answer; empty if there is nothing to correct.
    std::string marked; ///< `answer` with the differing letters between `**`; empty if none are to be marked.
};

/// Returns the correction of a given answer. For one that passed, it is the spelling of that answer, if its letters or
/// accents differ from it. For one that didn't pass, it is the item's nearest answer with the differences marked, or
/// its first answer if none is near. Case, punctuation and kinds of apostrophe only count as differences if `strict`
/// spelling refused an answer that has no others.
Correction correction_of(
    const Item& item, std::string_view given, bool passed, bool strict = false, const Languages& languages = {});

/// Returns the right answer with the differing letters between `**`: those to be inserted or substituted, and, if the
/// given text has a superfluous letter, the letter beside it. Accents and apostrophes between letters count; case,
/// punctuation and spaces don't.
std::string with_difference_marked(std::string_view right, std::string_view given);

} // namespace palazzo::quiz
