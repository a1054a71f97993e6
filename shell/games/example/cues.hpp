// What is heard of a move in Sevens.
#pragma once

#include "engine/games/example/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::example::screen {

/// The sound of an event; nullopt: none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Whether an event is celebrated: here nothing is.
bool is_celebrated(const Event& event);

} // namespace palazzo::example::screen
