// Sounds of the game on the table: for each move when it begins to show, for the start and the end of a game. What
// happened before the game was opened makes no sound.
#pragma once

#include "shell/app/state/app.hpp"

#include <optional>

namespace palazzo::app {

/// The latest big moment of a table.
struct BigMoment {
    std::optional<double> began; ///< Time when the celebration began, on services.clock; nullopt if there was none yet.
    bool pending = false;        ///< True until the cards of the moment have arrived; then it is celebrated.
};

/// Plays the sound of what has happened at the table since the last frame. Of several moves, such as the bots' without
/// movement, it plays the most important sound. Call it once a frame, before drawing.
void play_table_sounds(App& app);

/// Starts the celebration of a big moment once its cards have landed. Call it once a frame, after drawing.
void celebrate_landed_moment(App& app);

} // namespace palazzo::app
