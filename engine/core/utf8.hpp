// Reads UTF-8 from any source, one character at a time.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo {

/// A character at the beginning of a text. An invalid byte counts as the character U+FFFD, and `valid` is false.
struct CodePoint {
    char32_t value = 0xFFFD;
    std::size_t bytes = 1;
    bool valid = false;
};
/// Returns the first character of a text. The text must not be empty.
CodePoint first_character(std::string_view text);
/// Removes the first character from the text, and returns that character.
char32_t take_character(std::string_view& text);

/// Calls visit(CodePoint) for each character.
template <class Visit>
void for_each_character(std::string_view text, Visit&& visit) {
    while (!text.empty()) {
        const CodePoint c = first_character(text);
        visit(c);
        text.remove_prefix(c.bytes);
    }
}

/// Appends a character to a text, as UTF-8.
void append_character(std::string& text, char32_t c);

/// Returns how many bytes at the beginning of `text` are valid UTF-8; the size of `text` if all bytes are valid.
std::size_t valid_prefix_size(std::string_view text);

/// Returns whether `c` belongs to a character of several bytes, but isn't its first byte.
constexpr bool is_continuation_byte(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// Returns the longest beginning of `text` that has at most `bytes` bytes and ends between two characters.
constexpr std::string_view truncate_to_bytes(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && is_continuation_byte(text[bytes])) --bytes;
    return text.substr(0, bytes);
}

} // namespace palazzo
