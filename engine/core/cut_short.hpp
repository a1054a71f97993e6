// Texts from outside, in a message.
#pragma once

#include <cstddef>
#include <string>

namespace palazzo {

/// The text; of a longer one than so many bytes the beginning, cut between characters of UTF-8, and `…`.
std::string cut_short(std::string text, std::size_t bytes);

} // namespace palazzo
