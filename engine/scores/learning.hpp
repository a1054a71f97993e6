// A player's progress in learning each game: which puzzles are solved, and how far the lesson has got.
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
    std::set<int> solved;  ///< numbers of the puzzles, from 1
    int lesson = 0;        ///< step at which the lesson continues, from 0
    bool finished = false; ///< true if the lesson was finished once
    friend bool operator==(const Learned&, const Learned&) = default;
};

/// By the game's name. If a game is listed at all, the player knows it, and its lesson isn't offered.
struct Learning {
    std::map<std::string, Learned, std::less<>> games;
    friend bool operator==(const Learning&, const Learning&) = default;
};

inline constexpr int most_puzzles = 1000;     ///< largest number of puzzles of a game
inline constexpr int most_lesson_steps = 100; ///< largest number of steps of a game's lesson
inline constexpr std::size_t most_learned_games = 100;

/// Returns what was learned of a game; nothing if the game isn't listed.
Learned learned_of(const Learning& learning, std::string_view game);
/// Returns whether a puzzle is solved, by its number.
bool is_solved(const Learning& learning, std::string_view game, int number);
/// Adds what `other` has: what was done in either is done.
void merge(Learning& learning, const Learning& other);

/// Writes `{"format":1,"games":{"NAME":{"solved":[1,4],"lesson":3,"finished":true}}}`, without keys that have their
/// default value.
Json write_learning(const Learning& learning);
Result<Learning> read_learning(const Json& json);

} // namespace palazzo::scores
