// A short name for a long text: positions are compared by it, saves checked.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace palazzo {

/// FNV-1a, 64 bits (Fowler, Noll, Vo), as 16 hexadecimal digits. Guards against accidents, not against intent.
std::string digest_of(std::string_view text);

} // namespace palazzo
