// What a player has learned of each game: which puzzles were solved, and how far its lesson went.
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
    std::set<int> solved;  ///< puzzles: their numbers, from 1 on
    int lesson = 0;        ///< the step at which the lesson goes on, from 0 on
    bool finished = false; ///< the lesson was once taken to its end
    friend bool operator==(const Learned&, const Learned&) = default;
};

/// By the game's name. A game that is here at all was met before, so its lesson needs no offer.
struct Learning {
    std::map<std::string, Learned, std::less<>> games;
    friend bool operator==(const Learning&, const Learning&) = default;
};

inline constexpr int most_puzzles = 1000;     ///< of a game
inline constexpr int most_lesson_steps = 100; ///< likewise
inline constexpr std::size_t most_learned_games = 100;

/// What was learned of a game; nothing of one that was never met.
Learned learned_of(const Learning& learning, std::string_view game);
bool is_solved(const Learning& learning, std::string_view game, int number);
/// Adds what another one has: what was done in either is done.
void merge(Learning& learning, const Learning& other);

/// `{"format":1,"games":{"NAME":{"solved":[1,4],"lesson":3,"finished":true}}}`, each of the three where it says
/// something.
Json write_learning(const Learning& learning);
Result<Learning> read_learning(const Json& json);

} // namespace palazzo::scores
