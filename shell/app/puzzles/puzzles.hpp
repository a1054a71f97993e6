// Puzzles, which a player chooses from a game's list, plays until the goal is reached or missed, and restarts.
#pragma once

#include "engine/puzzles/puzzle.hpp"
#include "engine/puzzles/solve.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/pages/puzzle_bar.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace palazzo::app {

/// An open puzzle. It isn't stored; only the fact that it was solved is.
struct PuzzleOnTable {
    std::unique_ptr<games::GameTable> table; ///< Table with the puzzle's position, after the moves that lead to it.
    std::string game;
    int number = 1; ///< Number among the game's puzzles, from 1.
    puzzles::Puzzle puzzle;
    puzzles::PuzzleVerdict verdict = puzzles::PuzzleVerdict::open;
    int amount_reached = 0; ///< Amount that the last move achieved; the goal requires `puzzle.amount`.
};
/// Returns the open puzzle; null if there is none.
PuzzleOnTable* current_puzzle(const App& app);

/// Opens the puzzle of a game with this number, from 1. Fetches the game's word list first if it isn't loaded. Nothing
/// happens if there is no such puzzle.
void open_puzzle(App& app, const std::string& game, int number);
/// Makes the move that the player has put together, and judges whether it reaches the goal. Bots don't move, because a
/// puzzle is a single turn.
void make_move_in_puzzle(App& app);
/// Opens the list of a game's puzzles; nothing happens if it has none.
void open_puzzle_list(App& app, const std::string& game);

/// Returns the number of a game's puzzles.
int puzzle_count(std::string_view game);
/// Returns a puzzle's goal in words.
std::string goal_in_words(const i18n::Voice& voice, const std::string& game, const puzzles::Puzzle& puzzle);
/// Returns the outcome of a puzzle that is solved or failed: "Solved!", or how much of the goal was achieved.
Message puzzle_outcome(const PuzzleOnTable& puzzle);
/// Returns the model of the bar below the open puzzle, which must exist.
pages::PuzzleModel puzzle_model(const App& app);

/// The feature of puzzles. Command `puzzles` opens the list of games, `puzzles-GAME` lists a game's puzzles, and
/// `puzzle-GAME-NUMBER` opens a puzzle.
extern const Feature puzzles_feature;

} // namespace palazzo::app
