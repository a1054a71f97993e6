#include "engine/games/palace/turn.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/making.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

int seats_in(const Table& t) {
    int n = 0;
    for (Seat s = 0; s < t.players(); ++s) n += t.is_still_in(s) ? 1 : 0;
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
    if (t.derived.options.face_up_play != FaceUpPlayRule::fixed_order) return false;
    const PublicSeatState& seat = t.seat(t.turn);
    return !seat.ordered && s.hidden_state(t.turn).hand.empty() && has_face_up_cards(seat) && !all_equal(seat.up);
}

/// Returns whether the seat has to be challenged because it is stuck, which happens at most once in a turn (fine print
/// 27). If the pile is empty, there is nothing to take, and the seat passes its turn instead (fine print 8).
bool is_challenged_for_being_stuck(const State& s) {
    const Table& t = s.table;
    if (t.derived.options.stuck != StuckRule::challenge || t.pile.empty() || t.may_skip) return false;
    const ViewRef v(s, t.turn);
    return active_zone(v) != Zone::face_down && !can_play(v);
}

void clear_turn(Table& t) {
    t.may_play_any_set = false;
    t.may_skip = false;
    t.barred = 0;
    t.pending_effects = {};
}

} // namespace

Seat seat_after(const Table& t, Seat seat, int skips) {
    for (int steps = skips + 1; steps > 0;) {
        seat = (seat + t.direction + t.players()) % t.players();
        if (t.is_still_in(seat)) --steps;
    }
    return seat;
}

Seat seat_before(const Table& t, Seat seat) {
    do seat = (seat - t.direction + t.players()) % t.players();
    while (!t.is_still_in(seat));
    return seat;
}

bool has_no_cards(const State& s, Seat seat) {
    const auto gone = [](const Slots& slots) {
        return std::all_of(slots.begin(), slots.end(), [](Card c) { return c.is_none(); });
    };
    return s.hidden_state(seat).hand.empty() && gone(s.table.seat(seat).up) && gone(s.hidden_state(seat).down);
}

void refill_hand(State& s, Seat seat, Events events) {
    Bag& hand = s.hidden_state(seat).hand;
    const int before = hand.size();
    while (hand.size() < s.table.derived.layout.draw && !s.draw.empty()) hand.add(s.draw.pop_back());
    if (hand.size() > before) events.send<CardsDrawn>(seat, hand.size() - before);
}

void note_seen_cards(State& s, Seat seat, Card c, int n) {
    s.table.seat(seat).known.add(c, n);
    if (s.memories.empty()) return;
    // The cards that are seen now may be the ones that another seat remembers in this hand. `known` contains them now,
    // so they are removed from that seat's memory.
    for (Seat each = 0; each < s.table.players(); ++each) {
        Bag& memory = s.memory_of(each, seat);
        memory.remove(c, std::min(n, memory.count(c)));
    }
}

void add_seen_card(State& s, Seat seat, Card c) {
    s.hidden_state(seat).hand.add(c);
    s.table.seat(seat).known.add(c);
}

void move_pile_into_hand(State& s, Seat seat, int taken_with_it, Events events) {
    Table& t = s.table;
    int cards = taken_with_it;
    const Ranks once = t.derived.ranks_with_power(Power::once);
    Bag& hand = s.hidden_state(seat).hand;
    Bag& known = t.seat(seat).known;
    for (const LaidCard& laid : t.pile) {
        if (once != 0 && (once & rank_bit(t.derived.rank_of(laid.card))) != 0) {
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
    move_pile_into_hand(s, seat, taken_with_it, events);
    end_turn(s, s.table.derived.options.picker_leads ? seat : seat_after(s.table, seat), events);
}

void take_pile_when_unable_to_play(State& s, Seat seat, int taken_with_it, Events events) {
    const Table& t = s.table;
    if (!t.derived.options.previous_takes) return take_pile(s, seat, taken_with_it, events);
    const Seat before = seat_before(t, seat);
    move_pile_into_hand(s, before, 0, events);
    end_turn(s, t.derived.options.picker_leads ? before : seat, events);
}

void take_pile_with_face_up_cards(State& s, Seat seat, const Move& m, Events events) {
    const TakeFaceUpRule rule = s.table.derived.options.take_face_up_with_pile;
    if (rule == TakeFaceUpRule::none && !s.table.derived.options.previous_takes) return take_pile(s, seat, 0, events);
    const ViewRef v(s, seat);
    const Zone zone = active_zone(v);
    const bool stuck = s.table.derived.options.previous_takes && zone != Zone::face_down && !can_play(v);
    int along = 0;
    for (Card& c : s.table.seat(seat).up) {
        if (c.is_none() || zone != Zone::face_up || rule == TakeFaceUpRule::none) continue;
        const bool alike = m.as ? m.as == s.table.derived.rank_of(c) : m.up_card == c;
        const bool chosen = rule == TakeFaceUpRule::all || (alike && (rule == TakeFaceUpRule::rank || along == 0));
        if (!chosen) continue;
        add_seen_card(s, seat, c);
        c = Card::none();
        ++along;
    }
    stuck ? take_pile_when_unable_to_play(s, seat, along, events) : take_pile(s, seat, along, events);
}

void take_pile_after_failed_challenge(State& s, Seat seat, Events events) {
    // After a failed challenge, the player can't choose which face-up card to take with the pile, so that the first one
    // is taken.
    std::optional<Move> taking;
    const Card first = next_card_in_order(s.table.seat(seat));
    for_each_way_to_take_pile(ViewRef(s, seat), [&](const Move& m) {
        const bool names_first = !first.is_none() && (m.up_card == first || m.as == s.table.derived.rank_of(first));
        if (!taking || names_first) taking = m;
    });
    take_pile_with_face_up_cards(s, seat, *taking, events);
}

Seats go_out(State& s, Seat seat) {
    Table& t = s.table;
    Seats out{seat};
    place_next(t, seat);
    if (t.derived.options.partners) {
        if (!t.is_still_in(partner_of(t, seat))) t.phase = Phase::over;
        return out;
    }
    if (t.derived.options.finish == FinishRule::first_out) t.phase = Phase::over;
    if (seats_in(t) != 1) return out;
    for (Seat last = 0; last < t.players(); ++last)
        if (t.is_still_in(last) && t.derived.options.finish == FinishRule::play_on) {
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
    begin_challenge(s, ChallengeCause::next, s.table.turn, giver, events);
}

void continue_turn(State& s, Events events) {
    s.table.need = NeededAction::play;
    if (has_order_to_set(s))
        s.table.need = NeededAction::set_order;
    else if (is_challenged_for_being_stuck(s))
        challenge_by_all_others(s, ChallengeCause::stuck, s.table.turn, events);
}

bool advance_turn(Table& t, Seat next, Events events) {
    ++t.turns;
    t.lead_rank = no_rank;
    t.need = NeededAction::play;
    if (t.phase == Phase::over) return false;
    t.turn = next;
    if (t.turns < t.derived.options.turn_limit) return true;
    t.phase = Phase::over;
    t.ended_at_turn_limit = true;
    events.send<TurnLimitReached>(t.turns);
    return false;
}

void end_turn(State& s, Seat next, Events events) {
    if (advance_turn(s.table, next, events)) begin_turn(s, events);
}

} // namespace palazzo::palace
