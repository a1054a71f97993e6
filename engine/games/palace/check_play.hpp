// Why a set may not be laid. Only for check.cpp.
#pragma once

#include "engine/games/palace/state.hpp"

namespace palazzo::palace {

/// Empty if the viewing seat, which is to act, may lay this set.
Refusal check_play(const View& v, const Move& m);

} // namespace palazzo::palace
