// Functions that find out from a view which zone a seat plays from, which card has to be beaten, and what may be laid.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palace/state.hpp"

namespace palazzo::palace {

/// The cards that a seat plays from (docs/rules/palace.md, "Your turn", point 1).
enum class Zone : std::uint8_t { hand, face_up, face_down, none };

/// Returns all cards of the decks at a table with these options.
Bag full_deck_bag(const Options& o);

/// Calls visit(card) for each card that the viewing seat knows: cards that it sees on the table, holds, or knows in
/// other hands.
template <class Visit>
void for_each_known_card(const View& v, Visit&& visit) {
    const auto each_of = [&](const auto& cards) {
        for (const Card c : cards)
            if (!c.is_none()) visit(c);
    };
    const auto each_in = [&](const Bag& bag) {
        bag.for_each([&](Card c, int n) {
            for (; n > 0; --n) visit(c);
        });
    };
    each_in(v.hand);
    each_of(v.chosen);
    for (const LaidCard& laid : v.table.pile) visit(laid.card);
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

/// Returns a random state that the viewing seat couldn't tell from the true one: the cards that it doesn't know are
/// shuffled and distributed over the places that it can't see.
State sample_state(const View& view, Rng& dice);

/// Returns whether a seat has face-up cards left.
bool has_face_up_cards(const PublicSeatState& seat);
/// Returns the zone that the viewing seat plays from; `none` if it has no cards.
inline Zone active_zone(const ViewRef& v) {
    if (!v.hand.empty()) return Zone::hand;
    if (has_face_up_cards(v.table.seat(v.me))) return Zone::face_up;
    return v.has_face_down_card() ? Zone::face_down : Zone::none;
}
/// Returns the cards of the active zone; empty if it is face down.
Bag zone_cards(const ViewRef& v);

/// Returns whether a rank is see-through, so that the card below it counts instead.
inline bool is_see_through(const DerivedRules& derived, int rank) {
    return rank != no_rank && (derived.see_through_ranks & rank_bit(rank_at(rank))) != 0;
}
/// Computes effective_top() if the top card alone doesn't decide it.
int effective_top_below(const Table& t);
/// Returns the rank of the effective top, which is the topmost card of the pile that isn't see-through. If that card
/// has the power `base`, the bottom card counts instead. Returns no_rank if no such card exists, or if the bottom card
/// counts but is see-through.
inline int effective_top(const Table& t) {
    if (t.pile.empty()) return no_rank;
    const int rank = t.pile.back().rank;
    return rank == no_rank || (t.derived.ranks_where_card_below_counts & rank_bit(rank_at(rank))) == 0
        ? rank
        : effective_top_below(t);
}
/// Returns the ranks that may be laid on the pile now: all ranks in a free turn, otherwise those that beat the pile.
/// Barred ranks are left out.
inline Ranks beating_ranks(const Table& t) {
    if (t.need == NeededAction::add) return rank_bit(rank_at(t.pile.back().rank));
    const Ranks beating =
        t.may_play_any_set ? every_rank : t.derived.beaten_by.data()[static_cast<std::size_t>(effective_top(t))];
    return beating & ~t.barred;
}

/// Returns how many cards of the top card's rank are on top, with only see-through cards between them; at most `most`.
/// If the top card is see-through itself, only cards directly below each other count.
int same_rank_cards_on_top(const Table& t, int most);

/// Returns how many cards a set needs to beat the pile (option `match_count`). The number doesn't apply to ranks that
/// may be laid on anything.
int least_cards_in_set(const Table& t);

/// Returns the seat opposite `seat`.
inline Seat partner_of(const Table& t, Seat seat) { return (seat + t.players() / 2) % t.players(); }

/// Returns the seats to act. While seats choose or swap, these are all that aren't ready; during play, the seat whose
/// turn it is, or those that are asked to judge or to complete a set. Empty when the game is over.
Seats seats_to_act(const Table& t);

/// Returns the rank of the lowest card in a hand by the order of the options; no_rank if none of its cards has a place
/// in the order (fine print 4).
int lowest_rank(const DerivedRules& derived, const Bag& hand);

/// Returns the remaining face-up card at the index `after`, in the order that the seat has set (`face_up_play:
/// fixed_order`); none if there is no such card.
Card next_card_in_order(const PublicSeatState& seat, int after = 0);

} // namespace palazzo::palace
