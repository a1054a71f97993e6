// Taking lessons in tests: step by step, without a screen.
#pragma once

#include "shell/app/lessons/lessons.hpp"
#include "shell/app/lessons/screen.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {

/// Makes the move that the lesson requests if `as_asked`, else another legal move.
inline void play_it(App& app, bool as_asked) {
    with_local(
        [&](auto& s) {
            const auto asked = s.match.known_turns()[s.match.turn_count()].move;
            const auto play = [&](const auto& move) {
                s.proposal = move;
                play_in_lesson(app);
            };
            if (as_asked) return play(asked);
            for (const auto& move : s.match.rules().legal(s.match.view(s.viewer)))
                if (!(move == asked)) return play(move);
            FAIL("there is another move");
        },
        *lesson_on(app)->table);
}

/// Runs frames until the other seats have made their moves and the lesson is at its next step.
inline void let_others_move(App& app) {
    app.settings.speed = Speed::off;
    for (int i = 0; i < 40 && !is_at_step(*lesson_on(app)); ++i) app.screens.page()->next_frame(app, -1);
    REQUIRE(is_at_step(*lesson_on(app)));
}

/// Does what the lesson requests until `steps` steps are done.
inline void take_steps(App& app, std::size_t steps) {
    while (lesson_on(app)->step < steps) {
        let_others_move(app);
        if (step_of(*lesson_on(app)).read)
            dispatch(app, {"lesson_next", ""});
        else
            play_it(app, true);
    }
    let_others_move(app);
}

} // namespace palazzo::app::test
