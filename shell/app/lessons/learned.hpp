// Stored progress: solved puzzles, and the step at which each lesson continues.
#pragma once

#include "engine/scores/learning.hpp"
#include "shell/app/state/feature.hpp"

#include <string>

namespace palazzo::app {

// Both change the program's data in any case, and return false if it couldn't be stored (change_stored).

/// Notes that a puzzle was solved.
bool note_solved_puzzle(App& app, const std::string& game, int number);
/// Notes the step at which the lesson of a game continues, and whether it was finished.
bool note_lesson(App& app, const std::string& game, int step, bool finished);

extern const StoredDocument learning_stored;

} // namespace palazzo::app
