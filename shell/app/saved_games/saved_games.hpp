// The feature of saved games: lists them, opens and exports one, deletes old ones, and shows data that was set aside.
#pragma once

#include "shell/app/state/feature.hpp"

namespace palazzo::app {

/// The feature's commands: `saved` lists the games, `kept:ID` opens a saved game's sheet, `latest:ID` opens that of a
/// finished game from the home screen, `make_room` asks which old games to delete, `set_aside` lists data that was set
/// aside, `export_everything` exports a backup, and `import` opens a file.
extern const Feature saved_games_feature;

} // namespace palazzo::app
