// The mirror of a table of Sevens, which is its text for screen readers, and the moves that the mirror's controls make.
#pragma once

#include "engine/games/example/state.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::example::screen {

/// Returns the regions of the mirror: the parts of the table, and the moves of the viewer.
std::vector<a11y::Region> mirror_regions(const View& v, const i18n::Voice& voice);
/// Returns the move that a control of these regions makes; nullopt if it makes none.
std::optional<Move> handle_mirror_control(const a11y::UsedControl& pressed);

} // namespace palazzo::example::screen
