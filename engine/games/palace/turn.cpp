#include "engine/games/palace/turn.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/making.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

int seats_in(const Table& t) {
    int n = 0;
    for (Seat s = 0; s < t.players(); ++s) n += t.still_in(s) ? 1 : 0;
    return n;
}

void place_next(Table& t, Seat seat) { t.seat(seat).place = static_cast<std::uint8_t>(t.players() - seats_in(t) + 1); }

bool all_equal(const Slots& up) {
    Card first;
    for (const Card c : up) {
        if (c.is_none()) continue;
        if (!first.is_none() && c != first) return false;
        first = c;
    }
    return true;
}

bool has_order_to_set(const State& s) {
    const Table& t = s.table;
    if (t.derived.options.face_up_play != FaceUpPlay::fixed_order) return false;
    const SeatOpen& seat = t.seat(t.turn);
    return !seat.ordered && s.of(t.turn).hand.empty() && has_up(seat) && !all_equal(seat.up);
}

/// Returns whether the seat has to be challenged because it is stuck, which happens at most once in a turn (fine print
/// 27). If the pile is empty, there is nothing to take, and the seat passes its turn instead (fine print 8).
bool is_challenged_for_being_stuck(const State& s) {
    const Table& t = s.table;
    if (t.derived.options.stuck != Stuck::challenge || t.pile.empty() || t.may_skip) return false;
    const ViewRef v(s, t.turn);
    return active_zone(v) != Zone::face_down && !can_play(v);
}

void clear_turn(Table& t) {
    t.free = false;
    t.may_skip = false;
    t.barred = 0;
    t.after = {};
}

} // namespace

Seat seat_after(const Table& t, Seat seat, int skips) {
    for (int steps = skips + 1; steps > 0;) {
        seat = (seat + t.direction + t.players()) % t.players();
        if (t.still_in(seat)) --steps;
    }
    return seat;
}

Seat seat_before(const Table& t, Seat seat) {
    do seat = (seat - t.direction + t.players()) % t.players();
    while (!t.still_in(seat));
    return seat;
}

bool has_no_cards(const State& s, Seat seat) {
    const auto gone = [](const Slots& slots) {
        return std::all_of(slots.begin(), slots.end(), [](Card c) { return c.is_none(); });
    };
    return s.of(seat).hand.empty() && gone(s.table.seat(seat).up) && gone(s.of(seat).down);
}

void draw_up(State& s, Seat seat, Events events) {
    Bag& hand = s.of(seat).hand;
    const int before = hand.size();
    while (hand.size() < s.table.derived.layout.draw && !s.draw.empty()) hand.add(s.draw.pop_back());
    if (hand.size() > before) events.send<CardsDrawn>(seat, hand.size() - before);
}

void note_seen(State& s, Seat seat, Card c, int n) {
    s.table.seat(seat).known.add(c, n);
    if (s.memories.empty()) return;
    // A seat that remembers equal cards in this hand can't tell them from the cards that are seen now, so that they are
    // no longer remembered separately.
    for (Seat each = 0; each < s.table.players(); ++each) {
        Bag& memory = s.memory_of(each, seat);
        memory.remove(c, std::min(n, memory.count(c)));
    }
}

void add_seen_card(State& s, Seat seat, Card c) {
    s.of(seat).hand.add(c);
    s.table.seat(seat).known.add(c);
}

void pile_into_hand(State& s, Seat seat, int taken_with_it, Events events) {
    Table& t = s.table;
    int cards = taken_with_it;
    const Ranks once = t.derived.ranks_with(Power::once);
    Bag& hand = s.of(seat).hand;
    Bag& known = t.seat(seat).known;
    for (const Laid& laid : t.pile) {
        if (once != 0 && (once & bit_of(t.derived.rank_of(laid.card))) != 0) {
            t.burned.push_back(laid.card);
            continue;
        }
        hand.add(laid.card);
        known.add(laid.card);
        ++cards;
    }
    t.pile.clear();
    if (cards > 0) events.send<PileTaken>(seat, cards);
}

