// Numbers that were typed in digits, as they are said.
#pragma once

#include "engine/quiz/tongue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// All ways to say a whole number from 0 to 9999, as texts that count; empty for a number beyond them.
std::vector<std::u32string> in_words(int number, const Tongue& tongue);

/// A text as it counts with its numbers in words, in each way, but for those that are part of a time, a price or a
/// sign. Empty: it has no such number, or nothing but numbers.
std::vector<std::u32string> with_numbers_in_words(std::u32string_view text, const Tongue& tongue);

} // namespace palazzo::quiz
