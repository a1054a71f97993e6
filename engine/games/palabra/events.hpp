// What everybody saw happen in a move.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palabra/state.hpp"

#include <vector>

namespace palazzo::palabra {

std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after);

} // namespace palazzo::palabra
