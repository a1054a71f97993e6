// What is heard of a move in Palabra.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::palabra::screen {

/// The sound of an event; nullopt: none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Whether an event is celebrated: a long word counts.
bool is_celebrated(const Event& event);

} // namespace palazzo::palabra::screen
