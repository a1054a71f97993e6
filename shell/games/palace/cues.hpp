// The sounds of moves in Palace.
#pragma once

#include "engine/games/palace/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::palace::screen {

/// Returns the sound of an event; nullopt if it has none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Returns whether an event is celebrated: the pile burns, by a ten or a four of a kind.
bool is_celebrated(const Event& event);

} // namespace palazzo::palace::screen
