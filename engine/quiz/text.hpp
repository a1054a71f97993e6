// Texts that people wrote, character by character: UTF-8 from anywhere, spaces, case, letters without their accents.
#pragma once

#include "engine/core/message.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// The character that a text begins with. A byte that is no UTF-8 counts as one of its own, U+FFFD and not valid.
struct Character {
    char32_t value = 0xFFFD;
    std::size_t bytes = 1;
    bool valid = false;
};
/// Of a text that isn't empty.
Character first_character(std::string_view text);

/// visit(Character) for each.
template <class Visit>
void each_character(std::string_view text, Visit&& visit) {
    while (!text.empty()) {
        const Character c = first_character(text);
        visit(c);
        text.remove_prefix(c.bytes);
    }
}

void append(std::string& text, char32_t c);

/// Where the first byte stands that is no UTF-8; the text's size if there is none.
std::size_t valid_bytes(std::string_view text);

bool is_control(char32_t c); ///< the ends of lines and paragraphs among them
bool is_break(char32_t c);   ///< those controls that stand for a space: ends of lines, tabs
bool is_space(char32_t c);   ///< wide and narrow ones too
/// The text without the spaces and breaks round it.
std::string_view trimmed(std::string_view text);
/// The text cut to so many bytes at most, between characters.
std::string_view shortened(std::string_view text, std::size_t bytes);

/// Why a text can't stand in a deck; empty: it can, having from 1 to so many bytes of UTF-8, no control characters, and
/// no spaces round it.
Refusal fault_in_text(std::string_view text, std::size_t longest);

/// The small letter of a capital of Latin-1 and Latin Extended-A; other characters are left as they are.
char32_t lower(char32_t c);
std::string lower(std::string_view text);

/// The small letters that a letter is without its accent: `e` for `É`, `ss` for `ß`, `a` for `a`. Empty: no Latin
/// letter.
std::string_view bare_letters(char32_t c);

} // namespace palazzo::quiz
