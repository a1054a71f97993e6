// What is kept, taken up by the program: at its start, when another tab or window has written, after an import.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Reads settings, decks, what was missed, the scores and the lists of games, as the store has them now. What can't be
/// read is set aside; what was set aside before and can be read now comes back.
void load_stored_data(App& app);

/// Keeps the settings. Those that this version doesn't know stay as they are.
void save_settings(App& app);

} // namespace palazzo::app
