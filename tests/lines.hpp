// A problem as people read it, for cases that say which.
#pragma once

#include "tests/english.hpp"

#include <string>

namespace palazzo {

/// `moves[17].seat: a seat is required`
inline std::string line_of(const Problem& problem) { return say(problem); }

} // namespace palazzo
