// Sets up positions as they lie on the table, so that tests of Palindromes' rules read like the rules.
#pragma once

#include "engine/games/palindromes/rules.hpp"
#include "tests/games/texts.hpp"

#include <array>
#include <string>
#include <vector>

namespace palazzo::palindromes::test {

using palazzo::test::json;

/// Returns the options of the preset classic with changes, which are written as in a record.
Options options(const char* changes = "{}");
/// Returns why these options can't be played, with the place of the fault; "" if they can.
std::string options_refusal(const char* changes);

/// One text for each seat.
using TextPerSeat = std::array<const char*, players>;

/// A position in the middle of a game. A board is written from the top, with rows separated by `/` and `--` for an
/// empty square; the leftmost square of the lowest row is 0,0.
struct Scene {
    const char* options = "{}";
    const char* board = "";
    TextPerSeat hands{"", ""};
    TextPerSeat stocks{"", ""}; ///< the stocks, each with the next card to be drawn first
    TextPerSeat sets{"", ""};   ///< the palindromes that the seats have taken, separated by `|`
    Seat turn = 0;
};

/// A game in progress.
class Round {
  public:
    explicit Round(const Scene& scene);
    /// Begins a game with a list of cards, which may be short: seat 0's stock from the top, then seat 1's.
    Round(const Options& o, const char* cards, Seat first = 0);

    /// Returns the id of the reason why a move, given as JSON, is illegal, without `palindromes.`; "" if it is legal.
    /// Also checks that check() and legal_moves() agree.
    std::string why_not(Seat seat, const std::string& move) const;
    /// Returns the id of the reason why the seat whose turn it is may not place a card on a square, without
    /// `palindromes.`; "" if it may. `take` is JSON.
    std::string why_not(const char* card, int x, int y, const char* take = "") const;
    bool can_place(const char* card, int x, int y) const { return why_not(card, x, y).empty(); }
    /// Makes a legal placement.
    void place(const char* card, int x, int y, const char* take = "");
    /// Returns every square where the seat whose turn it is may place a card: `-1,0 0,1`, from left to right and from
    /// bottom to top.
    std::string squares_for_card(const char* card) const;

    Seat turn() const { return state.table.turn; }
    bool is_over() const { return state.table.is_over(); }
    View view(Seat seat) const { return rules.view(state, seat); }
    /// Returns the board in the notation of a scene, without empty rows and columns at the edges.
    std::string board() const;
    /// Returns the pending palindromes and their maker: `0: 5S 6H 5D | …`; "" if there are none.
    std::string pending() const;
    std::string taken_sets(Seat seat) const;
    int cards_taken(Seat seat) const { return state.table.seat(seat).taken.card_count; }
    std::string hand(Seat seat) const;
    std::string stock(Seat seat) const; ///< Returns the stock, the next card to be drawn first.
    std::vector<int> scores() const { return rules.scores(state); }
    Seats winners() const { return rules.winners(state); }

    Rules rules;
    State state;
};

/// Returns a placement in the notation of records.
std::string move_text(const char* card, int x, int y, const char* take = "");

} // namespace palazzo::palindromes::test
