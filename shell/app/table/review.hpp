// Looking back on a game that is over: worked out once, not in every frame.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Tells the positions of all games apart.
template <class G>
std::string position_name(const games::Session<G>& s) {
    return s.id + " " + std::to_string(s.match.turn_count());
}

/// Has the review of the game on the table at hand while its result is shown.
inline void refresh_review(App& app) {
    constexpr std::size_t most_turnings = 3;
    if (app.sheet != SheetKind::result || !app.session) return;
    std::visit(
        [&](const auto& s) {
            if (app.review.of == position_name(s)) return;
            Course course = course_of(s.match);
            auto turnings = turnings_of(course, most_turnings);
            app.review = {position_name(s), std::move(course), std::move(turnings)};
        },
        *app.session);
}

} // namespace palazzo::app
