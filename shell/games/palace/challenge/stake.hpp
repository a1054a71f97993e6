// What hangs on a challenge at a table of Palace, in words.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/state.hpp"

namespace palazzo::palace::screen {

/// What the challenge that waits decides: "Get it right to play any card".
Message purpose_of(const State& s);
/// What not passing it costs by the table's rules: "Missed: you pick up the pile, 7 cards."
Message stake_of(const State& s);

} // namespace palazzo::palace::screen
