// Saved games on the screen: the lists of them, one of them, the room that they take, what was set aside.
#pragma once

#include "shell/app/state/feature.hpp"

namespace palazzo::app {

/// `saved`, `kept:ID`, `latest:ID` (a finished game on the first screen), `make_room`, `set_aside`,
/// `export_everything`, and `import`, which opens a file.
extern const Feature saved_games_feature;

} // namespace palazzo::app
