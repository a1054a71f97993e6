// Texts that people wrote, character by character: spaces, case, letters without their accents.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/utf8.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

bool is_control(char32_t c); ///< the ends of lines and paragraphs among them
bool is_break(char32_t c);   ///< those controls that stand for a space: ends of lines, tabs
bool is_space(char32_t c);   ///< wide and narrow ones too
/// The text without the spaces and breaks round it.
std::string_view trimmed(std::string_view text);
/// The text cut to so many bytes at most, between characters.
std::string_view shortened(std::string_view text, std::size_t bytes);

/// How many characters a text in UTF-8 has, whatever their script.
std::size_t letters_in(std::string_view text);

/// Why a text can't stand in a deck; empty: it can, having from 1 to so many letters of UTF-8, no control characters,
/// and no spaces round it.
Refusal fault_in_text(std::string_view text, std::size_t longest);

/// The small letter of a capital of Latin-1 and Latin Extended-A; other characters are left as they are.
char32_t lower(char32_t c);
std::string lower(std::string_view text);

/// The small letters that a letter is without its accent: `e` for `É`, `ss` for `ß`, `a` for `a`. Empty: no Latin
/// letter.
std::string_view bare_letters(char32_t c);

} // namespace palazzo::quiz
