// Bytes as letters, digits, `-` and `_`, which an address takes as they are (RFC 4648, "base64url", without padding).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

inline constexpr std::string_view base64url_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Four letters for three bytes.
std::string to_base64url(std::span<const unsigned char> bytes);
/// Returns nullopt if there is anything else in the text. Bits that make no whole byte are left out.
std::optional<std::vector<unsigned char>> from_base64url(std::string_view text);

} // namespace palazzo
