// How an answer should have been, beside the one that was given.
#pragma once

#include "engine/quiz/readings.hpp"

#include <string>
#include <string_view>

namespace palazzo::quiz {

struct Correction {
    std::string answer; ///< empty: there is nothing to correct
    std::string marked; ///< the same with what was wrong between `**`; empty: nothing of it stands out
};

/// Of an answer that passed, how it is written, if it was written with other letters or accents. Of one that didn't,
/// the item's answer that is nearest to it, with what differs marked, or its first one where none is near. Case, marks
/// and kinds of apostrophes are no difference, unless nothing else is (`strict` spelling refuses those).
Correction correction_of(
    const Item& item, std::string_view given, bool passed, bool strict = false, const Languages& languages = {});

/// The right answer with the letters that were given otherwise between `**`: those to be put in or exchanged, and where
/// one was too many the letter beside it. Accents and apostrophes between letters count, case, marks and spaces don't.
std::string with_difference_marked(std::string_view right, std::string_view given);

} // namespace palazzo::quiz
