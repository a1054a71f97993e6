// Several games that belong together: best of N, up to N points, or letters of a word that the last one of each game
// collects. Who has won and how they stand follows from the games, which are all that is kept.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace palazzo::scores {

enum class SeriesKind : std::uint8_t {
    best_of,   ///< as many games at most; over as soon as nobody can catch up with whoever has won the most
    to_points, ///< until one player alone has the most points, and at least as many
    letters,   ///< the last of each game collects a letter, and is out with as many; the others go on
};

inline constexpr int most_games = 99;      ///< of a series, and so many that are best of
inline constexpr int most_points = 100000; ///< that are played to
inline constexpr int most_letters = 20;    ///< of the word
inline constexpr int most_points_a_game = 100000;

/// A player, by the number of the seat in the first game.
using Player = int;

/// A game of a series. Both lists go by player; whoever was out already has no place and no points.
struct SeriesGame {
    std::vector<int> places; ///< 1 the winner's, who tie share one; 0: without a place, as in a draw
    std::vector<int> points; ///< what it counts to the points of the series
    friend bool operator==(const SeriesGame&, const SeriesGame&) = default;
};

struct Series {
    SeriesKind kind = SeriesKind::best_of;
    int goal = 1; ///< games, points or letters
    std::vector<SeatInfo> players;
    std::vector<SeriesGame> games;
    friend bool operator==(const Series&, const Series&) = default;
};

/// The largest goal of a kind; the least is 1.
int most_goal(SeriesKind kind);
/// A series of 2 to 12 players, before its first game.
Series begin_series(SeriesKind kind, int goal, std::vector<SeatInfo> players);

/// Who sits in each seat of the next game: those who are still in, the first seat going round from game to game.
std::vector<Player> rotation(const Series& series);

/// Counts a game that was played in the order of rotation(); not after the series is decided. Without points each
/// player has as many as others came in behind.
void count(Series& series, const std::vector<int>& places_by_seat, const std::vector<int>& points_by_seat);

/// How a player stands.
struct Standing {
    Player player = 0;
    int place = 0; ///< from 1; who tie share one
    int wins = 0;
    int points = 0;
    int letters = 0;   ///< collected
    int out_after = 0; ///< the game after which it had all letters, from 1; 0: it is still in
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// The best first; who tie go by their number. Of those who are out, whoever stayed longer is before the others.
std::vector<Standing> standings(const Series& series);

bool decided(const Series& series);
/// Who is first once it is decided, several if they tie; nobody before.
std::vector<Player> winners(const Series& series);

Json write_series(const Series& series);
/// Only what count() could have made is read.
Result<Series> read_series(const Json& json);

} // namespace palazzo::scores
