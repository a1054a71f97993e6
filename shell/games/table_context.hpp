// What a table is drawn from besides the game, whichever game it is, and what comes back of a frame.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/games/habits.hpp"
#include "shell/games/header.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::games {

/// Two fingers moving apart or together since the last frame.
struct Pinch {
    float factor = 1.0F; ///< how much further apart they are now
    ui::Point at;        ///< the middle between them
};

/// What the program decides about a table that is drawn.
struct TableContext {
    i18n::Voice voice;      ///< what the seats are called, which is spoken to, and in what language
    std::string title;      ///< "Palace · Classic"
    float pace = 1.0F;      ///< how long movements last; 0: none
    HeaderOffers offers;    ///< what the header's buttons can do now
    std::string hint_shown; ///< what the hint asked for says: it stands where the table says what to do
    Pinch pinch;
    TableHabits habits;
    bool covered = false;   ///< a sheet lies over the table: nothing is pressed there
    bool next_game = false; ///< a game of a match is over, and the next one is to be dealt
    bool watched = false; ///< the table is only looked at, as in a replay: it tells what happened and asks for nothing
};

/// What the player did in a frame.
struct TableReply {
    bool proposed = false;              ///< a legal move was put together: GameTable::make_proposed makes it
    bool refused = false;               ///< something was tried that can't be done, and the table says why
    std::optional<a11y::Action> action; ///< `menu`, `rules`, `hint`, `undo`, `redo` …
};

} // namespace palazzo::games
