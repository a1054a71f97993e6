// Normalises texts for the judge: removes those differences between two texts that the judge forgives.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// The kinds of normalisation, by the differences that they keep.
enum class Normalisation {
    loose,      ///< Ligatures become two letters. Apostrophes are kept between letters only.
    accented,   ///< Like `loose`, but apostrophes behind a last vowel are kept, since they may mean its accent.
    as_written, ///< Like `accented`, but ligatures are kept.
};

/// Returns a text in lowercase, with one space between words. Ligatures become two letters unless `ligatures_stay` is
/// true.
std::u32string lowercase_text(std::string_view text, bool ligatures_stay = false);

/// Returns a normalised text: in lowercase, with its accents, and with a space in place of punctuation. A text that is
/// only punctuation is kept, because an answer may be a question mark. A minus is kept, and so is punctuation between
/// two digits.
std::u32string normalised(std::string_view text, Normalisation how);

/// Returns a letter in lowercase without its accent, or the first letter of a ligature; any other character unchanged.
char32_t lowercase_without_accents(char32_t c);
/// Returns a text in lowercase without accents and apostrophes. Ligatures become two letters.
std::u32string lowercase_without_accents(std::u32string_view text);

/// Returns whether two normalised texts are equal. Accents are compared only if `accents` is true. `given` may have
/// `ae`, `oe` and `ue` in place of `ä`, `ö` and `ü`. If `accents` is true, it may also have an apostrophe in place of
/// the accent of a last vowel.
bool matches(std::u32string_view right, std::u32string_view given, bool accents);

/// Returns a text normalised for strict spelling: without spaces at either end, without a full stop at the end, without
/// spaces before `?`, `!`, `:` and `;`, and with only one kind of apostrophe.
std::u32string normalised_strictly(std::string_view text);

/// Returns whether a character can be part of a word, because it isn't a space, an apostrophe or a punctuation mark.
bool is_word_character(char32_t c);
bool is_digit(char32_t c);
bool is_apostrophe(char32_t c);

// Return the beginning and the end of the word around the index `at`. Words are separated by spaces.
std::size_t word_begin(std::u32string_view text, std::size_t at);
std::size_t word_end(std::u32string_view text, std::size_t at);

} // namespace palazzo::quiz
