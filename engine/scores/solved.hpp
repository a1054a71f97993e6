// Which puzzles were solved, by game: their numbers, from 1 on.
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

struct SolvedPuzzles {
    std::map<std::string, std::set<int>, std::less<>> games; ///< by name
    friend bool operator==(const SolvedPuzzles&, const SolvedPuzzles&) = default;
};

inline constexpr int most_puzzles = 1000; ///< of a game
inline constexpr std::size_t most_puzzle_games = 100;

bool is_solved(const SolvedPuzzles& solved, std::string_view game, int number);
/// Adds what another list has.
void merge(SolvedPuzzles& solved, const SolvedPuzzles& other);

/// `{"format":1,"games":{"NAME":[1,4]}}`
Json write_solved(const SolvedPuzzles& solved);
Result<SolvedPuzzles> read_solved(const Json& json);

} // namespace palazzo::scores
