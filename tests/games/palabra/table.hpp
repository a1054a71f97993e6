// A position written as it lies on the table, so that a test of the rules reads like the rules.
#pragma once

#include "engine/games/palabra/rules.hpp"
#include "tests/games/texts.hpp"

#include <string>
#include <vector>

namespace palazzo::palabra::test {

using palazzo::test::json;

/// The classic options with changes, as a record would have them.
Options options(const char* changes = "{}");
/// Why such options can't be played, place and all; "" if they can.
std::string refused(const char* changes);

/// A position in the middle of a game, before the pre-play of `turn`.
struct Scene {
    const char* options = "{}"; ///< as many players as there are hands
    std::vector<const char*> hands;
    /// What each seat has on the table: `Pb3 Ay Lg`, `straight Jg Ky Lr`, `flush Ay …`; its points count already.
    std::vector<const char*> words{};
    const char* draw = ""; ///< the next card first
    Seat turn = 0;
};

/// A game that is being played. Cards are written as in records, moves as JSON or by the shorthands.
class Round {
  public:
    explicit Round(const Scene& scene);
    /// From a deal whose list may be short.
    Round(const Options& o, const char* cards, Seat first = 0);

    /// The id of the reason against a move, less `palabra.`; "" if it is legal. Holds check() against legal() on the
    /// way.
    std::string why_not(Seat seat, const std::string& move) const;
    /// Of the only seat to act.
    std::string why_not(const std::string& move) const { return why_not(turn(), move); }
    bool can(const std::string& move) const { return why_not(move).empty(); }
    /// Makes a move that must be legal, and gives what happened.
    std::vector<Event> play(Seat seat, const std::string& move);
    void play(const std::string& move) { play(turn(), move); }
    void pass() { play("{'pass':true}"); }
    /// Passes until it is this seat's turn to pre-play.
    void pass_to(Seat seat);
    /// `word`, `straight`, `flush` … of cards, the pre-play passed if it is still to be made.
    void lay(const char* act, const char* cards);
    void build(Seat owner, const char* before, const char* after);

    Seat turn() const { return rules.to_act(state).front(); }
    bool over() const { return state.table.over; }
    View view(Seat seat) const { return rules.view(state, seat); }
    std::string hand(Seat seat) const;
    /// What the seat has on the table: `Pb3 Ay Lg`; "" if nothing.
    std::string word(Seat seat) const;
    int worth(Seat seat) const { return state.table.seat(seat).word->worth(); }
    std::string draw() const; ///< the next card first
    std::string discard() const;
    std::vector<int> scores() const { return rules.scores(state); }
    int score(Seat seat) const { return scores()[static_cast<std::size_t>(seat)]; }
    /// How a play of the seat to act would score: `12 x9 x1 +70 x1 = 178`; "" where it scores nothing.
    std::string scoring(const std::string& move) const;

    Rules rules;
    State state;
};

/// A move of cards in the notation of records.
std::string move_of(const char* act, const char* cards);
std::string build_of(Seat owner, const char* before, const char* after);

} // namespace palazzo::palabra::test
