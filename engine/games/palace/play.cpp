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
    const Play play = play_of_move(m);
    const bool may_challenge = t.derived.ranks_with_power(Power::challenge_self) != 0;
    if (may_challenge && t.derived.has_power(rank_of_play(t.derived, play), Power::challenge_self))
        return challenge_before_laying(s, seat, play, events);
    lay_set(s, seat, play, events);
}

void name_joker(State& s, Seat seat, const Move& m, Events events) {
    events.send<SetPlayed>(seat, play_of_move(m));
    lay_turned_card(s, seat, *m.as, events);
}

void flip(State& s, Seat seat, int slot, Events events) {
    if (s.table.derived.options.blind_challenge == BlindChallengeRule::before)
        return challenge_before_turning_over(s, seat, slot, events);
    Card& place = s.hidden_state(seat).down[static_cast<std::size_t>(slot)];
    const Card c = place;
    place = Card::none();
    settle_turned_card(s, seat, c, true, events);
}

bool all_ready(const Table& t) { return seats_to_act(t).empty(); }

/// Passes the turn. If the seat is asked to add cards or to complete a set, declines instead.
void skip(State& s, Seat seat, Events events) {
    const bool leaves = s.table.need == NeededAction::add || s.table.need == NeededAction::snap;
    events.send<TurnPassed>(seat, leaves || s.table.may_skip);
    if (s.table.need == NeededAction::add) return decline_adding_cards(s, seat, events);
    if (s.table.need == NeededAction::snap) return decline_to_complete_set(s, events);
    end_turn(s, seat_after(s.table, seat), events);
}

void lay_face_up(State& s, Seat seat, const SetCards& cards, Events events) {
    events.send<FaceUpCardsChosen>(seat);
    HiddenSeatState& hidden = s.hidden_state(seat);
    for (const Card c : cards) {
        hidden.hand.remove(c);
        hidden.chosen.push_back(c);
    }
    s.table.seat(seat).ready = true;
    if (!all_ready(s.table)) return;
    for (Seat each = 0; each < s.table.players(); ++each) {
        s.table.seat(each).up = s.hidden_state(each).chosen;
        s.hidden_state(each).chosen.clear();
    }
    start_playing(s, events);
}

void swap_cards(State& s, Seat seat, Card hand_card, Card up_card, Events events) {
    events.send<CardsSwapped>(seat, hand_card, up_card);
    PublicSeatState& open = s.table.seat(seat);
    Card* at = std::find(open.up.begin(), open.up.end(), up_card);
    expect(at != open.up.end(), "a face-up card to swap");
    *at = hand_card;
    s.hidden_state(seat).hand.remove(hand_card);
    open.known.remove_if_there(hand_card);
    add_seen_card(s, seat, up_card);
    ++open.swaps;
}

void ready(State& s, Seat seat, Events events) {
    events.send<SeatReady>(seat);
    s.table.seat(seat).ready = true;
    if (all_ready(s.table)) start_playing(s, events);
}

void set_order(State& s, Seat seat, const SetCards& cards, Events events) {
    events.send<FaceUpOrderSet>(seat);
    PublicSeatState& open = s.table.seat(seat);
    std::fill(open.up.begin(), open.up.end(), Card::none());
    std::copy(cards.begin(), cards.end(), open.up.begin());
    open.ordered = true;
    continue_turn(s, events);
}

} // namespace

void apply(State& s, Seat seat, const Move& m, Events events) {
    switch (m.kind) {
    case Move::Kind::play:
        if (s.table.need == NeededAction::name_joker) return name_joker(s, seat, m, events);
        if (s.table.need == NeededAction::snap) return complete_set_out_of_turn(s, seat, play_of_move(m), events);
        return play_set(s, seat, m, events);
    case Move::Kind::flip: return flip(s, seat, m.slot, events);
    case Move::Kind::take: return take_pile_with_face_up_cards(s, seat, m, events);
    case Move::Kind::chance: return settle_turned_card(s, seat, s.draw.pop_back(), false, events);
    case Move::Kind::skip: return skip(s, seat, events);
    case Move::Kind::lay: return lay_face_up(s, seat, m.cards, events);
    case Move::Kind::swap: return swap_cards(s, seat, m.hand_card, m.up_card, events);
    case Move::Kind::ready: return ready(s, seat, events);
    case Move::Kind::order: return set_order(s, seat, m.cards, events);
    case Move::Kind::answer:
        if (!m.answer.empty()) events.send<ChallengeAnswered>(answering_seat(s.table), m.answer);
        return judge_challenge(s, seat, *m.right, events);
    case Move::Kind::judge: return judge_challenge(s, seat, *m.right, events);
    case Move::Kind::choose: return carry_out_powers_on_seat(s, seat, m.seat, events);
    case Move::Kind::assign: return hand_out_challenges(s, seat, m.shares, events);
    }
}

} // namespace palazzo::palace
