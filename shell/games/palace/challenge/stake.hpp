// What hangs on a challenge at a table of Palace, in words.
#pragma once

#include "engine/games/palace/state.hpp"
#include "engine/i18n/say.hpp"

#include <string>

namespace palazzo::palace::screen {

/// What the challenge that waits decides: "Get it right to play any card".
std::string purpose_of(const State& s, const Audience& audience);
/// What not passing it costs by the table's rules: "Missed: you pick up the pile, 7 cards."
std::string stake_of(const State& s, const Audience& audience);

} // namespace palazzo::palace::screen
