// Answers as patterns: the text in `[ ]` is optional, `(a|b)` is a choice of one, `[a|b]` a choice of one or none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t most_readings = 64; ///< Number of a pattern's readings that are used.

/// Returns at most `most` readings of a pattern, with one space between words. The first one is the one that is shown:
/// it has every optional text, and the first of each choice. Parentheses without `|` and unclosed brackets are part of
/// the text. A text without groups is its only reading.
std::vector<std::string> readings_of_pattern(std::string_view pattern, std::size_t most = most_readings);

/// Returns the reading of a pattern that is shown and read aloud.
std::string first_reading(std::string_view pattern);

/// Returns whether a pattern has more than `most_readings` readings.
bool has_too_many_readings(std::string_view pattern);

/// Returns the length in bytes of the group that begins at `at`, with its brackets; 0 if none begins there.
std::size_t group_at(std::string_view text, std::size_t at);

} // namespace palazzo::quiz
