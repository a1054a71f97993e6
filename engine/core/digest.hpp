// A short fingerprint of a long text, to compare positions and to check saved games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace palazzo {

/// Returns the 64-bit FNV-1a hash (Fowler, Noll, Vo) of `text`, as 16 hexadecimal digits. The hash detects accidental
/// changes, but not deliberate ones.
std::string digest_of(std::string_view text);

} // namespace palazzo
