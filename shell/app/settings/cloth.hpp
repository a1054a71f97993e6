// The cloth on which a page is drawn.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Returns the cloth that the player chose in the settings. If the player chose a different cloth for each game,
/// returns that of the game to which the page on top belongs.
ui::TableTheme cloth_of_page(const App& app);

} // namespace palazzo::app
