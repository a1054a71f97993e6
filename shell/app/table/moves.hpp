// The steps after every move at the table, whoever made it.
#pragma once

#include "shell/app/saves/autosave.hpp"

namespace palazzo::app {

/// Least number of seconds between a move and the next move of a bot, at the calm speed.
inline constexpr double bot_pause_seconds = 0.75;

/// Saves and announces the move that was just made, and starts the bots' pause.
inline void handle_made_move(App& app, games::GameTable& s) {
    note_seen_hands(s);
    autosave(app);
    for (const Message& message : s.public_turn(s.turn_count() - 1).messages)
        app.services.announce(voice_of(app).say(message));
    s.next_bot_move_at = app.services.clock() + bot_pause_seconds * static_cast<double>(duration_factor_at_table(app));
}

} // namespace palazzo::app
