// The bar below a game that is looked at again: where in the game one is, and how it goes on from there.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/pages/sheet.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

inline constexpr int replay_speeds = 3; ///< usual, twice, four times

struct ReplayModel {
    int move = 0;     ///< how many moves were made at what the table shows
    int moves = 0;    ///< in the whole game
    std::string line; ///< what the move that led here was
    bool playing = false;
    int speed = 0; ///< below replay_speeds
    std::vector<std::string>
        viewpoints;    ///< from whose one may look, the last of all at once; fewer than two: no choice
    int viewpoint = 0; ///< which of them
    CardsPicture open; ///< everybody's cards, where all are looked at; without rows: nothing
    std::vector<std::string> open_lines; ///< the same in words
    bool can_play_on = false;            ///< whether the game could be gone on with from here
};

/// Whether everybody's cards leave no room for the table, in a low window.
bool replay_hides_table(const ReplayModel& model);
/// How high the bar is in a window of that size.
float replay_bar_height(const ReplayModel& model, float width, float height);
/// Draws it at the lower end of the window, which was left free for it. Actions: `replay_first`, `replay_back`,
/// `replay_play`, `replay_on`, `replay_at` a move, `replay_speed`, `replay_eyes` (which of them), `play_on`, `close`.
std::optional<a11y::Action> draw_replay_bar(const ui::Theme& theme, const i18n::Voice& voice, const ReplayModel& model);
/// The same in words.
a11y::Region mirror_replay_bar(const i18n::Voice& voice, const ReplayModel& model);

} // namespace palazzo::pages
