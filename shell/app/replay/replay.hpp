// Replays: looking at a game again from the deal to its end, and from any seat's view if it is over.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/replay_bar.hpp"

#include <cstddef>
#include <memory>
#include <string>

namespace palazzo::app {

/// A replay. Nothing of it is stored.
struct Replay {
    std::unique_ptr<games::GameTable> table; ///< Shows the current position, with all moves known.
    bool all_may_be_seen = false; ///< True if the game is over, so that every seat's view and all cards can be shown.
    bool open = false;            ///< True while all cards are shown.
    bool playing = false;
    bool catches_up = false; ///< True if it leads to the viewer's turn, so that no copy is played on from it.
    int speed = 0;           ///< Index below pages::replay_speeds.
    double due = 0;          ///< Time of the next move on services.clock, in seconds.
};
/// Returns the open replay; null if there is none.
Replay* replay_on(const App& app);

/// Opens a replay of the game on the table after `move` moves. A game under way is seen as its viewer sees it.
void begin_replay(App& app, std::size_t move);
/// Plays the moves of the game on the table from the position after `move` moves on. Closing it leads to the viewer's
/// turn.
void begin_catching_up(App& app, std::size_t move);
/// Opens a replay of a saved game from the deal on, once its word list and deck are here; notifies the player if that
/// isn't possible. Nothing happens for a game under way that several people share, because its hands are hidden from
/// each other.
void begin_replay_of(App& app, const std::string& id);
/// Opens a replay of a record from the deal on. Returns an empty text, or the line that says why not, with nothing
/// changed.
std::string begin_replay_of_record(App& app, const Record& record);

/// Returns what the bar shows of the open replay, which must exist.
pages::ReplayModel replay_model(const App& app);

/// `replay_kept` opens the saved game whose id is its value.
extern const Feature replay_feature;

} // namespace palazzo::app
