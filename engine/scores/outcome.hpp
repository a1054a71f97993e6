// The outcome of a finished game, which the statistics store: who played, how it ended, and a few of its best moments.
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

class FieldReader;

inline constexpr std::size_t longest_id = 80;         ///< largest length of the id of a game or preset, in bytes
inline constexpr std::size_t longest_best_play = 200; ///< largest length of a play in notation, in bytes
inline constexpr int last_accepted_day = 1000000; ///< last day that is accepted, in days since 1970; it is after the
                                                  ///< year 4000
inline constexpr int largest_stored_number = 1000000000; ///< largest number of points, seconds or moves

/// The play of a game that scored the most points. Its text or its points may be missing.
struct BestPlay {
    std::string text; ///< the play in the notation of the game; empty if it has none
    int points = 0;
    friend bool operator==(const BestPlay&, const BestPlay&) = default;
};

struct GameOutcome {
    std::string id; ///< id of the stored game, so that the game is never counted twice
    int day = 0;    ///< day on which the game ended, in days since 1970
    std::string game;
    std::string preset;          ///< name of the preset; empty if there is none
    std::string house_rules;     ///< name of the house rules; empty if none were used
    std::vector<SeatInfo> seats; ///< players in the order of the seats
    /// Places by seat, 1 for the winner. Seats that tie have the same place. All places are 0 if nobody won.
    std::vector<int> places;
    std::vector<int> points; ///< points by seat; empty if the game doesn't count points
    int seconds = 0;         ///< playing time; 0 if it is unknown
    int moves = 0;
    std::optional<BestPlay> best_play; ///< best play of the only human; nullopt if several humans play
    int largest_pile_taken = 0; ///< number of cards in the largest pile that the only human took; 0 if there is none
    bool is_practice = false;   ///< true if somebody saw more than a player should, so that the game doesn't count

    friend bool operator==(const GameOutcome&, const GameOutcome&) = default;
};

/// Returns the places by seat: 1 for the winners, and for the others a place according to their points. All places are
/// 0 if there is no winner.
std::vector<int> places_of(Seats winners, const std::vector<int>& points);

/// Returns whether the game determines nothing but its winner: it has at least three seats, and all seats except the
/// winner's share one place.
bool determines_only_winner(const GameOutcome& outcome);

/// Returns whether exactly one human played, and all other players were bots.
bool has_single_human(const GameOutcome& outcome);
/// Returns the seat of a player; nullopt if the player didn't play. "" stands for the only human of a game, whatever
/// the human's name. If several humans play, each is identified by name, and a human without a name can't be found.
std::optional<Seat> seat_of(const GameOutcome& outcome, std::string_view player);
/// Returns all players that seat_of() finds: "" if only one human played, otherwise the names of the humans in the
/// order of their seats.
std::vector<std::string> players_of(const GameOutcome& outcome);

/// Writes the best play of a game, such as `["QUARTZ",48]`.
Json write_best_play(const BestPlay& best);
/// Reads the best play that is stored under `key`, as write_best_play() writes it; nullopt if the key is missing.
/// Faults are noted in `fields`.
std::optional<BestPlay> read_optional_best_play(FieldReader& fields, const char* key);

/// Writes an outcome as an object with short keys. Keys with their default values are omitted.
Json write_outcome(const GameOutcome& outcome);
Result<GameOutcome> read_outcome(const Json& json);

} // namespace palazzo::scores
