// What was learned, as it is kept: which puzzles were solved, and at which step each lesson goes on.
#pragma once

#include "engine/scores/learning.hpp"
#include "shell/app/state/feature.hpp"

#include <string>

namespace palazzo::app {

// Both are done here in any case. False: it isn't kept (change_stored).

/// Notes that a puzzle was solved.
bool note_solved_puzzle(App& app, const std::string& game, int number);
/// Notes at which step the lesson of a game goes on, and that it has come to its end if it has.
bool note_lesson(App& app, const std::string& game, int step, bool finished);

extern const StoredDocument learning_stored;

} // namespace palazzo::app
