// A table set up in a few words, so that a test of the rules reads like the rules.
#pragma once

#include "engine/games/palace/rules.hpp"
#include "tests/games/texts.hpp"

#include <string>
#include <vector>

namespace palazzo::palace::test {

using palazzo::test::json;

/// A preset's options with changes, as a record would have them.
Options options(const char* preset, const char* changes = "{}");
/// Why such options can't be played, place and all; "" if they can.
std::string refused(const char* preset, const char* changes);

/// What one seat has: cards in notation with blanks between, `--` for a face-down place that is empty.
struct Place {
    const char* hand = "";
    const char* up = "";
    const char* down = "";
};

/// A position in the middle of a game, with as many players as places.
struct Scene {
    const char* preset = "classic";
    const char* options = "{}";
    std::vector<Place> seats{};
    const char* pile = ""; ///< bottom to top; `JK=9` is a wild joker that stands for a nine
    const char* draw = ""; ///< the next card first
    Seat turn = 0;
};

/// A game that is being played. Moves are JSON with '.
class Round {
  public:
    explicit Round(const Scene& scene);
    /// From a deal whose list may be short, in the order of records.
    Round(const Options& o, const char* cards, Seat first = 0);

    /// The id of the reason against a move, "" if it is legal. Holds check() against legal() on the way.
    std::string why_not(Seat seat, const char* move) const;
    std::string why_not(const char* move) const { return why_not(turn(), move); }
    bool can(Seat seat, const char* move) const { return why_not(seat, move).empty(); }
    bool can(const char* move) const { return can(turn(), move); }
    /// Makes a move that must be legal.
    void play(Seat seat, const char* move);
    void play(const char* move) { play(turn(), move); }
    /// The legal moves, with ', each once.
    std::vector<std::string> moves(Seat seat) const;
    std::vector<std::string> moves() const { return moves(turn()); }

    /// The challenge that waits is judged, by everyone whose verdict is wanted.
    void judge(bool passed);
    void pass() { judge(true); }
    void fail() { judge(false); }
    /// Who is challenged and by whom, one after the other: `1<0 2<0`; "" if nobody is.
    std::string challenges() const;
    /// The seats to act: `1 2`.
    std::string to_act() const;

    Seat turn() const { return state.table.turn; }
    bool over() const { return state.table.phase == Phase::over; }
    View view(Seat seat) const { return rules.view(state, seat); }
    std::string hand(Seat seat) const;
    std::string known(Seat seat) const;
    std::string up(Seat seat) const;
    std::string down(Seat seat) const;
    std::string pile() const;
    std::string burned() const;
    std::string draw() const; ///< the next card first

    Rules rules;
    State state;
};

} // namespace palazzo::palace::test
