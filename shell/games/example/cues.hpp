// The sounds of moves in Sevens.
#pragma once

#include "engine/games/example/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::example::screen {

/// Returns the sound of an event; nullopt if it has none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Returns false, because no event of this game is celebrated.
bool is_celebrated(const Event& event);

} // namespace palazzo::example::screen
