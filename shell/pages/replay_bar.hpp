// The bar below the table of a replay, with the position in the game and the controls of the playback.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/pages/sheet.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

inline constexpr int replay_speeds = 3; ///< Number of speeds: the usual one, twice and four times as fast.

struct ReplayModel {
    int move = 0;     ///< Number of moves before the position that the table shows.
    int moves = 0;    ///< Number of moves in the whole game.
    std::string line; ///< Description of the move that led to the position; may be empty.
    bool playing = false;
    int speed = 0;                       ///< Index of the speed, below replay_speeds.
    std::vector<std::string> viewpoints; ///< Names of the viewpoints: one for each seat, then one that shows all cards;
                                         ///< empty if there is no choice.
    int viewpoint = 0;                   ///< Index of the chosen viewpoint.
    CardsPicture open_cards;             ///< The cards of all seats if all are shown; it has no rows otherwise.
    std::vector<std::string> open_lines; ///< The cards of all seats as text.
    bool can_play_on = false;            ///< True if a game can be continued from this position.
};

/// Returns whether the cards of all seats leave no room for the table, because the window is low.
bool replay_hides_table(const ReplayModel& model);
/// Returns the height of the bar in a window of this size.
float replay_bar_height(const ReplayModel& model, float width, float height);
/// Draws the bar at the bottom of the window, in the room that was left for it. Returns the pressed action:
/// `replay_first`, `replay_back`, `replay_play`, `replay_on`, `replay_at` (a number of moves), `replay_speed` and
/// `replay_eyes` (an index), `play_on` or `close`; nullopt if none is pressed.
std::optional<a11y::Action> draw_replay_bar(const ui::Theme& theme, const i18n::Voice& voice, const ReplayModel& model);
a11y::Region replay_bar_region(const i18n::Voice& voice, const ReplayModel& model);

} // namespace palazzo::pages
