// Puzzles on the table: opened from the list of a game's, played until the goal is reached or missed, begun again.
#pragma once

#include "engine/puzzles/puzzle.hpp"
#include "engine/puzzles/solve.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/pages/puzzle_bar.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace palazzo::app {

/// A puzzle that is tried. It is no game: nothing is kept of it but that it was solved.
struct PuzzleOnTable {
    std::unique_ptr<games::GameTable> table; ///< opened after the moves that lead to the position
    std::string game;
    int number = 1; ///< among those of the game
    puzzles::Puzzle puzzle;
    puzzles::Verdict verdict = puzzles::Verdict::open;
    int reached = 0; ///< how much of the goal the last move achieved
};
/// The one that is on the screen; null: none is.
PuzzleOnTable* puzzle_on(const App& app);

/// Puts a game's puzzle on a table of its own, counted from 1. Its word list is waited for where it has to be fetched.
void open_puzzle(App& app, const std::string& game, int number);
/// Makes the move that was put together, and judges what came of it. Nobody answers it: the turn is all there is.
void play_in_puzzle(App& app);
/// Opens the list of a game's puzzles; nothing happens where it has none.
void list_puzzles(App& app, const std::string& game);

/// How many puzzles a game has.
int puzzles_in(std::string_view game);
/// What is to be achieved.
std::string goal_in_words(const i18n::Voice& voice, const std::string& game, const puzzles::Puzzle& puzzle);
/// How a puzzle that isn't open came out: "Solved!", or how far it went.
Message outcome_of(const PuzzleOnTable& puzzle);
/// What the bar shows of the one on the screen.
pages::PuzzleModel puzzle_model(const App& app);

/// `puzzles`, `puzzles-GAME`, `puzzle-GAME-NUMBER`.
extern const Feature puzzles_feature;

} // namespace palazzo::app
