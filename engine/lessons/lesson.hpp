// Lessons: a short game that was played before, in which the player repeats the moves of one seat and learns one new
// thing in each step.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace palazzo::lessons {

struct Step {
    /// The text is the message GAME.lesson.SAY.
    std::string_view say;
    /// Number of moves that were made before this step. The next move is the player's.
    std::size_t at = 0;
    /// True if the player only has to read.
    bool read = false;
    /// True if the moves that lead here aren't shown.
    bool skip = false;
};

struct Lesson {
    std::string_view record; ///< record of the whole game, as JSON; its human is the player
    std::span<const Step> steps;
};

/// Returns the lesson of a game, assets/lessons/GAME.json; it has no steps if the game has none. Learned
/// (engine/scores/learning.hpp) identifies steps by their index.
Lesson lesson_of(std::string_view game);

} // namespace palazzo::lessons
