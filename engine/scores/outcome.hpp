// The outcome of a finished game that the statistics store: who played, how it ended, and a few of its best moments.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/record.hpp"
#include "engine/core/seats.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

class Fields;

inline constexpr std::size_t longest_id = 80;     ///< the longest id of a game or preset, in bytes
inline constexpr std::size_t longest_best = 200;  ///< the longest text of a play in notation, in bytes
inline constexpr int last_day = 1000000;          ///< the last day that is accepted, in days since 1970: some year
                                                  ///< after 4000
inline constexpr int largest_number = 1000000000; ///< the largest number of points, seconds or moves

/// The best word or play of a game. Either the text or the points may be missing.
struct Best {
    std::string text; ///< the play in the notation of the game
    int points = 0;
    friend bool operator==(const Best&, const Best&) = default;
};

struct Outcome {
    std::string id; ///< id of the stored game, so that it is never counted twice
    int day = 0;    ///< day on which the game ended, in days since 1970
    std::string game;
    std::string preset;          ///< empty if there is none
    std::string house;           ///< name of the house rules; empty if there are none
    std::vector<SeatInfo> seats; ///< players in the order of the seats
    std::vector<int> places;     ///< places by seat, 1 for the winner; seats that tie share a place; 0 if there is no
                                 ///< place, as in a draw
    std::vector<int> points;     ///< points by seat; empty if the game doesn't count points
    int seconds = 0;             ///< playing time; 0 if unknown
    int moves = 0;
    std::optional<Best> best; ///< best play of the only human; nullopt if several humans play
    int pile = 0;             ///< number of cards in the largest pile that the only human took; 0 if there is none
    bool practice = false;    ///< true if the game doesn't count

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Returns the places by seat: 1 for the winners, the others by their points. Without a winner, nobody has a place.
std::vector<int> places_of(Seats winners, const std::vector<int>& points);

/// Returns whether the game only determines the winner: there are three seats or more, and all but the winner share a
/// place.
bool only_first_counts(const Outcome& outcome);

/// Returns whether one human played with bots only.
bool is_alone(const Outcome& outcome);
/// Returns the seat of a player; nullopt if the player didn't play. "" stands for the only human of a game, whatever
/// the name. If several humans play, each is identified by name, and a human without a name can't be found.
std::optional<Seat> seat_of(const Outcome& outcome, std::string_view player);
/// Returns all players that seat_of() finds: "", or the names of several humans in the order of their seats.
std::vector<std::string> players_of(const Outcome& outcome);

/// Writes `["QUARTZ",48]`.
Json write_best(const Best& best);
/// Reads the best play under `key`, as write_best() writes it; nullopt if the object doesn't have the key. Faults are
/// noted in `fields`.
std::optional<Best> read_best_if(Fields& fields, const char* key);

/// Writes an object with short keys, without those that have their default value.
Json write_outcome(const Outcome& outcome);
Result<Outcome> read_outcome(const Json& json);

} // namespace palazzo::scores
