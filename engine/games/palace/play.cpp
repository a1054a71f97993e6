#include "engine/games/palace/play.hpp"

#include "engine/games/palace/after_play.hpp"
#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/lay.hpp"
#include "engine/games/palace/start.hpp"
#include "engine/games/palace/turn.hpp"
#include "engine/games/palace/view.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

void play_set(State& s, Seat seat, const Move& m, Events events) {
    const Table& t = s.table;
    const Play play = play_of(m);
    const bool may_challenge = t.derived.ranks_with(Power::challenge_self) != 0;
    if (may_challenge && t.derived.has(rank_of(t.derived, play), Power::challenge_self))
        return challenge_own(s, seat, play, events);
    lay_set(s, seat, play, events);
}

void name_joker(State& s, Seat seat, const Move& m, Events events) {
    events.send<Played>(seat, play_of(m));
    lay_turned(s, seat, *m.as, events);
}

void flip(State& s, Seat seat, int slot, Events events) {
    if (s.table.derived.options.blind_challenge == BlindChallenge::before)
        return challenge_before(s, seat, slot, events);
    Card& place = s.of(seat).down[static_cast<std::size_t>(slot)];
    const Card c = place;
    place = Card::none();
    settle_turned(s, seat, c, true, events);
}

bool all_ready(const Table& t) { return to_act(t).empty(); }

/// Passes the turn, or declines to add cards or to complete a set if the seat is asked to do so.
void skip(State& s, Seat seat, Events events) {
    const bool leaves = s.table.need == Need::add || s.table.need == Need::snap;
    events.send<TurnPassed>(seat, leaves || s.table.may_skip);
    if (s.table.need == Need::add) return decline_adding(s, seat, events);
    if (s.table.need == Need::snap) return decline_snap(s, events);
    end_turn(s, seat_after(s.table, seat), events);
}

void lay_face_up(State& s, Seat seat, const SetCards& cards, Events events) {
    events.send<FaceUpChosen>(seat);
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
    start_playing(s, events);
}

void swap_cards(State& s, Seat seat, Card hand_card, Card up_card, Events events) {
    events.send<Swapped>(seat, hand_card, up_card);
    SeatOpen& open = s.table.seat(seat);
    Card* at = std::find(open.up.begin(), open.up.end(), up_card);
    expect(at != open.up.end(), "a face-up card to swap");
    *at = hand_card;
    s.of(seat).hand.remove(hand_card);
    open.known.remove_if_there(hand_card);
    add_seen_card(s, seat, up_card);
    ++open.swaps;
}

void ready(State& s, Seat seat, Events events) {
    events.send<GotReady>(seat);
    s.table.seat(seat).ready = true;
    if (all_ready(s.table)) start_playing(s, events);
}

void set_order(State& s, Seat seat, const SetCards& cards, Events events) {
    events.send<OrderSet>(seat);
    SeatOpen& open = s.table.seat(seat);
    std::fill(open.up.begin(), open.up.end(), Card::none());
    std::copy(cards.begin(), cards.end(), open.up.begin());
    open.ordered = true;
    continue_turn(s, events);
}

} // namespace

void apply(State& s, Seat seat, const Move& m, Events events) {
    switch (m.kind) {
    case Move::Kind::play:
        if (s.table.need == Need::name_joker) return name_joker(s, seat, m, events);
        if (s.table.need == Need::snap) return snap(s, seat, play_of(m), events);
        return play_set(s, seat, m, events);
    case Move::Kind::flip: return flip(s, seat, m.slot, events);
    case Move::Kind::take: return take(s, seat, m, events);
    case Move::Kind::chance: return settle_turned(s, seat, s.draw.pop_back(), false, events);
    case Move::Kind::skip: return skip(s, seat, events);
    case Move::Kind::lay: return lay_face_up(s, seat, m.cards, events);
    case Move::Kind::swap: return swap_cards(s, seat, m.hand_card, m.up_card, events);
    case Move::Kind::ready: return ready(s, seat, events);
    case Move::Kind::order: return set_order(s, seat, m.cards, events);
    case Move::Kind::answer:
        if (!m.answer.empty()) events.send<Answered>(answering_seat(s.table), m.answer);
        return judge(s, seat, *m.right, events);
    case Move::Kind::judge: return judge(s, seat, *m.right, events);
    case Move::Kind::choose: return settle_choice(s, seat, m.seat, events);
    case Move::Kind::assign: return hand_out(s, seat, m.shares, events);
    }
}

} // namespace palazzo::palace
