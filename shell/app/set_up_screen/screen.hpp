// The page on which a table is set.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include <string>

namespace palazzo::app {

/// Opens the page, with App::set_up as it is.
void show_set_up(App& app);
/// The same with a game and a preset of it, `GAME/PRESET`; nothing happens where there is no such preset.
void open_set_up(App& app, const std::string& table);
/// Whether this is the page that is open.
bool is_setting_up(const App& app);
/// Deals the table that is set; a line says why where it can't be.
void begin(App& app);

/// What the page shows.
pages::SetUpModel set_up_model(const App& app);

} // namespace palazzo::app
