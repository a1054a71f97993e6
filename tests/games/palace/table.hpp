// Sets up tables in a few words, so that tests of Palace's rules read like the rules.
#pragma once

#include "engine/games/palace/rules.hpp"
#include "tests/games/texts.hpp"

#include <string>
#include <vector>

namespace palazzo::palace::test {

using palazzo::test::json;

/// Returns a preset's options with changes, which are written as in a record.
Options options(const char* preset, const char* changes = "{}");
/// Returns why no game can be played with these options, and which option is wrong; "" if a game can be played.
std::string options_refusal(const char* preset, const char* changes);

/// The cards of one seat, in the notation of records, separated by blanks; `--` is an empty face-down slot.
struct SeatCards {
    const char* hand = "";
    const char* up = "";
    const char* down = "";
};

/// A position in the middle of a game. It has as many players as `seats` has entries.
struct Scene {
    const char* preset = "classic";
    const char* options = "{}";
    std::vector<SeatCards> seats{};
    const char* pile = ""; ///< the pile from bottom to top; `JK=9` is a wild joker that stands for a nine
    const char* draw = ""; ///< the draw pile, the next card to be drawn first
    Seat turn = 0;
};

/// A game in progress. Moves are JSON with ' instead of ".
class Round {
  public:
    explicit Round(const Scene& scene);
    /// Begins a game with a list of cards in the order of a record's deal. The end of the deck may be missing in the
    /// list.
    Round(const Options& o, const char* cards, Seat first = 0);

    /// Returns the id of the reason against a move; "" if it is legal. Also checks that check() and legal_moves()
    /// agree.
    std::string why_not(Seat seat, const char* move) const;
    std::string why_not(const char* move) const { return why_not(turn(), move); }
    bool can_play(Seat seat, const char* move) const { return why_not(seat, move).empty(); }
    bool can_play(const char* move) const { return can_play(turn(), move); }
    /// Makes a legal move.
    void play(Seat seat, const char* move);
    void play(const char* move) { play(turn(), move); }
    /// Returns the legal moves, each once, as JSON with ' instead of ".
    std::vector<std::string> legal_moves(Seat seat) const;
    std::vector<std::string> legal_moves() const { return legal_moves(turn()); }

    /// Judges the pending challenge as passed or failed, with a move of every seat whose verdict is needed.
    void judge_challenge(bool passed);
    void pass_challenge() { judge_challenge(true); }
    void fail_challenge() { judge_challenge(false); }
    /// Returns the pending challenges, each as the challenged seat and the seat that gives the challenge: `1<0 2<0`; ""
    /// if there are none.
    std::string challenges() const;
    /// Returns the seats that are to act: `1 2`.
    std::string seats_to_act() const;

    Seat turn() const { return state.table.turn; }
    bool is_over() const { return state.table.phase == Phase::over; }
    View view(Seat seat) const { return rules.view(state, seat); }
    std::string hand(Seat seat) const;
    std::string known_cards(Seat seat) const;
    std::string face_up_cards(Seat seat) const;
    std::string face_down_cards(Seat seat) const;
    std::string pile() const;
    std::string burned_cards() const;
    std::string draw_pile() const; ///< Returns the draw pile, the next card to be drawn first.

    Rules rules;
    State state;
};

} // namespace palazzo::palace::test
