// The bar below the table of a puzzle, with its goal, its state and its buttons.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::pages {

struct PuzzleModel {
    enum class PuzzleStatus { open, solved, failed };

    std::string game;  ///< The game's name, which is also the name of its table's screen.
    std::string title; ///< Name of the game and, for example, "Puzzle 3 of 12".
    std::string goal;
    PuzzleStatus state = PuzzleStatus::open;
    std::string outcome; ///< Text that says that the puzzle is solved, or how much of the goal was reached; empty while
                         ///< the puzzle is open.
    bool begun = false;  ///< True if a move of the puzzle has been made.
    bool has_next = false; ///< True if another puzzle follows.
};

/// Returns the height of the bar in a window of this width.
float puzzle_bar_height(const ui::Theme& theme, const PuzzleModel& model, float width);
/// Draws the bar at the bottom of the window, in the room that was left for it. Returns the pressed action:
/// `puzzle_again`, `puzzle_next`, `puzzle_hint`, `rules` or `close`; nullopt if none is pressed.
std::optional<a11y::Action> draw_puzzle_bar(const ui::Theme& theme, const i18n::Voice& voice, const PuzzleModel& model);
a11y::Region puzzle_bar_region(const i18n::Voice& voice, const PuzzleModel& model);

} // namespace palazzo::pages
