// What follows every move at the table, whoever made it.
#pragma once

#include "shell/app/saves/autosave.hpp"

namespace palazzo::app {

/// The time between two bots' moves, beside what movement takes.
inline constexpr double think_seconds = 0.75;

/// Keeps and says the move that was just made; bots think before the next.
inline void after_move(App& app, games::GameTable& s) {
    note_insight(s);
    autosave(app);
    for (const Message& message : s.turn(s.turn_count() - 1).messages)
        app.services.announce(voice_of(app).say(message));
    s.next_bot_move_at = app.services.clock() + think_seconds * static_cast<double>(pace_at_table(app));
}

} // namespace palazzo::app
