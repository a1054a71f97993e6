// Lessons: a lesson is the record of a short game. The player repeats the moves of one seat, and learns one new thing
// in each step.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace palazzo::lessons {

struct LessonStep {
    /// The id of the step's text, without its beginning `GAME.lesson.`.
    std::string_view text_id;
    /// Number of moves that have been made before this step. The next move is the player's.
    std::size_t moves_before = 0;
    /// True if the player only reads this step and makes no move.
    bool is_only_read = false;
    /// True if the moves between the previous step and this one aren't shown one by one.
    bool skips_moves = false;
};

struct Lesson {
    std::string_view record; ///< record of the whole game, as JSON; the human in it is the player
    std::span<const LessonStep> steps;
};

/// Returns the lesson of a game, which is assets/lessons/GAME.json; it has no steps if the game has no lesson. The
/// stored progress of a player (engine/scores/learning.hpp) refers to steps by their index.
Lesson lesson_of(std::string_view game);

} // namespace palazzo::lessons
