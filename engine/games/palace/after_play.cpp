#include "engine/games/palace/after_play.hpp"

#include "engine/games/palace/lay.hpp"
#include "engine/games/palace/making.hpp"
#include "engine/games/palace/turn.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// Returns the cards of `all` that aren't in `some`.
Bag cards_beyond(Bag all, const Bag& some) {
    some.for_each([&](Card c, int n) { all.remove(c, n); });
    return all;
}

void show_hand(State& s, Seat seat, Seat by, Events events) {
    const Bag& hand = s.hidden_state(seat).hand;
    if (hand.empty()) return;
    Cards cards;
    const Bag known = s.table.seat(seat).known;
    hand.for_each([&](Card c, int n) { note_seen_cards(s, seat, c, n - known.count(c)); });
    hand.for_each([&](Card c, int n) {
        for (; n > 0; --n) cards.push_back(c);
    });
    events.send<HandShown>(seat, by, cards);
}

/// Passes the hand of every seat on to the next seat that has a hand, in the direction of play.
void pass_hands(State& s, Seat seat, Events events) {
    List<Seat, most_players> holders;
    Seat at = seat;
    do {
        if (s.table.is_still_in(at) && !s.hidden_state(at).hand.empty()) holders.push_back(at);
        at = (at + s.table.direction + s.table.players()) % s.table.players();
    } while (at != seat);
    if (holders.size() < 2) return;
    const auto players = static_cast<std::size_t>(s.table.players());
    if (s.memories.empty()) s.memories.assign(players * players, {});
    for (std::size_t i = holders.size() - 1; i > 0; --i) {
        std::swap(s.hidden_state(holders[i]).hand, s.hidden_state(holders[i - 1]).hand);
        std::swap(s.table.seat(holders[i]).known, s.table.seat(holders[i - 1]).known);
        for (Seat each = 0; each < s.table.players(); ++each)
            std::swap(s.memory_of(each, holders[i]), s.memory_of(each, holders[i - 1]));
    }
    // A seat that passed its hand on remembers the cards of that hand. It needs no memory of its new hand, which it
    // sees.
    for (std::size_t i = 0; i < holders.size(); ++i) {
        const Seat giver = holders[i];
        const Seat receiver = holders[(i + 1) % holders.size()];
        s.memory_of(giver, receiver) = cards_beyond(s.hidden_state(receiver).hand, s.table.seat(receiver).known);
        s.memory_of(giver, giver) = {};
    }
    events.send<HandsPassedOn>(seat);
}

/// Moves `count` cards from the bottom of the pile into a seat's hand; all cards if the pile has fewer.
void give_bottom(State& s, Seat seat, int count, Events events) {
    Pile& pile = s.table.pile;
    count = std::min(count, static_cast<int>(pile.size()));
    if (count == 0) return;
    for (int i = 0; i < count; ++i) add_seen_card(s, seat, pile[static_cast<std::size_t>(i)].card);
    std::copy(pile.begin() + count, pile.end(), pile.begin());
    for (int i = 0; i < count; ++i) pile.pop_back();
    events.send<PileBottomTaken>(seat, count);
}

bool may_snap(const State& s, Seat seat) { return s.table.is_still_in(seat) && !s.hidden_state(seat).hand.empty(); }

/// Asks the next seat after `after` that has cards in its hand, because it may hold the card that completes the set.
/// Returns false if no seat is left to ask.
bool ask_to_snap(State& s, Seat after) {
    Table& t = s.table;
    const auto next = [&](Seat seat) { return (seat + t.direction + t.players()) % t.players(); };
    for (Seat seat = next(after); seat != t.turn; seat = next(seat)) {
        if (!may_snap(s, seat)) continue;
        t.need = NeededAction::snap;
        t.asked_to_snap = seat;
        return true;
    }
    return false;
}

bool lacks_one(const Table& t) {
    const int quads = t.derived.options.quads;
    return t.derived.options.snap && !t.pending_effects.burned && same_rank_cards_on_top(t, quads) == quads - 1;
}

/// Moves the pile into a seat's hand because of a power. Returns the seat that plays next.
Seat hand_over(State& s, Seat seat, Seat next_otherwise, Events events) {
    move_pile_into_hand(s, seat, 0, events);
    return s.table.derived.options.picker_leads ? seat : next_otherwise;
}

void finish_powers(State& s, Seat seat, Seat chosen, Events events) {
    Table& t = s.table;
    const Powers powers = t.pending_effects.powers;
    const bool pile = !t.pending_effects.burned && !t.pile.empty();
    const Seat neighbour = seat_after(t, seat);
    std::optional<Seat> next;
    if (powers.has(Power::show_hand) && neighbour != seat) show_hand(s, neighbour, seat, events);
    if (powers.has(Power::pass_hands)) pass_hands(s, seat, events);
    if (pile && powers.has(Power::pile_to_chosen) && chosen != seat)
        next = hand_over(s, chosen, seat_after(t, seat, t.pending_effects.skips), events);
    else if (pile && powers.has(Power::pile_to_next) && neighbour != seat)
        next = hand_over(s, neighbour, seat_after(t, neighbour, t.pending_effects.skips), events);
    else if (pile && neighbour != seat)
        give_bottom(s, neighbour, t.pending_effects.bottom_cards_to_next, events);
    if (powers.has(Power::choose_next)) next = chosen;
    const bool stays = (t.pending_effects.burned && t.derived.options.burn_again) || t.pending_effects.again;
    if (next && !(stays && t.is_still_in(seat))) return end_play_and_give_turn(s, seat, *next, events);
    if (lacks_one(t) && ask_to_snap(s, seat)) return;
    end_play(s, seat, events);
}

} // namespace

void carry_out_powers(State& s, Seat seat, Events events) {
    Table& t = s.table;
    const Powers powers = t.pending_effects.powers;
    if (t.phase == Phase::over) return end_play(s, seat, events);
    const bool pile = powers.has(Power::pile_to_chosen) && !t.pending_effects.burned;
    const bool chooses = pile || powers.has(Power::choose_next);
    if (chooses && t.is_still_in(seat) && choosable_seats(t).size() > 1) {
        t.need = NeededAction::choose;
        return;
    }
    finish_powers(s, seat, seat_after(t, seat), events);
}

void carry_out_powers_on_seat(State& s, Seat seat, Seat chosen, Events events) {
    s.table.need = NeededAction::play;
    events.send<SeatChosen>(seat, chosen);
    finish_powers(s, seat, chosen, events);
}

void decline_to_complete_set(State& s, Events events) {
    if (ask_to_snap(s, s.table.asked_to_snap)) return;
    s.table.need = NeededAction::play;
    end_play(s, s.table.turn, events);
}

void complete_set_out_of_turn(State& s, Seat seat, const Play& play, Events events) {
    Table& t = s.table;
    t.need = NeededAction::play;
    t.turn = seat;
    t.pending_effects = {};
    events.send<SetCompletedOutOfTurn>(seat);
    lay_set(s, seat, play, events);
}

} // namespace palazzo::palace
