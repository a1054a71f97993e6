// A short fingerprint of a long text, to compare positions and to check saved games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace palazzo {

/// Returns the FNV-1a hash with 64 bits (Fowler, Noll, Vo), as 16 hexadecimal digits. It detects accidental changes,
/// but not deliberate ones.
std::string digest_of(std::string_view text);

} // namespace palazzo
