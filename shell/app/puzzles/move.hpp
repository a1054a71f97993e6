// What follows a move in a puzzle.
#pragma once

#include "engine/puzzles/solve.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/table/exercise.hpp"

#include <optional>

namespace palazzo::app {

/// Makes a move, and judges what came of it. Nobody answers it: the turn is all there is.
template <class G>
void play_in_puzzle(App& app, games::Session<G>& s, const typename G::Move& move) {
    PuzzleOnTable& puzzle = *app.puzzle;
    if (s.match.play(s.onlooker, move)) return;
    tell_last_move(app, s);
    puzzle.reached =
        s.match.rules().achieved(s.match.state_after(s.opened_at), s.match.state(), s.onlooker, puzzle.puzzle.goal);
    puzzle.verdict = puzzles::verdict_of(s.match.rules(), s.match.state_after(s.opened_at), s.match.state(), s.onlooker,
        {puzzle.puzzle.goal, puzzle.puzzle.amount});
    const bool solved = puzzle.verdict == puzzles::Verdict::solved;
    if (const auto cue = solved ? std::optional(sound::Cue::win) : games::cue_of<G>(s.match.last_turn().events))
        play(app, *cue);
    if (solved) note_solved(app);
    if (puzzle.verdict != puzzles::Verdict::open) app.services.say(voice_of(app).say(outcome_of(puzzle)));
}

} // namespace palazzo::app
