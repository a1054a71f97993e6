// Answers as patterns: what stands in `[ ]` may be left out, of `(a|b)` one is said, of `[a|b]` one or none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t most_readings = 64; ///< of a pattern; further ones don't count

/// All that a pattern stands for, at most so many, with one space between words. First comes what is shown: with
/// everything that may be left out, and the first of what there is to choose. Parentheses without a stroke are what
/// they are, as is a bracket that nothing closes; a text without any group stands for itself.
std::vector<std::string> readings_of_pattern(std::string_view pattern, std::size_t most = most_readings);

/// What of a pattern is shown and read aloud.
std::string first_reading(std::string_view pattern);

/// Whether it stands for more than `most_readings`.
bool has_too_many_readings(std::string_view pattern);

/// How far a group in brackets goes that begins at a place, with its last bracket; 0: none begins there.
std::size_t group_at(std::string_view text, std::size_t at);

} // namespace palazzo::quiz
