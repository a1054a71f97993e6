// Whether an answer is right.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string_view>

namespace palazzo::quiz {

/// Whether one of the item's answers was given. Forgiven are
///   case, accents (`senor` for `señor`), and `ae`, `oe`, `ue`, `ss` for `ä`, `ö`, `ü`, `ß`;
///   punctuation round an answer and inside it, more spaces than one, a hyphen that is a space (`trente cinq` for
///   `trente-cinq`), though not a sign between two digits or a minus;
///   which apostrophe it is, and one that stands for the accent of a last vowel (`perche'` for `perché`).
/// Where the item's accents are the point (`strict_accents`), they have to be there, if only as `ae` or an apostrophe.
///
/// `strict` forgives nothing but spaces round an answer, which apostrophe it is, a full stop at the end that is missing
/// or too many, and a space before `?`, `!`, `:`, `;`, as French has it.
///
/// One of the item's wrong answers is refused though its likeness to a right one would be forgiven. An empty answer is
/// never right, whatever bytes come.
bool accepts(const Item& item, std::string_view answer, bool strict);

} // namespace palazzo::quiz
