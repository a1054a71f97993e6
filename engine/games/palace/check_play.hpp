// Explains why a set may not be laid. Only check.cpp includes this file.
#pragma once

#include "engine/games/palace/state.hpp"

namespace palazzo::palace {

/// Returns why the viewing seat, which must be to act, may not lay this set; empty if it may.
Refusal check_play(const View& v, const Move& m);

} // namespace palazzo::palace
