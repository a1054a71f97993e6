// Writes numbers that were typed in digits in words.
#pragma once

#include "engine/quiz/tongue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Returns all ways to say a whole number from 0 to 9999, as normalised texts; empty for any other number.
std::vector<std::u32string> in_words(int number, const Tongue& tongue);

/// Returns a normalised text with its numbers in words, in each way to say them. Numbers that are part of a time, a
/// price or another word are no numbers. Empty if the text has no numbers, or no words beside them.
std::vector<std::u32string> with_numbers_in_words(std::u32string_view text, const Tongue& tongue);

} // namespace palazzo::quiz
