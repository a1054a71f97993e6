// Loads stored data: at the start, when another tab or window has written, and after an import.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Loads settings, decks, the features' data and the lists of games. Unreadable data is set aside; data that was set
/// aside earlier and can be read now is restored.
void load_stored_data(App& app);

} // namespace palazzo::app
