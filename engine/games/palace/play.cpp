#include "engine/games/palace/play.hpp"

#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/shape.hpp"
#include "engine/games/palace/start.hpp"
#include "engine/games/palace/view.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// What a play sets off, counted over its cards (rules/palace: "Powers").
struct Effects {
    int reverses = 0;
    int skips = 0;
    bool burn = false;
    bool again = false;
};

void add_effects(Effects& e, Powers p) {
    e.reverses += p.has(Power::reverse) ? 1 : 0;
    e.skips += p.has(Power::skip) ? 1 : 0;
    e.burn = e.burn || p.has(Power::burn);
    e.again = e.again || p.has(Power::again);
}

void lay(Table& t, Effects& e, Card c, std::optional<Rank> as) {
    const Rank rank = c.has_rank() ? c.rank() : as.value_or(Rank::ace);
    t.pile.push_back({c, static_cast<std::uint8_t>(rank)});
    add_effects(e, t.laws.options.powers_of(rank));
}

void take_out(Slots& slots, Card c) {
    Card* at = std::find(slots.begin(), slots.end(), c);
    expect(at != slots.end(), "a card that is in the palace");
    *at = Card::none();
}

/// Which of several equal cards leaves nobody can tell, so a known one counts as gone first.
void take_from_hand(State& s, Seat seat, Card c) {
    s.of(seat).hand.remove(c);
    s.table.seat(seat).known.remove_if_there(c);
}

/// Everybody sees these go into the hand.
void give(State& s, Seat seat, Card c) {
    s.of(seat).hand.add(c);
    s.table.seat(seat).known.add(c);
}

bool holds_nothing(const State& s, Seat seat) {
    const auto gone = [](const Slots& slots) {
        return std::all_of(slots.begin(), slots.end(), [](Card c) { return c.is_none(); });
    };
    return s.of(seat).hand.empty() && gone(s.table.seat(seat).up) && gone(s.of(seat).down);
}

/// Whether the top of the pile is a four: at least four cards of one rank with nothing but mirrors between, or four
/// mirrors of one rank in a row. A mirror on top joins none of the others.
bool four_on_top(const Table& t) {
    const int rank = t.pile.back().rank;
    if (rank == no_rank) return false;
    const bool mirrors = t.laws.has(rank_at(rank), Power::mirror);
    int run = 0;
    for (std::size_t i = t.pile.size(); i > 0 && run < 4; --i) {
        const int below = t.pile[i - 1].rank;
        if (below == rank)
            ++run;
        else if (mirrors || below == no_rank || !t.laws.has(rank_at(below), Power::mirror))
            break;
    }
    return run >= 4;
}

/// Fine print 15: judged after the whole move.
bool burns_as_four(const Table& t, int set, bool covered) {
    if (t.laws.options.burn_quads == BurnQuads::across_turns) return four_on_top(t);
    return t.laws.options.burn_quads == BurnQuads::one_turn && set >= 4 && !covered;
}

void burn(Table& t) {
    for (const Laid& laid : t.pile) t.burned.push_back(laid.card);
    t.pile.clear();
}

void draw_up(State& s, Seat seat) {
    Bag& hand = s.of(seat).hand;
    while (hand.size() < s.table.laws.options.layout && !s.draw.empty()) hand.add(s.draw.pop_back());
}

/// Steps over `skips` seats still in, oneself included, to the one after (fine print 13).
Seat seat_after(const Table& t, Seat seat, int skips) {
    for (int steps = skips + 1; steps > 0;) {
        seat = (seat + t.direction + t.players()) % t.players();
        if (t.still_in(seat)) --steps;
    }
    return seat;
}

int seats_in(const Table& t) {
    int n = 0;
    for (Seat s = 0; s < t.players(); ++s) n += t.still_in(s) ? 1 : 0;
    return n;
}

void place_next(Table& t, Seat seat) { t.seat(seat).place = static_cast<std::uint8_t>(t.players() - seats_in(t) + 1); }

/// A seat without cards is out, and that may end the game.
void leave(Table& t, Seat seat) {
    place_next(t, seat);
    if (t.laws.options.finish == Finish::first_out) t.phase = Phase::over;
    if (seats_in(t) != 1) return;
    for (Seat last = 0; last < t.players(); ++last)
        if (t.still_in(last) && t.laws.options.finish == Finish::play_on) {
            place_next(t, last);
            t.phase = Phase::over;
            return;
        }
}

/// Counts the turn; at the limit the game is drawn (fine print 20).
void end_turn(State& s, Seat next) {
    Table& t = s.table;
    ++t.turns;
    t.must_lead_lowest = false;
    if (t.phase == Phase::over) return;
    t.turn = next;
    if (t.turns >= t.laws.options.turn_limit) {
        t.phase = Phase::over;
        t.drawn = true;
        return;
    }
    begin_turn(s);
}

