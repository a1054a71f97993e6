// What follows every move at the table, whoever made it.
#pragma once

#include "shell/app/saves/autosave.hpp"

namespace palazzo::app {

/// The time between two bots' moves, beside what movement takes.
inline constexpr double think_seconds = 0.75;

/// A move was made: it is kept and said, and bots think before the next.
template <class G>
void after_move(App& app, games::Session<G>& s) {
    note_insight(s);
    autosave(app);
    for (const Message& message : messages_of(s.match.rules(), s.match.last_turn().events))
        app.services.announce(voice_of(app).say(message));
    s.due = app.services.clock() + think_seconds * static_cast<double>(pace_at_table(app));
}

} // namespace palazzo::app
