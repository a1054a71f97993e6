// A position written as it lies on the table, so that a test of the rules reads like the rules.
#pragma once

#include "engine/games/palindromes/rules.hpp"
#include "tests/games/texts.hpp"

#include <array>
#include <string>
#include <vector>

namespace palazzo::palindromes::test {

using palazzo::test::json;

/// The classic options with changes, as a record would have them.
Options options(const char* changes = "{}");
/// Why such options can't be played, place and all; "" if they can.
std::string refused(const char* changes);

/// One text a seat.
using Each = std::array<const char*, players>;

/// A position in the middle of a game. A board is written from the top, rows parted by `/`, `--` for an empty square;
/// the leftmost square of the lowest row is 0,0.
struct Scene {
    const char* options = "{}";
    const char* board = "";
    Each hands{"", ""};
    Each stocks{"", ""}; ///< the next card first
    Each sets{"", ""};   ///< parted by `|`
    Seat turn = 0;
};

/// A game that is being played.
class Round {
  public:
    explicit Round(const Scene& scene);
    /// From a deal whose list may be short: seat 0's stock from the top, then seat 1's.
    Round(const Options& o, const char* cards, Seat first = 0);

    /// The id of the reason against a move in JSON, less `palindromes.`; "" if it is legal. Holds check() against
    /// legal() on the way.
    std::string why_not(Seat seat, const std::string& move) const;
    /// The same for a card placed by whoever has the turn; `take` is JSON.
    std::string why_not(const char* card, int x, int y, const char* take = "") const;
    bool can(const char* card, int x, int y) const { return why_not(card, x, y).empty(); }
    /// Makes a placement that must be legal.
    void place(const char* card, int x, int y, const char* take = "");
    /// Every square where a card of the one who has the turn may go: `-1,0 0,1`, left to right and bottom to top.
    std::string places(const char* card) const;

    Seat turn() const { return state.table.turn; }
    bool over() const { return state.table.over(); }
    View view(Seat seat) const { return rules.view(state, seat); }
    /// As a scene is written, cut to the cards that are left.
    std::string board() const;
    /// What waits and for whom: `0: 5S 6H 5D | …`; "" if nothing does.
    std::string pending() const;
    std::string sets(Seat seat) const;
    int cards_taken(Seat seat) const { return state.table.seat(seat).taken.card_count; }
    std::string hand(Seat seat) const;
    std::string stock(Seat seat) const; ///< the next card first
    std::vector<int> scores() const { return rules.scores(state); }
    Seats winners() const { return rules.winners(state); }

    Rules rules;
    State state;
};

/// A placement in the notation of records.
std::string move_text(const char* card, int x, int y, const char* take = "");

} // namespace palazzo::palindromes::test
