// What is heard of the game on the table: a sound for each move as it begins to show, for its beginning and its end.
// Nothing of what was there when the game was opened.
#pragma once

#include "shell/app/state/app.hpp"

#include <optional>

namespace palazzo::app {

/// The latest one on a table.
struct BigMoment {
    std::optional<double> began; ///< its celebration, on the clock; nullopt: there was none yet
    bool lands = false;          ///< it has begun to show, and is celebrated once its cards have landed
};

/// Once a frame, before it is drawn: what has happened at the table since the last one. Of several moves at once, which
/// are the bots' without movement, the most telling thing is heard.
void play_table_sounds(App& app);

/// Once a frame, after it was drawn: a big moment is celebrated from the frame on in which its cards have landed.
void celebrate_landed_moment(App& app);

} // namespace palazzo::app
