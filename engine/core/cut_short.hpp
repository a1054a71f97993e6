// Shortens texts from outside, so that they fit into a message.
#pragma once

#include <cstddef>
#include <string>

namespace palazzo {

/// Returns `text`, cut to at most `bytes` bytes between two characters of UTF-8 and ended by `…` if it is longer.
std::string cut_short(std::string text, std::size_t bytes);

} // namespace palazzo
