// The input for drawing that all tables have in common, and the result of a frame.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/games/habits.hpp"
#include "shell/games/header.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::games {

/// Two fingers that have moved apart or together since the last frame.
struct Pinch {
    float factor = 1.0F; ///< Factor by which the distance between the fingers has grown.
    ui::Point at;        ///< Point in the middle between the fingers.
};

/// The input for drawing that the program determines.
struct TableContext {
    i18n::Voice voice;      ///< Names of the seats, which seat is addressed, and the language.
    std::string title;      ///< "Palace · Classic"
    float pace = 1.0F;      ///< Factor on the duration of movements; 0 for no movement.
    HeaderOffers offers;    ///< Buttons of the header that can be used now.
    std::string hint_shown; ///< Text of the requested hint, shown in place of the table's message.
    Pinch pinch;
    TableHabits habits;
    bool covered = false;   ///< A sheet covers the table: nothing can be pressed there.
    bool next_game = false; ///< A game of a match is over, and the next one is to be dealt.
    bool watched = false;   ///< The table is only viewed, as in a replay: it says what happened and requests nothing.
};

/// The player's input in a frame.
struct TableReply {
    bool proposed = false;              ///< A legal move was put together; GameTable::make_proposed() makes it.
    bool refused = false;               ///< The player tried something that isn't allowed, and the table says why.
    std::optional<a11y::Action> action; ///< Pressed action: `menu`, `rules`, `hint`, `undo`, `redo` …
};

} // namespace palazzo::games
