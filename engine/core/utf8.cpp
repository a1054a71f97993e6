#include "engine/core/utf8.hpp"

namespace palazzo {
namespace {

struct Lead {
    std::size_t bytes;
    char32_t bits;
    char32_t least; ///< smallest code point that has this length; smaller ones are invalid, because they have shorter
                    ///< forms
};

/// Returns what the first byte tells about a character: its length and some bits of its code point. The length is 0 if
/// the byte can't begin a character.
constexpr Lead lead_of(unsigned char byte) {
    if (byte < 0x80) return {1, byte, 0};
    if (byte >= 0xC2 && byte < 0xE0) return {2, byte & 0x1FU, 0x80};
    if (byte >= 0xE0 && byte < 0xF0) return {3, byte & 0x0FU, 0x800};
    if (byte >= 0xF0 && byte < 0xF5) return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

} // namespace

CodePoint first_character(std::string_view text) {
    const Lead lead = lead_of(static_cast<unsigned char>(text.front()));
    if (lead.bytes == 0 || lead.bytes > text.size()) return {};
    char32_t value = lead.bits;
    for (std::size_t i = 1; i < lead.bytes; ++i) {
        if (!is_continuation_byte(text[i])) return {};
        value = value << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
    }
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    if (value < lead.least || surrogate || value > 0x10FFFF) return {};
    return {value, lead.bytes, true};
}

char32_t take_character(std::string_view& text) {
    const CodePoint c = first_character(text);
    text.remove_prefix(c.bytes);
    return c.value;
}

void append_character(std::string& text, char32_t c) {
    const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (c < 0x80) return put(c);
    if (c < 0x800) {
        put(0xC0U | c >> 6U);
    } else {
        if (c < 0x10000) {
            put(0xE0U | c >> 12U);
        } else {
            put(0xF0U | c >> 18U);
            put(0x80U | (c >> 12U & 0x3FU));
        }
        put(0x80U | (c >> 6U & 0x3FU));
    }
    put(0x80U | (c & 0x3FU));
}

std::size_t valid_prefix_size(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const CodePoint c = first_character(text.substr(at));
        if (!c.valid) break;
        at += c.bytes;
    }
    return at;
}

} // namespace palazzo
