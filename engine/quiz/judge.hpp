// The judge decides whether an answer is right, and whether a wrong answer is only a slip away from a right one.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/readings.hpp"

#include <string_view>

namespace palazzo::quiz {

/// Returns whether an answer is one of the item's right answers. It forgives differences in
///   case, accents (`senor` for `señor`), and `ae`, `oe`, `ue`, `ss` for `ä`, `ö`, `ü`, `ß`;
///   punctuation, the number of spaces, and a space for a hyphen (`trente cinq` for `trente-cinq`), but not in a minus
///   or in punctuation between two digits;
///   the kind of apostrophe, and an apostrophe for the accent of a last vowel (`perche'` for `perché`);
///   length, if the whole prompt, the whole sentence with the gap, or some words next to the gap are given with the
///   missing words;
///   and, in the languages that the judge knows (language_data.hpp), digits in a sentence, courtesies that the prompt
///   doesn't ask for, and short forms (`I'm` for `I am`), if the item's kind allows them.
/// If the item has strict accents, an answer must have them, at least as `ae` or as an apostrophe.
///
/// If `strict` is true, it forgives only spaces around an answer, the kind of apostrophe, a missing or superfluous full
/// stop at the end, and a space before `?`, `!`, `:`, `;`, as in French.
///
/// It refuses empty answers, and the item's wrong answers even if their difference from a right one would be forgiven.
/// It accepts any bytes as arguments.
bool accepts(const Item& item, std::string_view answer, bool strict, const DeckLanguages& languages = {});

/// Returns whether an answer that isn't accepted is one slip away from a right one, ignoring case, punctuation, accents
/// and apostrophes. A slip is a letter that is inserted, omitted or substituted, a transposition of two neighbours, a
/// superfluous or missing space, or a missing apostrophe. The following mistakes are never slips:
/// - a wrong letter, if the item asks for a form of a word; but in the sentence around a gap it may be a slip;
/// - a different small word (`le` for `la`);
/// - a different ending of a word, unless the item is dictation or a number;
/// - a wrong digit;
/// - a substituted or omitted letter in a word of three letters, and any difference in a shorter word;
/// - any difference in a text of three letters or fewer;
/// - one of the item's wrong answers.
bool is_near_miss(const Item& item, std::string_view given, bool strict, const DeckLanguages& languages = {});

/// Returns the note that helps a learner whose `answer` was refused: the note of the wrong answer that it is,
/// preferably one with the same accents; otherwise the item's note. Empty if there is none.
const std::string& note_on_answer(const Item& item, std::string_view answer, const DeckLanguages& languages = {});

} // namespace palazzo::quiz
