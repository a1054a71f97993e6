// Writes problems as users read them, for test cases that compare such texts.
#pragma once

#include "tests/english.hpp"

#include <string>

namespace palazzo {

/// Returns the line in which a user reads a problem, such as `moves[17].seat: a seat is required`.
inline std::string line_of(const Problem& problem) { return say(problem); }

} // namespace palazzo
