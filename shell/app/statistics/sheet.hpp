// The statistics on the screen: of whom, of which game, in numbers, as a line over time, and against whom.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/sheet.hpp"

namespace palazzo::app {

/// Choices of a player and a game (`statistics_player`, `statistics_game`), where there are several, and their figures.
pages::SheetModel statistics_sheet(const App& app);
/// Does what one of its controls asks for, `statistics` opens it; false if it is none of them.
bool act_on_statistics(App& app, const a11y::Action& action);

} // namespace palazzo::app
