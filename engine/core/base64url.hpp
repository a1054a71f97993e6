// Encodes bytes as letters, digits, `-` and `_`, none of which has to be escaped in a URL (RFC 4648, "base64url",
// without padding).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

inline constexpr std::string_view base64url_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Returns `bytes` as text, in which four characters represent three bytes.
std::string to_base64url(std::span<const unsigned char> bytes);
/// Returns the bytes that `text` represents; nullopt if it contains a character that the encoding doesn't use. Bits at
/// the end that don't fill a byte are dropped.
std::optional<std::vector<unsigned char>> from_base64url(std::string_view text);

} // namespace palazzo
