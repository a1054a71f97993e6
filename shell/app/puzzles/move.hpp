// What follows a move in a puzzle.
#pragma once

#include "engine/puzzles/solve.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/table/exercise.hpp"

#include <optional>

namespace palazzo::app {

/// Makes the move that was put together, and judges what came of it. Nobody answers it: the turn is all there is.
inline void play_in_puzzle(App& app) {
    PuzzleOnTable& puzzle = *app.puzzle;
    games::GameTable& s = *puzzle.table;
    if (!s.make_proposed()) return;
    tell_last_move(app, s);
    const games::PuzzleState state = s.authority()->puzzle_state(puzzle.puzzle.goal, puzzle.puzzle.amount);
    puzzle.reached = state.reached;
    puzzle.verdict = state.verdict;
    const bool solved = puzzle.verdict == puzzles::Verdict::solved;
    if (const auto cue = solved ? std::optional(sound::Cue::win) : s.turn(s.turn_count() - 1).cue) play(app, *cue);
    if (solved) note_solved(app);
    if (puzzle.verdict != puzzles::Verdict::open) app.services.say(voice_of(app).say(outcome_of(puzzle)));
}

} // namespace palazzo::app
