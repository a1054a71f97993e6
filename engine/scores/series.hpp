// Several games that belong together: best of N, up to N points, or letters of a word, one of which the last player of
// each game collects. Only the games are stored; who has won and the standings are computed from them.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace palazzo::scores {

enum class SeriesKind : std::uint8_t {
    best_of,   ///< at most `goal` games; decided as soon as nobody can catch up with the player with the most wins
    to_points, ///< until one player alone has the most points, and at least `goal`
    letters,   ///< the last player of each game collects a letter, and is out with `goal` letters; the others continue
};

inline constexpr int most_games = 99;      ///< longest series, and largest N of best-of-N
inline constexpr int most_points = 100000; ///< largest number of points to play to
inline constexpr int most_letters = 20;    ///< longest word, in letters
inline constexpr int most_points_a_game = 100000;

/// A player, identified by the seat in the first game.
using Player = int;

/// A game of a series. Both lists are by player; a player who was already out has place 0 and no points.
struct SeriesGame {
    std::vector<int> places; ///< 1 for the winner; players who tie share a place; 0 if there is no place, as in a draw
    std::vector<int> points; ///< points that the game counts in the series
    friend bool operator==(const SeriesGame&, const SeriesGame&) = default;
};

struct Series {
    SeriesKind kind = SeriesKind::best_of;
    int goal = 1; ///< number of games, points or letters
    std::vector<SeatInfo> players;
    std::vector<SeriesGame> games;
    friend bool operator==(const Series&, const Series&) = default;
};

/// Returns the largest goal of a kind; the smallest is 1.
int most_goal(SeriesKind kind);
/// Returns a series of 2 to 12 players before its first game.
Series begin_series(SeriesKind kind, int goal, std::vector<SeatInfo> players);

/// Returns the player in each seat of the next game: those who are still in, starting with another player in each game.
std::vector<Player> rotation(const Series& series);

/// Adds a game that was played in the order of rotation(); the series must not be decided. If the game has no points,
/// each player gets as many as there are players who came in behind.
void count(Series& series, const std::vector<int>& places_by_seat, const std::vector<int>& points_by_seat);

/// The standing of a player.
struct Standing {
    Player player = 0;
    int place = 0; ///< place from 1; players who tie share a place
    int wins = 0;
    int points = 0;
    int letters = 0;   ///< number of letters collected
    int out_after = 0; ///< number of the game after which the player had all letters, from 1; 0 if still in
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// Returns the standings, the best first; players who tie are in the order of their numbers. Of those who are out,
/// players who were in longer come first.
std::vector<Standing> standings(const Series& series);

/// Returns whether the series is decided.
bool decided(const Series& series);
/// Returns the players in first place when the series is decided, several if they tie; none before.
std::vector<Player> winners(const Series& series);

Json write_series(const Series& series);
/// Reads a series that count() could have made, and refuses others.
Result<Series> read_series(const Json& json);

} // namespace palazzo::scores
