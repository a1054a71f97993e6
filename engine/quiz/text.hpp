// Functions on UTF-8 texts that people have written: they deal with spaces, case, and letters without their accents.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/utf8.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

bool is_control(char32_t c); ///< Returns true for control characters, and for separators of lines and paragraphs.
bool is_spacing_control(
    char32_t c);           ///< Returns true for control characters that mean a space, such as line ends and tabs.
bool is_space(char32_t c); ///< Returns true for spaces of any width.
/// Returns a text without the spaces and line ends at its beginning and end.
std::string_view trimmed(std::string_view text);
/// Returns a text, cut between two characters to at most `bytes` bytes if it is longer.
std::string_view shortened(std::string_view text, std::size_t bytes);

/// Returns the number of characters of a text in any script.
std::size_t count_letters(std::string_view text);
/// Returns a text, cut to at most `letters` characters if it has more.
std::string_view shortened_to_letters(std::string_view text, std::size_t letters);

/// Returns why a text can't be part of a deck; empty if it can. The text must be valid UTF-8 of 1 to `longest`
/// characters, without control characters and without spaces at either end.
Refusal fault_in_text(std::string_view text, std::size_t longest);

/// Returns the lowercase letter of a capital from ASCII, Latin-1 or Latin Extended-A; any other character unchanged.
char32_t latin_lowercase(char32_t c);
std::string latin_lowercase(std::string_view text);

/// Returns the lowercase letters of a Latin letter without its accent: `e` for `É`, `ss` for `ß`, `a` for `a`. Returns
/// an empty text for any other character.
std::string_view base_letters(char32_t c);

/// Returns a text in the form in which searches compare it: in lowercase, with Latin letters without accents, so that
/// `melange` finds `Mélange`.
std::string searchable_text(std::string_view text);

} // namespace palazzo::quiz
