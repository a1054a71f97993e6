// Plays the sounds of the game on the table: when a new game is dealt, when a move begins to show, and when the game
// ends. Moves that were made before the game was opened make no sound.
#pragma once

#include "shell/app/state/app.hpp"

#include <optional>

namespace palazzo::app {

/// The latest big moment at a table, which is celebrated with confetti.
struct BigMoment {
    std::optional<double>
        celebration_began; ///< Time when the celebration began, on services.clock; nullopt if there was none yet.
    bool pending = false;  ///< True until the cards of the big moment have landed and its celebration begins.
};

/// Plays the sound of the moves that were made since the last frame. If several moves were made, for example by bots
/// while movements are off, only their most important sound is played. Call it once a frame, before drawing.
void play_table_sounds(App& app);

/// Starts the celebration of a big moment once its cards have landed. Call it once a frame, after drawing.
void celebrate_big_moment(App& app);

} // namespace palazzo::app
