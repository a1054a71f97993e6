// Lessons: a short game that was played before, of which the player makes one's own moves again, one new thing a step.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace palazzo::lessons {

struct Step {
    /// What is said: the message GAME.lesson.SAY.
    std::string_view say;
    /// After so many moves of the game. The next one is the player's to make.
    std::size_t at = 0;
    /// Nothing is to be done but to read.
    bool read = false;
    /// The moves that lead here aren't shown.
    bool skip = false;
};

struct Lesson {
    std::string_view record; ///< of the whole game, as JSON; its human is the player
    std::span<const Step> steps;
};

/// The lesson that the program has of a game, assets/lessons/GAME.json; without steps where it has none. A step is
/// called by its place (Learned in engine/scores/learning.hpp).
Lesson lesson_of(std::string_view game);

} // namespace palazzo::lessons
