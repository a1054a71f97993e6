// Texts that say what is at stake in a challenge at a table of Palace.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/state.hpp"

namespace palazzo::palace::screen {

/// Returns what a right answer allows, such as "Get it right, and you play any card"; said differently to the player
/// who answers and to the others.
Message reward_of_right_answer(const State& s);
/// Returns what a wrong answer costs by the table's rules, such as "Missed: you pick up the pile, 7 cards."
Message cost_of_wrong_answer(const State& s);

} // namespace palazzo::palace::screen