void take_pile(State& s, Seat seat, int taken_with_it, Events events) {
    pile_into_hand(s, seat, taken_with_it, events);
    end_turn(s, s.table.derived.options.picker_leads ? seat : seat_after(s.table, seat), events);
}

void take_pile_as_unable(State& s, Seat seat, int taken_with_it, Events events) {
    const Table& t = s.table;
    if (!t.derived.options.previous_takes) return take_pile(s, seat, taken_with_it, events);
    const Seat before = seat_before(t, seat);
    pile_into_hand(s, before, 0, events);
    end_turn(s, t.derived.options.picker_leads ? before : seat, events);
}

void take(State& s, Seat seat, const Move& m, Events events) {
    const TakeFaceUp rule = s.table.derived.options.take_face_up_with_pile;
    if (rule == TakeFaceUp::none && !s.table.derived.options.previous_takes) return take_pile(s, seat, 0, events);
    const ViewRef v(s, seat);
    const Zone zone = active_zone(v);
    const bool stuck = s.table.derived.options.previous_takes && zone != Zone::face_down && !can_play(v);
    int along = 0;
    for (Card& c : s.table.seat(seat).up) {
        if (c.is_none() || zone != Zone::face_up || rule == TakeFaceUp::none) continue;
        const bool alike = m.as ? m.as == s.table.derived.rank_of(c) : m.up_card == c;
        const bool chosen = rule == TakeFaceUp::all || (alike && (rule == TakeFaceUp::rank || along == 0));
        if (!chosen) continue;
        add_seen_card(s, seat, c);
        c = Card::none();
        ++along;
    }
    stuck ? take_pile_as_unable(s, seat, along, events) : take_pile(s, seat, along, events);
}

void take_pile_when_stuck(State& s, Seat seat, Events events) {
    // Here the player can't choose which face-up card to take with the pile, so that the first one is taken.
    std::optional<Move> taking;
    const Card first = next_in_order(s.table.seat(seat));
    each_taking(ViewRef(s, seat), [&](const Move& m) {
        const bool names_first = !first.is_none() && (m.up_card == first || m.as == s.table.derived.rank_of(first));
        if (!taking || names_first) taking = m;
    });
    take(s, seat, *taking, events);
}

Seats go_out(State& s, Seat seat) {
    Table& t = s.table;
    Seats out{seat};
    place_next(t, seat);
    if (t.derived.options.partners) {
        if (!t.still_in(partner_of(t, seat))) t.phase = Phase::over;
        return out;
    }
    if (t.derived.options.finish == Finish::first_out) t.phase = Phase::over;
    if (seats_in(t) != 1) return out;
    for (Seat last = 0; last < t.players(); ++last)
        if (t.still_in(last) && t.derived.options.finish == Finish::play_on) {
            place_next(t, last);
            t.phase = Phase::over;
            out.add(last);
            return out;
        }
    return out;
}

void begin_turn(State& s, Events events) {
    clear_turn(s.table);
    continue_turn(s, events);
}

void begin_turn_with_challenge(State& s, Seat giver, Events events) {
    clear_turn(s.table);
    challenge(s, Cause::next, s.table.turn, giver, events);
}

void continue_turn(State& s, Events events) {
    s.table.need = Need::play;
    if (has_order_to_set(s))
        s.table.need = Need::set_order;
    else if (is_challenged_for_being_stuck(s))
        challenge_by_all_others(s, Cause::stuck, s.table.turn, events);
}

bool advance_turn(Table& t, Seat next, Events events) {
    ++t.turns;
    t.lead_rank = no_rank;
    t.need = Need::play;
    if (t.phase == Phase::over) return false;
    t.turn = next;
    if (t.turns < t.derived.options.turn_limit) return true;
    t.phase = Phase::over;
    t.drawn = true;
    events.send<GameDrawn>(t.turns);
    return false;
}

void end_turn(State& s, Seat next, Events events) {
    if (advance_turn(s.table, next, events)) begin_turn(s, events);
}

} // namespace palazzo::palace
