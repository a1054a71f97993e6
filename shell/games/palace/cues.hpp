// The sounds of moves in Palace.
#pragma once

#include "engine/games/palace/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::palace::screen {

/// Returns the sound of an event; nullopt if it has none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Returns whether the screen celebrates an event, which it does only if the pile burns.
bool is_celebrated(const Event& event);

} // namespace palazzo::palace::screen
