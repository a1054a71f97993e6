// A game that is looked at again, on the screen and in words.
#pragma once

#include "shell/app/state/app.hpp"

#include <optional>

namespace palazzo::app {

/// The position that is looked at, as the table shows it, above the bar that leads through the game.
std::optional<a11y::Action> draw_replay(App& app, const ui::Theme& theme);
/// The table's zones without what could be done there, and the bar.
a11y::Mirror mirror_replay(const App& app);

} // namespace palazzo::app
