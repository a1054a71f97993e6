// Saved games on the screen: their lists, one of them, their size, and data that was set aside.
#pragma once

#include "shell/app/state/feature.hpp"

namespace palazzo::app {

/// `saved` lists the games, `kept:ID` opens one, `latest:ID` one of the finished games on the home screen, `make_room`
/// deletes old games, `set_aside` lists data that was set aside, `export_everything` exports a backup, and `import`
/// opens a file.
extern const Feature saved_games_feature;

} // namespace palazzo::app
