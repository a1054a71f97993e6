// Answers as patterns: a text in `[ ]` is optional, `(a|b)` is a choice of one, and `[a|b]` is a choice of one or none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t most_readings = 64; ///< Largest number of a pattern's readings that are used.

/// Returns at most `most` readings of a pattern, with one space between words. The first reading is the one that
/// players see: it has every optional text, and the first part of each choice. Parentheses without `|` and unclosed
/// brackets are part of the text. A text without groups has only itself as a reading.
std::vector<std::string> readings_of_pattern(std::string_view pattern, std::size_t most = most_readings);
/// Returns the readings of all patterns, in the order of the patterns.
std::vector<std::string> readings_of_patterns(const std::vector<std::string>& patterns);

/// Returns the reading of a pattern that is shown to players and read aloud.
std::string first_reading(std::string_view pattern);

/// Returns whether a pattern has more than `most_readings` readings.
bool has_too_many_readings(std::string_view pattern);

/// Returns the length in bytes of the group that begins at the offset `at`, including its brackets; 0 if no group
/// begins there.
std::size_t group_size_at(std::string_view text, std::size_t at);

} // namespace palazzo::quiz
