// Puzzles on the table: opened from the list of a game's, played until the goal is reached or missed, begun again.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/puzzle_bar.hpp"

#include <cstddef>
#include <string>

namespace palazzo::app {

/// Puts a game's puzzle on a table of its own, counted from 1. Its word list is waited for where it has to be fetched.
void open_puzzle(App& app, const std::string& game, int number);

/// The puzzle on the table is solved: that is kept.
void note_solved(App& app);
/// How a puzzle that isn't open came out: "Solved!", or how far it went.
Message outcome_of(const PuzzleOnTable& puzzle);

/// Does what a control of the lists or of the bar asks for; false if it is none of them.
bool act_on_puzzles(App& app, const a11y::Action& action);

pages::PuzzleModel puzzle_model(const App& app);

/// How many are solved, for the first screen.
std::string puzzles_detail(const App& app);
/// The games that have puzzles; the puzzles of one of them.
pages::SheetModel puzzles_sheet(const App& app);

} // namespace palazzo::app
