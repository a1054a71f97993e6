// UTF-8 from anywhere, a character at a time.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo {

/// The character that a text begins with. A byte that is no UTF-8 counts as one of its own, U+FFFD and not valid.
struct CodePoint {
    char32_t value = 0xFFFD;
    std::size_t bytes = 1;
    bool valid = false;
};
/// Of a text that isn't empty.
CodePoint first_character(std::string_view text);
/// Takes it off the text.
char32_t take_character(std::string_view& text);

/// visit(CodePoint) for each.
template <class Visit>
void each_character(std::string_view text, Visit&& visit) {
    while (!text.empty()) {
        const CodePoint c = first_character(text);
        visit(c);
        text.remove_prefix(c.bytes);
    }
}

void append_character(std::string& text, char32_t c);

/// Where the first byte stands that is no UTF-8; the text's size if there is none.
std::size_t valid_bytes(std::string_view text);

/// Whether a byte goes on with a character that began before it.
constexpr bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// No more of a text than so many bytes, cut between characters.
constexpr std::string_view cut_to(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && goes_on(text[bytes])) --bytes;
    return text.substr(0, bytes);
}

} // namespace palazzo
