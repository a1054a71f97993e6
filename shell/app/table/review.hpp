// Looking back on a game that is over: worked out once, not in every frame.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Tells the positions of all games apart.
inline std::string position_name(const games::GameTable& s) { return s.id + " " + std::to_string(s.turn_count()); }

/// Has the review of the game on the table at hand while its result is shown.
inline void refresh_review(App& app) {
    constexpr std::size_t most_turnings = 3;
    const games::Authority* here = app.table ? app.table->authority() : nullptr;
    if (app.sheet != SheetKind::result || here == nullptr || app.review.of == position_name(*app.table)) return;
    Course course = here->course();
    auto turnings = turnings_of(course, most_turnings);
    app.review = {position_name(*app.table), std::move(course), std::move(turnings)};
}

} // namespace palazzo::app
