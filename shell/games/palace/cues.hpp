// What is heard of a move in Palace.
#pragma once

#include "engine/games/palace/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::palace::screen {

/// The sound of an event; nullopt: none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Whether an event is celebrated: a pile burns, by a ten or a four.
bool is_celebrated(const Event& event);

} // namespace palazzo::palace::screen
