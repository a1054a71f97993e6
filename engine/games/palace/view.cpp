#include "engine/games/palace/view.hpp"

#include "engine/games/palace/challenge.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// Returns the cards of the decks in play that the viewing seat doesn't know.
Bag unseen(const View& v) {
    Bag rest = full_deck_bag(v.table.derived.options);
    for_each_known_card(v, [&](Card c) { rest.remove(c); });
    return rest;
}

} // namespace

Bag full_deck_bag(const Options& o) {
    Bag deck;
    const int decks = decks_in_play(o);
    for (int r = 0; r < rank_count; ++r)
        for (int s = 0; s < suit_count && (o.leave_out & rank_bit(rank_at(r))) == 0; ++s)
            deck.add(Card(rank_at(r), suit_at(s)), decks);
    deck.add(Card::joker(), decks * o.jokers);
    return deck;
}

View view_of(const State& state, Seat seat) {
    const HiddenSeatState own = seat == onlooker ? HiddenSeatState() : state.hidden_state(seat);
    View v{state.table, seat, own.hand, own.chosen, static_cast<int>(state.draw.size()),
        static_cast<int>(state.aside.size()), {}, {}, {}};
    for (std::size_t s = 0; s < static_cast<std::size_t>(state.table.players()); ++s) {
        v.hand_counts[s] = static_cast<std::uint8_t>(state.hidden[s].hand.size());
        v.down_slots[s] = filled_slots(state.hidden[s].down);
    }
    for (Seat s = 0; !state.memories.empty() && s < state.table.players(); ++s)
        v.memories.push_back(seat == onlooker ? Bag() : state.memory_of(seat, s));
    return v;
}

State sample_state(const View& v, Rng& dice) {
    Cards pool;
    unseen(v).for_each([&](Card c, int n) {
        for (int i = 0; i < n; ++i) pool.push_back(c);
    });
    dice.shuffle(pool);

    State s;
    s.table = v.table;
    s.hidden.assign(v.table.seats.size(), {});
    const DealLayout layout = v.table.derived.layout;
    if (!v.memories.empty()) s.memories.assign(v.memories.size() * v.memories.size(), {});
    for (Seat seat = 0; seat < v.table.players(); ++seat) {
        HiddenSeatState& hidden = s.hidden_state(seat);
        for (int slot = 0; slot < layout.down; ++slot)
            hidden.down.push_back(v.has_face_down_card(seat, slot) ? pool.pop_back() : Card::none());
        if (seat == v.me) {
            hidden.hand = v.hand;
            hidden.chosen = v.chosen;
            continue;
        }
        hidden.hand = v.table.seat(seat).known;
        if (!v.memories.empty()) {
            const Bag& memory = v.memories[static_cast<std::size_t>(seat)];
            if (v.me != onlooker) s.memory_of(v.me, seat) = memory;
            hidden.hand.add(memory);
        }
        while (hidden.hand.size() < v.hand_count(seat)) hidden.hand.add(pool.pop_back());
        if (v.table.phase == Phase::choosing && v.table.seat(seat).ready)
            for (int i = 0; i < layout.up; ++i) hidden.chosen.push_back(pool.pop_back());
    }
    for (int i = 0; i < v.draw_count; ++i) s.draw.push_back(pool.pop_back());
    for (int i = 0; i < v.aside_count; ++i) s.aside.push_back(pool.pop_back());
    return s;
}

bool has_face_up_cards(const PublicSeatState& seat) {
    return std::any_of(seat.up.begin(), seat.up.end(), [](Card c) { return !c.is_none(); });
}

Bag zone_cards(const ViewRef& v) {
    if (!v.hand.empty()) return v.hand;
    Bag cards;
    for (const Card c : v.table.seat(v.me).up)
        if (!c.is_none()) cards.add(c);
    return cards;
}

int effective_top_below(const Table& t) {
    for (std::size_t i = t.pile.size(); i > 0; --i) {
        const int rank = t.pile[i - 1].rank;
        if (is_see_through(t.derived, rank)) continue;
        if (rank == no_rank || !t.derived.has_power(rank_at(rank), Power::base)) return rank;
        const int bottom = t.pile[0].rank;
        return is_see_through(t.derived, bottom) ? no_rank : bottom;
    }
    return no_rank;
}

int same_rank_cards_on_top(const Table& t, int most) {
    const int rank = t.pile.empty() ? no_rank : t.pile.back().rank;
    if (rank == no_rank) return 0;
    const bool mirrors = is_see_through(t.derived, rank);
    int run = 0;
    for (std::size_t i = t.pile.size(); i > 0 && run < most; --i) {
        const int below = t.pile[i - 1].rank;
        if (below == rank)
            ++run;
        else if (mirrors || !is_see_through(t.derived, below))
            break;
    }
    return run;
}

int least_cards_in_set(const Table& t) {
    const bool counts =
        t.derived.options.match_count && !t.pile.empty() && !t.may_play_any_set && t.need == NeededAction::play;
    const int top = counts ? effective_top(t) : no_rank;
    return top == no_rank || t.derived.has_power(rank_at(top), Power::reset) ? 1 : t.set_size;
}

Seats seats_to_act(const Table& t) {
    if (t.phase == Phase::playing) {
        if (t.need == NeededAction::verdict) return seats_to_judge(t);
        return {t.need == NeededAction::snap ? t.asked_to_snap : t.turn};
    }
    Seats seats;
    if (t.phase == Phase::choosing || t.phase == Phase::swapping)
        for (Seat s = 0; s < t.players(); ++s)
            if (!t.seat(s).ready) seats.add(s);
    return seats;
}

int lowest_rank(const DerivedRules& derived, const Bag& hand) {
    int lowest = no_rank;
    int lowest_place = rank_count;
    const auto consider = [&](Rank r) {
        const int place = derived.place_in_order[static_cast<std::size_t>(r)];
        if (place < 0 || place >= lowest_place) return;
        lowest = index_of(r);
        lowest_place = place;
    };
    hand.for_each([&](Card c, int) {
        if (!derived.is_wild(c)) consider(derived.rank_of(c));
    });
    return lowest;
}

Card next_card_in_order(const PublicSeatState& seat, int after) {
    for (const Card c : seat.up)
        if (!c.is_none() && after-- == 0) return c;
    return Card::none();
}

} // namespace palazzo::palace
