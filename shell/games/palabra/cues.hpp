// The sounds of moves in Palabra.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::palabra::screen {

/// Returns the sound of an event; nullopt if it has none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Returns whether an event is celebrated. Only a word of at least seven letters is, once it counts.
bool is_celebrated(const Event& event);

} // namespace palazzo::palabra::screen
