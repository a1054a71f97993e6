// Functions on texts in UTF-8 that people wrote: spaces, case, letters without their accents.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/utf8.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

bool is_control(char32_t c); ///< Includes the separators of lines and paragraphs.
bool is_break(char32_t c);   ///< Control characters that mean a space: line ends and tabs.
bool is_space(char32_t c);   ///< Includes wide and narrow spaces.
/// Returns a text without spaces and breaks at either end.
std::string_view trimmed(std::string_view text);
/// Returns a text cut to at most `bytes` bytes, between two characters.
std::string_view shortened(std::string_view text, std::size_t bytes);

/// Returns the number of characters of a text in any script.
std::size_t letters_in(std::string_view text);

/// Returns why a text can't be part of a deck; empty if it can. It must be valid UTF-8 of 1 to `longest` characters,
/// without control characters and without spaces at either end.
Refusal fault_in_text(std::string_view text, std::size_t longest);

/// Returns the lowercase letter of a capital of ASCII, Latin-1 or Latin Extended-A, or any other character unchanged.
char32_t lower(char32_t c);
std::string lower(std::string_view text);

/// Returns the lowercase letters of a Latin letter without its accent: `e` for `É`, `ss` for `ß`, `a` for `a`. Empty
/// for any other character.
std::string_view bare_letters(char32_t c);

/// Returns a text as searches compare it: in lower case, and Latin letters without accents, so that `melange` finds
/// `Mélange`.
std::string search_form(std::string_view text);

} // namespace palazzo::quiz
