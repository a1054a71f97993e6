// Corrects given answers. A correction consists of the right answer that is compared with the given one, and of marks
// around the letters in which the two differ.
#pragma once

#include "engine/quiz/readings.hpp"

#include <string>
#include <string_view>

namespace palazzo::quiz {

struct Correction {
    std::string answer; ///< The right answer; empty if there is nothing to correct.
    std::string
        marked_answer; ///< `answer` with `**` around the differing letters; empty if no letters are to be marked.
};

/// Returns the correction of a given answer. If the answer has passed, the correction is its right spelling, or empty
/// if the answer already has the right letters, accents and polite capitals. If the answer hasn't passed, the
/// correction is the nearest of the item's answers with the differences marked, or the item's first answer if none is
/// near. Differences in case, punctuation and kind of apostrophe are marked only if `strict` spelling refused the
/// answer and there are no other differences.
Correction correction_of(
    const Item& item, std::string_view given, bool passed, bool strict = false, const DeckLanguages& languages = {});

/// Returns the right answer with `**` around the letters that the given text lacks or has wrong. If the given text has
/// a superfluous letter, a letter of the right answer beside it is marked. Accents and apostrophes between letters
/// count; case, punctuation and spaces don't.
std::string with_differences_marked(std::string_view right, std::string_view given);

} // namespace palazzo::quiz
