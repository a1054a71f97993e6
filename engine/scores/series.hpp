// Series: several games that belong together. A series is played as best of N, up to N points, or for the letters of a
// word: the last player of each game collects a letter. Only the games are stored; the standings and the winners are
// computed from them.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace palazzo::scores {

enum class SeriesKind : std::uint8_t {
    best_of,   ///< There are at most `goal` games. The series is decided as soon as nobody can catch up with the
               ///< player who has the most wins.
    to_points, ///< The series is decided when one player alone has the most points, and has at least `goal` points.
    letters,   ///< The last player of each game collects a letter, and is out after `goal` letters. The other players
               ///< continue.
};

inline constexpr int most_series_games = 99;       ///< largest number of games in a series, and largest N of best of N
inline constexpr int largest_points_goal = 100000; ///< largest number of points that players may have to reach
inline constexpr int largest_letters_goal = 20;    ///< largest number of letters in the word
inline constexpr int largest_points_per_game = 100000;

/// A player of a series, identified by the seat that the player had in the first game.
using Player = int;

/// A game of a series. Both lists are in the order of players. A player who was already out has place 0 and no points.
struct SeriesGame {
    /// Places, 1 for the winner. Players who tie have the same place. All places are 0 if nobody won.
    std::vector<int> places;
    std::vector<int> points; ///< points that each player gets for the series
    friend bool operator==(const SeriesGame&, const SeriesGame&) = default;
};

struct Series {
    SeriesKind kind = SeriesKind::best_of;
    int goal = 1; ///< number of games, points or letters, depending on the kind
    std::vector<SeatInfo> players;
    std::vector<SeriesGame> games;
    friend bool operator==(const Series&, const Series&) = default;
};

/// Returns the largest goal for a series of this kind. The smallest goal is always 1.
int largest_series_goal(SeriesKind kind);
/// Returns a series of 2 to 12 players before its first game.
Series begin_series(SeriesKind kind, int goal, std::vector<SeatInfo> players);

/// Returns the players who are still in, in the order of the seats of the next game. Each game begins with another
/// player.
std::vector<Player> players_in_seat_order(const Series& series);

/// Adds a game that was played in the order of players_in_seat_order(). The series must not be decided yet. If
/// `points_by_seat` is empty, each player who has a place gets one point for each player who has a later place or no
/// place.
void add_series_game(Series& series, const std::vector<int>& places_by_seat, const std::vector<int>& points_by_seat);

/// The standing of a player.
struct Standing {
    Player player = 0;
    int place = 0; ///< place, counted from 1; players who tie have the same place
    int wins = 0;
    int points = 0;
    int letters = 0;        ///< number of letters that the player has collected
    int out_after_game = 0; ///< number of the game, counted from 1, after which the player was out; 0 if the player is
                            ///< still in
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// Returns the standings, the best first. Players who tie are in the order of their numbers. Of the players who are
/// out, those who were in longer come first.
std::vector<Standing> standings(const Series& series);

/// Returns whether the series is decided, so that no further game is played.
bool is_decided(const Series& series);
/// Returns the players in first place if the series is decided, several if they tie; none if it isn't decided.
std::vector<Player> winners(const Series& series);

Json write_series(const Series& series);
/// Reads a series. A series whose games add_series_game() couldn't have added is refused.
Result<Series> read_series(const Json& json);

} // namespace palazzo::scores
