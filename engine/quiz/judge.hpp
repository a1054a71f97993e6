// Whether an answer is right, and if not, whether only a slip keeps it from being so.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/readings.hpp"

#include <string_view>

namespace palazzo::quiz {

/// Whether one of the item's answers was given. Forgiven are
///   case, accents (`senor` for `señor`), and `ae`, `oe`, `ue`, `ss` for `ä`, `ö`, `ü`, `ß`;
///   punctuation round an answer and inside it, more spaces than one, a hyphen that is a space (`trente cinq` for
///   `trente-cinq`), though not a sign between two digits or a minus;
///   which apostrophe it is, and one that stands for the accent of a last vowel (`perche'` for `perché`);
///   the whole sentence for what is missing in it, or the one sentence of several;
///   and in the languages that the judge knows (tongue.hpp) digits in a sentence, courtesies that nobody asked for, and
///   short forms (`I'm` for `I am`), as far as the item's kind has them.
/// Where the item's accents are the point (`strict_accents`), they have to be there, if only as `ae` or an apostrophe.
///
/// `strict` forgives nothing but spaces round an answer, which apostrophe it is, a full stop at the end that is missing
/// or too many, and a space before `?`, `!`, `:`, `;`, as French has it.
///
/// One of the item's wrong answers is refused though its likeness to a right one would be forgiven. An empty answer is
/// never right, whatever bytes come.
bool accepts(const Item& item, std::string_view answer, bool strict, const Languages& languages = {});

/// Whether an answer that isn't accepted is a slip away from one that is, case, marks, accents and apostrophes aside:
/// a letter too many, too few or another one, two neighbours exchanged, a space, or an apostrophe left out. No slip is
///   a letter where a form of a word is asked, but for an apostrophe left out, and for one in the sentence round a gap;
///   a small word for another one (`le` for `la`), an ending for another one but where it was heard, or a digit;
///   a letter exchanged in a word of three letters or fewer, or anything in a text of so few;
///   and what is one of the item's wrong answers.
bool is_near_miss(const Item& item, std::string_view given, bool strict, const Languages& languages = {});

} // namespace palazzo::quiz
