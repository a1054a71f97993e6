// Tables in a few words, so that tests of the rules read like the rules.
#pragma once

#include "engine/games/palace/rules.hpp"
#include "tests/games/texts.hpp"

#include <string>
#include <vector>

namespace palazzo::palace::test {

using palazzo::test::json;

/// Returns a preset's options with changes in the form of a record.
Options options(const char* preset, const char* changes = "{}");
/// Returns why these options can't be played, with the place; "" if they can.
std::string refused(const char* preset, const char* changes);

/// The cards of one seat, in notation with blanks between; `--` is an empty face-down slot.
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

/// A game in progress. Moves are JSON with ' for ".
class Round {
  public:
    explicit Round(const Scene& scene);
    /// Begins from a deal in the order of records, whose list of cards may be short.
    Round(const Options& o, const char* cards, Seat first = 0);

    /// Returns the id of the reason against a move; "" if it is legal. Also checks that check() and legal() agree.
    std::string why_not(Seat seat, const char* move) const;
    std::string why_not(const char* move) const { return why_not(turn(), move); }
    bool can(Seat seat, const char* move) const { return why_not(seat, move).empty(); }
    bool can(const char* move) const { return can(turn(), move); }
    /// Makes a legal move.
    void play(Seat seat, const char* move);
    void play(const char* move) { play(turn(), move); }
    /// Returns the legal moves as JSON with ' for ", each once.
    std::vector<std::string> moves(Seat seat) const;
    std::vector<std::string> moves() const { return moves(turn()); }

    /// Judges the pending challenge, for every seat whose verdict is needed.
    void judge(bool passed);
    void pass() { judge(true); }
    void fail() { judge(false); }
    /// Returns the pending challenges as challenged<giver: `1<0 2<0`; "" if there are none.
    std::string challenges() const;
    /// Returns the seats that are to act: `1 2`.
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
