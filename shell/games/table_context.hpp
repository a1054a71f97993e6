// The data that all tables need to draw a frame, and the result of drawing it.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/games/habits.hpp"
#include "shell/games/header.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::games {

/// A movement of two fingers, apart or together, since the last frame.
struct Pinch {
    /// Factor by which the distance between the fingers has grown; below 1 if they have moved together.
    float factor = 1.0F;
    ui::Point at; ///< Point in the middle between the fingers.
};

/// The data that the program provides for drawing a table.
struct TableContext {
    /// Makes texts in the player's language. It knows the names of the seats, and which seat is addressed.
    i18n::Voice voice;
    std::string title; ///< Title of the table, such as "Palace · Classic".
    float pace = 1.0F; ///< Factor by which the durations of movements are multiplied; 0 means that nothing moves.
    HeaderButtons header_buttons; ///< The buttons of the header that can be used now.
    std::string hint_shown; ///< Text of the requested hint, which replaces the table's message; empty if there is none.
    Pinch pinch;
    TableHabits habits;
    bool covered = false;   ///< True if a sheet covers the table, so that nothing on it can be pressed.
    bool next_game = false; ///< True if a game of a match is over and the next one can be dealt.
    /// True if the table is only viewed, as in a replay: its texts say what happened, but don't ask for a move.
    bool watched = false;
    /// True if the hand in front is face down, because nobody at this device plays. Its cards can't be pressed.
    bool closed_hand = false;
};

/// The player's input in a frame.
struct PlayerInput {
    bool proposed = false; ///< True if a legal move was put together; `GameTable::make_proposed_move()` makes it.
    bool refused = false;  ///< True if the player tried something that isn't allowed; the table then says why.
    /// The pressed action, such as `menu`, `rules`, `hint`, `undo` or `redo`; nullopt if none was pressed.
    std::optional<a11y::Action> action;
};

} // namespace palazzo::games
