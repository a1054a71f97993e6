// The page on which a table is set up.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include <string>

namespace palazzo::app {

/// Opens the set-up page for the table in App::set_up.
void open_set_up_page(App& app);
/// Opens the set-up page for `table`, a game with a preset: `GAME/PRESET`. Nothing happens if there is no such preset.
void open_set_up(App& app, const std::string& table);
/// Returns whether the set-up page is open.
bool is_setting_up(const App& app);
/// Deals a game at the table that is set up; notifies the player if that isn't possible.
void begin_game(App& app);

/// Returns the model of the set-up page.
pages::SetUpModel set_up_model(const App& app);

} // namespace palazzo::app
