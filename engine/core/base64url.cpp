#include "engine/core/base64url.hpp"

#include <cstddef>
#include <cstdint>

namespace palazzo {

std::string to_base64url(std::span<const unsigned char> bytes) {
    std::string text;
    std::uint32_t bits = 0;
    unsigned waiting = 0;
    for (const unsigned char byte : bytes) {
        bits = bits << 8U | byte;
        for (waiting += 8; waiting >= 6; waiting -= 6) text += base64url_letters[bits >> (waiting - 6) & 63U];
    }
    if (waiting > 0) text += base64url_letters[bits << (6 - waiting) & 63U];
    return text;
}

std::optional<std::vector<unsigned char>> from_base64url(std::string_view text) {
    std::vector<unsigned char> bytes;
    std::uint32_t bits = 0;
    unsigned waiting = 0;
    for (const char c : text) {
        const std::size_t value = base64url_letters.find(c);
        if (value == std::string_view::npos) return std::nullopt;
        bits = bits << 6U | static_cast<std::uint32_t>(value);
        waiting += 6;
        if (waiting < 8) continue;
        waiting -= 8;
        bytes.push_back(static_cast<unsigned char>(bits >> waiting));
    }
    return bytes;
}

} // namespace palazzo
