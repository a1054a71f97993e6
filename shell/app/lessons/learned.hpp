// Stored progress: solved puzzles, and the step at which each lesson continues.
#pragma once

#include "engine/scores/learning.hpp"
#include "shell/app/state/feature.hpp"

#include <string>

namespace palazzo::app {

// The two functions below change the program's data in any case. They return false, like `change_stored_value`, if the
// data couldn't be stored.

/// Notes that a puzzle was solved.
bool note_solved_puzzle(App& app, const std::string& game, int number);
/// Notes the step at which a game's lesson continues, and whether the lesson was finished.
bool note_lesson_progress(App& app, const std::string& game, int step, bool finished);

extern const StoredDocument learning_document;

} // namespace palazzo::app
