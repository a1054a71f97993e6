// What a finished game leaves behind for the statistics: who sat there, how it ended, and a few of its best moments.
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

inline constexpr std::size_t longest_id = 80;     ///< of games, presets and the names of games, in bytes
inline constexpr std::size_t longest_best = 200;  ///< a play in notation, in bytes
inline constexpr int last_day = 1000000;          ///< in days since 1970: some year beyond 4000
inline constexpr int largest_number = 1000000000; ///< of points, seconds, moves

/// The best word or play of a game. A text without points, and points without a text, will do.
struct Best {
    std::string text; ///< in the notation of the game
    int points = 0;
    friend bool operator==(const Best&, const Best&) = default;
};

struct Outcome {
    std::string id; ///< of the kept game: never counted twice
    int day = 0;    ///< on which it ended, in days since 1970
    std::string game;
    std::string preset;          ///< empty: none
    std::string house;           ///< the name of house rules of one's own; empty: none
    std::vector<SeatInfo> seats; ///< as they sat
    std::vector<int> places;     ///< by seat, 1 the winner's, who tie share one; 0: without a place, as in a draw
    std::vector<int> points;     ///< by seat; empty: the game isn't about points
    int seconds = 0;             ///< that it was played; 0: unknown
    int moves = 0;
    std::optional<Best> best; ///< of the only human; where several play it is nobody's
    int pile = 0;             ///< the largest that the only human took, in cards; 0: none
    bool practice = false;    ///< counts nowhere

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Places by seat: the winners' is 1, the others' follows from their points. Without a winner nobody has a place.
std::vector<int> places_of(Seats winners, const std::vector<int>& points);

/// Whether the game told only its winner apart: three seats or more, of which all but the winner's share a place.
bool only_first_counts(const Outcome& outcome);

/// Whether a human played with bots alone.
bool is_alone(const Outcome& outcome);
/// Where somebody sat. "" is the one who plays alone against bots: the only human of a game, whatever the name. Where
/// several humans play, each goes by a name, and who has none is nobody.
std::optional<Seat> seat_of(const Outcome& outcome, std::string_view player);
/// Everybody whose seat that tells: "", or the names of several humans in the order of their seats.
std::vector<std::string> players_of(const Outcome& outcome);

/// `["QUARTZ",48]`.
Json write_best(const Best& best);
/// Of an object that may have such a list; what is wrong with it is noted there.
std::optional<Best> read_best_if(Fields& fields, const char* key);

/// An object of a line with short keys; what isn't there is left out.
Json write_outcome(const Outcome& outcome);
Result<Outcome> read_outcome(const Json& json);

} // namespace palazzo::scores
