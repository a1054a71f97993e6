// Taking lessons in tests: step by step, without a screen.
#pragma once

#include "shell/app/lessons/lessons.hpp"
#include "shell/app/lessons/screen.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {

/// Makes the move that the lesson requests or, if `as_asked` is false, another legal move.
inline void play_lesson_move(App& app, bool as_asked) {
    with_local_table(
        [&](auto& s) {
            const auto asked = s.match.all_turns()[s.match.turn_count()].move;
            const auto play = [&](const auto& move) {
                s.proposal = move;
                make_move_in_lesson(app);
            };
            if (as_asked) return play(asked);
            for (const auto& move : s.match.rules().legal_moves(s.match.view(s.viewer)))
                if (!(move == asked)) return play(move);
            FAIL("there is another move");
        },
        *current_lesson(app)->table);
}

/// Runs frames until the other seats have made their moves and the lesson is at its next step.
inline void let_others_move(App& app) {
    app.settings.speed = Speed::off;
    for (int i = 0; i < 40 && !is_table_at_step(*current_lesson(app)); ++i)
        app.screens.page()->wait_after_frame(app, -1);
    REQUIRE(is_table_at_step(*current_lesson(app)));
}

/// Does what the lesson requests until `steps` steps are done.
inline void take_lesson_steps(App& app, std::size_t steps) {
    while (current_lesson(app)->step < steps) {
        let_others_move(app);
        if (current_step(*current_lesson(app)).is_only_read)
            dispatch(app, {"lesson_next", ""});
        else
            play_lesson_move(app, true);
    }
    let_others_move(app);
}

} // namespace palazzo::app::test
