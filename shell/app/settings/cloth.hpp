// The cloth on which a page is drawn.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns the cloth that the player chose. If that is one for each game, returns the cloth of the game to which the
/// page on top belongs.
ui::TableTheme cloth_of(const App& app);

} // namespace palazzo::app
