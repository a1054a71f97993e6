// A text as it counts where an answer is judged: character by character, without what is forgiven.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// What is left of a text.
enum class Spelled {
    loosely,      ///< ligatures as two letters; an apostrophe counts between two letters
    with_accents, ///< the same, but behind a vowel an apostrophe counts, too: it may stand for an accent
    as_written,   ///< ligatures as they are, else as with accents
};

/// A text in small letters, a character each, with one space between words; ligatures as two, unless they stay.
std::u32string in_small_letters(std::string_view text, bool ligatures_stay = false);

/// A text as it counts: without its punctuation, if anything is left then: an answer may be a question mark. A sign
/// between two digits is none, nor is a minus. Letters keep their accents.
std::u32string said(std::string_view text, Spelled how);

/// A letter without its accent; any other character is itself.
char32_t bare(char32_t c);
/// The same for a text, ligatures as two letters, without apostrophes.
std::u32string bare(std::u32string_view text);

/// Whether two texts are the same as they count, with their accents or without. Either way `ae`, `oe` and `ue` stand
/// for `ä`, `ö` and `ü`, and an apostrophe for the accent of a last vowel.
bool alike(std::u32string_view right, std::u32string_view given, bool accents);

/// A text as it counts where little is forgiven: spaces round it, the kind of apostrophe, a full stop at the end, and a
/// space before `?`, `!`, `:` and `;`.
std::u32string exact(std::string_view text);

/// What may stand in a word: no space, no apostrophe, no punctuation.
bool is_of_word(char32_t c);
bool is_digit(char32_t c);
bool is_apostrophe(char32_t c);

/// Where the word begins that is before a place of a text, and where the one ends that is behind it.
std::size_t word_begin(std::u32string_view text, std::size_t at);
std::size_t word_end(std::u32string_view text, std::size_t at);

} // namespace palazzo::quiz
