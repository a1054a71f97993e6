// Turns numbers that were typed in digits into words.
#pragma once

#include "engine/quiz/language_data.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Returns all ways to say a whole number from 0 to 9999, as normalised texts; empty for any other number.
std::vector<std::u32string> ways_to_say_number(int number, const LanguageData& language);

/// Returns a normalised text with its numbers in words, once for each way to say them. Numbers that are part of a time,
/// a price or another word stay in digits. Returns an empty list if the text contains no number that can be replaced,
/// or if it contains no word except numbers.
std::vector<std::u32string> with_numbers_in_words(std::u32string_view text, const LanguageData& language);

} // namespace palazzo::quiz
