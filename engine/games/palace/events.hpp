// What everybody saw happen: found out by comparing two positions, so that the rules need not keep a diary.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/state.hpp"

#include <vector>

namespace palazzo::palace {

/// The public events of one move, in order. Holds nothing that any seat may not know.
std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after);

} // namespace palazzo::palace
