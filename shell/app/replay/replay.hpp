// Replays, which show the moves of a game again. A game under way is shown as its viewer sees it, a game that is over
// from any seat's view.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/replay_bar.hpp"

#include <cstddef>
#include <memory>
#include <string>

namespace palazzo::app {

/// An open replay. It isn't stored.
struct Replay {
    std::unique_ptr<games::GameTable> table; ///< Table that shows the current position and knows all moves of the game.
    bool can_show_all_cards =
        false;                    ///< True if the game is over, so that every seat's view and all cards can be shown.
    bool shows_all_cards = false; ///< True while all cards are shown.
    bool playing = false;
    /// True if the replay catches up with the game on the table, until the viewer is to move. Then the player can't
    /// start a new game from a position of the replay.
    bool ends_at_viewers_turn = false;
    int speed = 0;           ///< Index of the chosen speed, less than pages::replay_speeds.
    double next_move_at = 0; ///< Time when playback shows the next move, in seconds on services.clock.
};
/// Returns the open replay; null if there is none.
Replay* current_replay(const App& app);

/// Opens a replay of the game on the table, at the position after `move` moves. A game under way is shown as its viewer
/// sees it.
void begin_replay(App& app, std::size_t move);
/// Plays back the moves of the game on the table, beginning with the position after `move` moves. Closing this replay
/// leads to the viewer's turn.
void begin_catch_up_replay(App& app, std::size_t move);
/// Opens a replay of a saved game, beginning with the deal. Fetches its word list and deck first if they aren't loaded.
/// Notifies the player if the game can't be opened. Nothing happens for a game under way that several people share,
/// because they hide their hands from each other.
void begin_replay_of_saved_game(App& app, const std::string& id);
/// Opens a replay of a record, beginning with the deal. Returns an empty text or, if that isn't possible, a line that
/// says why; then nothing has changed.
std::string begin_replay_of_record(App& app, const Record& record);

/// Returns the model of the bar below the open replay, which must exist.
pages::ReplayModel replay_model(const App& app);

/// The feature of replays. Command `replay_kept` opens a replay of the saved game whose id is the action's value.
extern const Feature replay_feature;

} // namespace palazzo::app
