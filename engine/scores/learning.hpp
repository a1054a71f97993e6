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

struct Learned {
    std::set<int> solved;  ///< numbers of the solved puzzles, counted from 1
    int lesson = 0;        ///< index of the step at which the lesson continues
    bool finished = false; ///< true if the player has finished the lesson at least once
    friend bool operator==(const Learned&, const Learned&) = default;
};

/// The player's progress by the name of the game. If a game is listed at all, the player knows it, and its lesson isn't
/// offered.
struct Learning {
    std::map<std::string, Learned, std::less<>> games;
    friend bool operator==(const Learning&, const Learning&) = default;
};

inline constexpr int most_puzzles = 1000;     ///< largest number of puzzles of a game
inline constexpr int most_lesson_steps = 100; ///< largest number of steps of a game's lesson
inline constexpr std::size_t most_learned_games = 100;

/// Returns what the player has learned about a game; the result is empty if the game isn't listed.
Learned learned_of(const Learning& learning, std::string_view game);
/// Returns whether the puzzle with a number is solved.
bool is_solved(const Learning& learning, std::string_view game, int number);
/// Adds the progress in `other`: what was done according to either of the two is done.
void merge(Learning& learning, const Learning& other);

/// Writes the progress as `{"format":1,"games":{"NAME":{"solved":[1,4],"lesson":3,"finished":true}}}`, without keys
/// that have their default value.
Json write_learning(const Learning& learning);
Result<Learning> read_learning(const Json& json);

} // namespace palazzo::scores
