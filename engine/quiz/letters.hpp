// Letters of any script: their lowercase forms, and their base letters without accents.
#pragma once

namespace palazzo::quiz {

/// Returns the lowercase letter of a capital, the usual form of a final letter (σ for ς), or the usual form of a
/// full-width character in lowercase; any other character unchanged.
char32_t lowercase_letter(char32_t c);

/// Returns a lowercase letter and the mark that follows it as one character; 0 if there is no such character.
char32_t letter_with_mark(char32_t letter, char32_t mark);

/// Returns a lowercase letter without its accents; any other character unchanged. Marks that make a different letter
/// are kept, such as the breve of й and the voicing of kana.
char32_t without_accents(char32_t c);

/// Returns whether a character is a combining mark: an accent or a voicing of the letter before it.
bool is_combining_mark(char32_t c);

} // namespace palazzo::quiz
