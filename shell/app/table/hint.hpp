// A hint for the player to act: the best move is put together on the table, and a line says which it is and why.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// How a hint at a position is called among thoughts.
template <class G>
std::string hint_name(const games::Session<G>& s) {
    return s.id + " hint " + std::to_string(s.match.turn_count()) + " " + std::to_string(s.onlooker);
}

/// What a hint at this position says, for as long as it is to be read; empty: nothing.
template <class G>
std::string hint_shown(const App& app, const games::Session<G>& s) {
    return app.notice_for == hint_name(s) ? notice_of(app) : "";
}

/// Whether the seat that looks on could have one now.
template <class G>
bool can_hint(const games::Session<G>& s) {
    return !s.curtain && s.match.to_act().has(s.onlooker) && is_human(s, s.onlooker)
        && !s.match.rules().bot_verdict(s.match.view(s.onlooker), true);
}

/// The player asks for one.
void ask_for_hint(App& app);
/// Goes on with one that was asked for, as long as its position is on the table. Whether it is still looked for.
bool drive_hint(App& app);

} // namespace palazzo::app
