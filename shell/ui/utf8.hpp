// Reading UTF-8, a character at a time.
#pragma once

#include <cstddef>
#include <string_view>

namespace palazzo::ui {

/// Takes the first character off `text`, which isn't empty. A broken sequence gives U+FFFD and takes one byte.
constexpr char32_t take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    std::size_t size = 1;
    if (first >= 0xF0 && first < 0xF8)
        size = 4;
    else if (first >= 0xE0 && first < 0xF0)
        size = 3;
    else if (first >= 0xC2 && first < 0xE0)
        size = 2;
    char32_t c = size == 1 ? (first < 0x80 ? first : 0xFFFDU) : first & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if (i >= text.size() || (byte(i) & 0xC0U) != 0x80U) {
            text.remove_prefix(1);
            return 0xFFFDU;
        }
        c = c << 6 | (byte(i) & 0x3FU);
    }
    text.remove_prefix(size);
    return c;
}

/// No more of a text than so many bytes, cut between characters.
constexpr std::string_view cut_to(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
    return text.substr(0, bytes);
}

} // namespace palazzo::ui
