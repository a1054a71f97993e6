// The mirror of a table of Sevens, and the effect of its controls.
#pragma once

#include "engine/games/example/state.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::example::screen {

/// Returns the zones of the table, and the moves of the viewing seat.
std::vector<a11y::Region> mirror_regions(const View& v, const i18n::Voice& voice);
/// Returns the move that a control of the mirror's regions makes; nullopt if it makes none.
std::optional<Move> mirror_pressed(const a11y::Pressed& pressed);

} // namespace palazzo::example::screen
