// Shortens texts from outside the program, so that they fit into a message.
#pragma once

#include <cstddef>
#include <string>

namespace palazzo {

/// Returns `text`. If it is longer than `bytes` bytes, it is cut to at most that length between two characters of
/// UTF-8, and `…` is appended.
std::string cut_short(std::string text, std::size_t bytes);

} // namespace palazzo