/// Cards have been laid: burn, draw, go out, pass the turn on, in this order (fine print 12–14).
void finish_play(State& s, Seat seat, Effects e, int set, bool covered) {
    Table& t = s.table;
    if (e.reverses % 2 != 0) t.direction = -t.direction;
    e.burn = e.burn || burns_as_four(t, set, covered);
    if (e.burn) burn(t);
    draw_up(s, seat);
    const bool out = holds_nothing(s, seat);
    if (out) leave(t, seat);
    const bool stays = e.burn || e.again;
    if (t.phase == Phase::over) return end_turn(s, seat);
    end_turn(s, stays && !out ? seat : seat_after(t, seat, stays ? 0 : e.skips));
}

void play_set(State& s, Seat seat, const Move& m) {
    Effects e;
    const bool covered = !m.cover.is_none();
    const bool from_hand = !s.of(seat).hand.empty();
    const auto put = [&](Card c, std::optional<Rank> as) {
        if (from_hand)
            take_from_hand(s, seat, c);
        else
            take_out(s.table.seat(seat).up, c);
        lay(s.table, e, c, as);
    };
    for (const Card c : m.cards) put(c, m.as);
    if (covered) put(m.cover, m.cover_as);
    finish_play(s, seat, e, static_cast<int>(m.cards.size()), covered);
}

void take_pile(State& s, Seat seat) {
    Table& t = s.table;
    for (const Laid& laid : t.pile) give(s, seat, laid.card);
    t.pile.clear();
    end_turn(s, t.laws.options.picker_leads ? seat : seat_after(t, seat, 0));
}

void take(State& s, Seat seat) {
    Slots& up = s.table.seat(seat).up;
    if (s.table.laws.options.take_face_up_with_pile && s.of(seat).hand.empty())
        for (Card& c : up) {
            if (!c.is_none()) give(s, seat, c);
            c = Card::none();
        }
    take_pile(s, seat);
}

/// A card was turned over blind or by chance: it is laid if it may be, a wild joker once it has a name; else pile and
/// card are taken.
void settle_turned(State& s, Seat seat, Card c) {
    Table& t = s.table;
    const bool wild = c.is_joker() && t.laws.jokers_are_wild();
    const bool finishing = s.draw.empty() && holds_nothing(s, seat);
    const Rank rank = c.has_rank() ? c.rank() : Rank::ace;
    if (!turned_may_lie(t, rank, wild, finishing)) {
        give(s, seat, c);
        return take_pile(s, seat);
    }
    if (wild) {
        t.turned = c;
        t.need = Need::name_joker;
        return;
    }
    Effects e;
    lay(t, e, c, {});
    finish_play(s, seat, e, 1, false);
}

void name_joker(State& s, Seat seat, Rank as) {
    Effects e;
    lay(s.table, e, s.table.turned, as);
    s.table.turned = Card::none();
    finish_play(s, seat, e, 1, false);
}

void flip(State& s, Seat seat, int slot) {
    Card& place = s.of(seat).down[static_cast<std::size_t>(slot)];
    const Card c = place;
    place = Card::none();
    settle_turned(s, seat, c);
}

bool all_ready(const Table& t) { return to_act(t).empty(); }

void lay_face_up(State& s, Seat seat, const SetCards& cards) {
    SeatHidden& hidden = s.of(seat);
    for (const Card c : cards) {
        hidden.hand.remove(c);
        hidden.chosen.push_back(c);
    }
    s.table.seat(seat).ready = true;
    if (!all_ready(s.table)) return;
    for (Seat each = 0; each < s.table.players(); ++each) {
        s.table.seat(each).up = s.of(each).chosen;
        s.of(each).chosen.clear();
    }
    start_playing(s);
}

void swap_cards(State& s, Seat seat, Card hand_card, Card up_card) {
    SeatOpen& open = s.table.seat(seat);
    Card* at = std::find(open.up.begin(), open.up.end(), up_card);
    expect(at != open.up.end(), "a face-up card to swap");
    *at = hand_card;
    take_from_hand(s, seat, hand_card);
    give(s, seat, up_card);
    ++open.swaps;
}

void ready(State& s, Seat seat) {
    s.table.seat(seat).ready = true;
    if (all_ready(s.table)) start_playing(s);
}

void set_order(State& s, Seat seat, const SetCards& cards) {
    SeatOpen& open = s.table.seat(seat);
    std::fill(open.up.begin(), open.up.end(), Card::none());
    std::copy(cards.begin(), cards.end(), open.up.begin());
    open.ordered = true;
    begin_turn(s);
}

} // namespace

void apply(State& s, Seat seat, const Move& m) {
    switch (m.kind) {
    case Move::Kind::play:
        if (s.table.need == Need::name_joker) return name_joker(s, seat, *m.as);
        return play_set(s, seat, m);
    case Move::Kind::flip: return flip(s, seat, m.slot);
    case Move::Kind::take: return take(s, seat);
    case Move::Kind::chance: return settle_turned(s, seat, s.draw.pop_back());
    case Move::Kind::skip: return end_turn(s, seat_after(s.table, seat, 0));
    case Move::Kind::lay: return lay_face_up(s, seat, m.cards);
    case Move::Kind::swap: return swap_cards(s, seat, m.hand_card, m.up_card);
    case Move::Kind::ready: return ready(s, seat);
    case Move::Kind::order: return set_order(s, seat, m.cards);
    }
}

} // namespace palazzo::palace
