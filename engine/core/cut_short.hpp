// Shortens texts from outside the program, so that they fit into a message.
#pragma once

#include <cstddef>
#include <string>

namespace palazzo {

/// Returns `text`, shortened if it is longer than `bytes` bytes. A long text is cut between two characters of UTF-8 to
/// at most `bytes` bytes, and `…` is appended.
std::string cut_short(std::string text, std::size_t bytes);

} // namespace palazzo
