// The page on which a table is set up.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include <string>

namespace palazzo::app {

/// Opens the page with App::set_up as it is.
void show_set_up(App& app);
/// Opens the page with a game's preset, `GAME/PRESET`. Nothing happens if there is no such preset.
void open_set_up(App& app, const std::string& table);
/// Returns whether this page is open.
bool is_setting_up(const App& app);
/// Deals a game at this table; notifies the player if that isn't possible.
void begin(App& app);

/// Returns what the page shows.
pages::SetUpModel set_up_model(const App& app);

} // namespace palazzo::app
