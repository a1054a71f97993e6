// What everybody saw happen in a placement.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/state.hpp"

#include <vector>

namespace palazzo::palindromes {

std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after);

} // namespace palazzo::palindromes
