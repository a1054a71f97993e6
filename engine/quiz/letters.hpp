// Letters of any script: their small forms, and what they are without their accents.
#pragma once

namespace palazzo::quiz {

/// The small letter of a capital, and of a letter that has another form at the end of a word (ς); a full-width letter
/// or sign as a usual one. Any other character is left as it is.
char32_t small_letter(char32_t c);

/// A small letter and the mark behind it as one letter; 0: there is none.
char32_t with_mark(char32_t letter, char32_t mark);

/// A small letter without its accents, each of a ligature's two the first alone; any other character is itself. What
/// makes another letter of it stays: the breve of й, the voicing of kana.
char32_t without_accents(char32_t c);

/// Whether a character is an accent of the letter before it.
bool is_mark(char32_t c);

} // namespace palazzo::quiz
