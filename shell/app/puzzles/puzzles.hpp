// Puzzles: chosen from the list of a game's, played until the goal is reached or missed, restarted.
#pragma once

#include "engine/puzzles/puzzle.hpp"
#include "engine/puzzles/solve.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/pages/puzzle_bar.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace palazzo::app {

/// An open puzzle. Nothing of it is stored except that it was solved.
struct PuzzleOnTable {
    std::unique_ptr<games::GameTable> table; ///< Opened at the puzzle's position, after the moves that lead there.
    std::string game;
    int number = 1; ///< Number among the game's puzzles, from 1.
    puzzles::Puzzle puzzle;
    puzzles::Verdict verdict = puzzles::Verdict::open;
    int reached = 0; ///< How much of the goal the last move achieved.
};
/// Returns the open puzzle; null if there is none.
PuzzleOnTable* puzzle_on(const App& app);

/// Opens a game's puzzle by its number, from 1, once its word list is here. Nothing happens if there is no such puzzle.
void open_puzzle(App& app, const std::string& game, int number);
/// Makes the move that was put together, and judges it. Bots don't reply: a puzzle is a single turn.
void play_in_puzzle(App& app);
/// Opens the list of a game's puzzles; nothing happens if it has none.
void list_puzzles(App& app, const std::string& game);

/// Returns the number of a game's puzzles.
int puzzles_in(std::string_view game);
/// Returns the goal in words.
std::string goal_in_words(const i18n::Voice& voice, const std::string& game, const puzzles::Puzzle& puzzle);
/// Returns the outcome of a puzzle that isn't open: "Solved!", or how much was achieved.
Message outcome_of(const PuzzleOnTable& puzzle);
/// Returns what the bar shows of the open puzzle, which must exist.
pages::PuzzleModel puzzle_model(const App& app);

/// `puzzles` opens the list of games, `puzzles-GAME` a game's puzzles, and `puzzle-GAME-NUMBER` a puzzle.
extern const Feature puzzles_feature;

} // namespace palazzo::app
