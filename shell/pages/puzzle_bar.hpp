// The bar below a puzzle: what is to be achieved, how it stands, and what can be done about it.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::pages {

struct PuzzleModel {
    enum class State { open, solved, failed };

    std::string game;  ///< its table's screen is called so
    std::string title; ///< the game, "Puzzle 3 of 12"
    std::string goal;
    State state = State::open;
    std::string outcome;   ///< of one that isn't open: solved, or how far it went
    bool begun = false;    ///< a move was made
    bool has_next = false; ///< there is another one after it
};

/// How high the bar is in a window of that size.
float puzzle_bar_height(const PuzzleModel& model, float width, float height);
/// Draws it at the lower end of the window, which was left free for it. Actions: `puzzle_again`, `puzzle_next`,
/// `puzzle_hint`, `rules`, `close`.
std::optional<a11y::Action> draw_puzzle_bar(const ui::Theme& theme, const i18n::Voice& voice, const PuzzleModel& model);
/// The same in words.
a11y::Region mirror_puzzle_bar(const i18n::Voice& voice, const PuzzleModel& model);

} // namespace palazzo::pages
