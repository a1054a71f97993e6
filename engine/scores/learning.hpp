// A player's progress in learning each game: which puzzles are solved, and which step of the lesson is next.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace palazzo::scores {

struct GameProgress {
    std::set<int> solved_puzzles; ///< numbers of the solved puzzles, counted from 1
    int lesson_step = 0;          ///< index of the step at which the lesson continues
    bool lesson_finished = false; ///< true if the player has finished the lesson at least once
    friend bool operator==(const GameProgress&, const GameProgress&) = default;
};

/// The player's progress by the name of the game. If a game is listed at all, the player knows the game, and its lesson
/// isn't offered.
struct LearningProgress {
    std::map<std::string, GameProgress, std::less<>> games;
    friend bool operator==(const LearningProgress&, const LearningProgress&) = default;
};

inline constexpr int most_puzzles = 1000;     ///< largest number of puzzles of a game
inline constexpr int most_lesson_steps = 100; ///< largest number of steps of a game's lesson
inline constexpr std::size_t most_learned_games = 100;

/// Returns what the player has learned about a game; the result is empty if the game isn't listed.
GameProgress progress_in_game(const LearningProgress& learning, std::string_view game);
/// Returns whether the puzzle with a number is solved.
bool is_puzzle_solved(const LearningProgress& learning, std::string_view game, int number);
/// Adds the progress in `other`. A puzzle or a lesson is done if it is done in `learning` or in `other`, and the later
/// step of a lesson is kept.
void merge(LearningProgress& learning, const LearningProgress& other);

/// Writes the progress as `{"format":1,"games":{"NAME":{"solved":[1,4],"lesson":3,"finished":true}}}`, without keys
/// that have their default value.
Json write_learning_progress(const LearningProgress& learning);
Result<LearningProgress> read_learning_progress(const Json& json);

} // namespace palazzo::scores
