// Sets up positions as they lie on the table, so that tests of Palabra's rules read like the rules.
#pragma once

#include "engine/games/palabra/rules.hpp"
#include "tests/games/texts.hpp"

#include <string>
#include <vector>

namespace palazzo::palabra::test {

using palazzo::test::json;

/// Returns the options of the preset classic with changes, which are written as in a record.
Options options(const char* changes = "{}");
/// Returns why these options can't be played, with the place of the fault; "" if they can.
std::string options_refusal(const char* changes);

/// A position in the middle of a game, before the pre-play of `turn`.
struct Scene {
    const char* options = "{}"; ///< changes to the options, except the number of players, which is that of `hands`
    std::vector<const char*> hands;
    /// The word of each seat on the table: `Pb3 Ay Lg`, `straight Jg Ky Lr`, `flush Ay …`; "" if the seat has none. The
    /// points of the words have been added to the scores.
    std::vector<const char*> words{};
    const char* draw = ""; ///< the cards of the draw pile, the next card to be drawn first
    Seat turn = 0;
};

/// A game in progress. Cards are written as in records, moves as JSON or with the helpers below.
class Round {
  public:
    explicit Round(const Scene& scene);
    /// Begins a game with a list of cards, which may be short: the hands seat by seat, then the draw pile.
    Round(const Options& o, const char* cards, Seat first = 0);

    /// Returns the id of the reason why a move is illegal, without `palabra.`; "" if it is legal. Also checks that
    /// check() and legal_moves() agree.
    std::string why_not(Seat seat, const std::string& move) const;
    /// Returns why the first seat that is to act may not make a move, as the id that the other why_not() returns.
    std::string why_not(const std::string& move) const { return why_not(turn(), move); }
    bool can_play(const std::string& move) const { return why_not(move).empty(); }
    /// Makes a legal move and returns its events.
    std::vector<Event> play(Seat seat, const std::string& move);
    void play(const std::string& move) { play(turn(), move); }
    void pass() { play("{'pass':true}"); }
    /// Passes until it is this seat's turn to pre-play.
    void pass_to(Seat seat);
    /// Lays `cards` as `act` (`word`, `straight`, `flush` …). If the pre-play is still to be made, it is passed first.
    void play_cards(const char* act, const char* cards);
    void build_word(Seat owner, const char* before, const char* after);

    Seat turn() const { return rules.seats_to_act(state).front(); }
    bool is_over() const { return state.table.over; }
    View view(Seat seat) const { return rules.view(state, seat); }
    std::string hand(Seat seat) const;
    /// Returns the seat's word on the table: `Pb3 Ay Lg`; "" if there is none.
    std::string word(Seat seat) const;
    int word_worth(Seat seat) const { return state.table.seat(seat).word->worth(); }
    std::string draw_pile() const; ///< Returns the draw pile, the next card to be drawn first.
    std::string discard_pile() const;
    std::vector<int> scores() const { return rules.scores(state); }
    int score(Seat seat) const { return scores()[static_cast<std::size_t>(seat)]; }
    /// Returns the factors and the score of a play of the first seat that is to act: `12 x9 x1 +70 x1 = 178`; "" if the
    /// play scores nothing.
    std::string scoring_of_play(const std::string& move) const;

    Rules rules;
    State state;
};

/// Returns a move in the notation of records.
std::string move_text(const char* act, const char* cards);
std::string build_text(Seat owner, const char* before, const char* after);

} // namespace palazzo::palabra::test
