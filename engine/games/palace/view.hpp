// Questions to a view: the zone that a seat plays from, the card to beat, and what may be laid.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palace/state.hpp"

namespace palazzo::palace {

/// The zone that a seat plays from (docs/rules/palace.md: "Your turn", 1).
enum class Zone : std::uint8_t { hand, face_up, face_down, none };

/// Returns every card that a table with these options is played with.
Bag deck_of(const Options& o);

/// Calls visit(card) for each card that the viewing seat sees on the table or holds, and for those that it knows in
/// other hands.
template <class Visit>
void each_seen(const View& v, Visit&& visit) {
    const auto each_of = [&](const auto& cards) {
        for (const Card c : cards)
            if (!c.is_none()) visit(c);
    };
    const auto each_in = [&](const Bag& bag) {
        bag.each([&](Card c, int n) {
            for (; n > 0; --n) visit(c);
        });
    };
    each_in(v.hand);
    each_of(v.chosen);
    for (const Laid& laid : v.table.pile) visit(laid.card);
    each_of(v.table.burned);
    if (!v.table.turned.is_none()) visit(v.table.turned);
    for (Seat s = 0; s < v.table.players(); ++s) {
        each_of(v.table.seat(s).up);
        if (s != v.me) each_in(v.table.seat(s).known);
    }
    for (const Bag& bag : v.memories) each_in(bag);
}

/// Returns what `seat` may know of `state`.
View view_of(const State& state, Seat seat);

/// Returns a random state that the viewing seat couldn't tell from the true one: the unseen cards are shuffled over the
/// unseen places.
State sample_state(const View& view, Rng& dice);

/// Returns whether a seat has face-up cards left.
bool has_up(const SeatOpen& seat);
/// Returns the zone that the viewing seat plays from; `none` if it has no cards.
inline Zone active_zone(const ViewRef& v) {
    if (!v.hand.empty()) return Zone::hand;
    if (has_up(v.table.seat(v.me))) return Zone::face_up;
    return v.has_down() ? Zone::face_down : Zone::none;
}
/// Returns the cards of the active zone; empty if it is face down.
Bag zone_cards(const ViewRef& v);

/// Returns whether a rank is see-through, so that the card below it counts.
inline bool is_see_through(const DerivedRules& derived, int rank) {
    return rank != no_rank && (derived.see_through & bit_of(rank_at(rank))) != 0;
}
/// Returns effective_top() if the top card doesn't decide it.
int effective_top_below(const Table& t);
/// Returns the rank of the pile's effective top: the topmost card that isn't see-through or, if that one has the power
/// `base`, the bottom card; no_rank if there is none, or if the bottom card is see-through.
inline int effective_top(const Table& t) {
    if (t.pile.empty()) return no_rank;
    const int rank = t.pile.back().rank;
    return rank == no_rank || (t.derived.looks_below & bit_of(rank_at(rank))) == 0 ? rank : effective_top_below(t);
}
/// Returns the ranks that may be laid on the pile now: those that beat it, or all in a free turn, without those barred.
inline Ranks beating_ranks(const Table& t) {
    if (t.need == Need::add) return bit_of(rank_at(t.pile.back().rank));
    const Ranks beating = t.free ? every_rank : t.derived.beaten_by.data()[static_cast<std::size_t>(effective_top(t))];
    return beating & ~t.barred;
}

/// Returns how many cards of one rank are on top with only see-through ones between them, at most `most`. If the top
/// card is itself see-through, only cards of its own rank directly below it count.
int run_on_top(const Table& t, int most);

/// Returns how many cards a set needs to beat the pile (`match_count`), unless its rank may be laid on anything.
int least_in_set(const Table& t);

/// Returns the seat opposite.
inline Seat partner_of(const Table& t, Seat seat) { return (seat + t.players() / 2) % t.players(); }

/// Returns the seats to act: all that still choose or swap, otherwise the one whose turn it is; none when the game is
/// over.
Seats to_act(const Table& t);

/// Returns the rank of the lowest card in a hand, by the order of the options; no_rank if none of its cards has a place
/// in it (fine print 4).
int lowest_rank(const DerivedRules& derived, const Bag& hand);

/// Returns the face-up card that follows the first `after` remaining ones in the seat's own order (`fixed_order`); none
/// past the last.
Card next_in_order(const SeatOpen& seat, int after = 0);

} // namespace palazzo::palace
