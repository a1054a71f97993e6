// Looking at a game again: from the deal to its end, from any seat's eyes where it is over.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/replay_bar.hpp"

#include <cstddef>
#include <memory>
#include <string>

namespace palazzo::app {

/// A game that is looked at again. Nothing of it is kept.
struct Replay {
    std::unique_ptr<games::GameTable> table; ///< at the position that is looked at, with all moves known
    bool all_may_be_seen = false;            ///< the game is over: from anybody's eyes, or all cards at once
    bool open = false;                       ///< all cards at once
    bool playing = false;
    int speed = 0;  ///< below pages::replay_speeds
    double due = 0; ///< when the next move is shown, in seconds of the program's clock
};
/// The one that is looked at; null: none is.
Replay* replay_on(const App& app);

/// Shows the game on the table from a number of moves on. One that isn't over is seen as the player who is at the table
/// sees it.
void begin_replay(App& app, std::size_t move);
/// Shows a kept game from the deal on, once what it is played with is there; a line says why where it can't be. One
/// that several people share and that goes on is looked at from its table alone, behind the curtain.
void begin_replay_of(App& app, const std::string& id);
/// Shows a record from the deal on. "" or the line that says why not, with nothing changed.
std::string begin_replay_of_record(App& app, const Record& record);

/// What its bar shows; a replay is open.
pages::ReplayModel replay_model(const App& app);

/// `replay_kept` with the id of a kept game as its value.
extern const Feature replay_feature;

} // namespace palazzo::app
