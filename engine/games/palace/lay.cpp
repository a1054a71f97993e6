#include "engine/games/palace/lay.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/after_play.hpp"
#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/set_pattern.hpp"
#include "engine/games/palace/turn.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// The effects of a play, added up over its cards (docs/rules/palace.md, "Powers").
struct Effects {
    bool any = false; ///< false if no card has a power
    int reverses = 0;
    PendingEffects pending_effects;
};

/// Adds the effects of one card. If `counts` is false, leaves out the powers `reverse`, `skip` and `bottom_to_next`,
/// because they act once for a set, and an earlier card of the set has already had them.
void add_effects(Effects& e, Powers p, bool counts) {
    if (!p.any()) return;
    e.any = true;
    if (counts) {
        e.reverses += p.has(Power::reverse) ? 1 : 0;
        e.pending_effects.skips = static_cast<std::int8_t>(e.pending_effects.skips + (p.has(Power::skip) ? 1 : 0));
        e.pending_effects.bottom_cards_to_next =
            static_cast<std::int8_t>(e.pending_effects.bottom_cards_to_next + (p.has(Power::bottom_to_next) ? 1 : 0));
    }
    e.pending_effects.burn = e.pending_effects.burn || p.has(Power::burn);
    e.pending_effects.again = e.pending_effects.again || p.has(Power::again);
    e.pending_effects.challenges_next = e.pending_effects.challenges_next || p.has(Power::challenge_next);
    e.pending_effects.challenges_all = e.pending_effects.challenges_all || p.has(Power::challenge_all);
    e.pending_effects.powers = e.pending_effects.powers | (p & after_play_powers);
}

/// Returns the powers of a rank if `count` cards of it are laid at once on the effective top `top`.
Powers powers_laid(const DerivedRules& derived, Rank rank, int top, int count) {
    Powers p = derived.options.powers_of(rank);
    if (p.has(Power::copy) && top != no_rank) p = p | (derived.options.powers_of(rank_at(top)) & instant_powers);
    for (const ConditionalPowers& c : derived.options.conditions)
        if (c.rank == rank && count >= c.least && ((c.on >> top) & 1U) != 0) p = p | (c.powers & instant_powers);
    return p;
}

/// Returns whether there are cards whose effects depend on the card below them.
bool effects_depend_on_card_below(const DerivedRules& derived) {
    return !derived.options.conditions.empty() || derived.ranks_with_power(Power::copy) != 0;
}

/// Lays the `count` cards of one set one after the other, and adds up their effects.
class Layer {
  public:
    Layer(Table& t, Effects& e, int count)
        : t_(t), e_(e), count_(count), top_(effects_depend_on_card_below(t.derived) ? effective_top(t) : no_rank) {}

    void lay(Card c, std::optional<Rank> as) {
        const Rank rank = as ? *as : t_.derived.rank_of(c);
        t_.pile.push_back({c, static_cast<std::uint8_t>(rank)});
        const bool counts = !laid_ || t_.derived.options.powers_count == PowersCountRule::each;
        add_effects(e_, powers_laid(t_.derived, rank, top_, count_), counts);
        laid_ = true;
        if (t_.derived.options.match_count && !is_see_through(t_.derived, index_of(rank)))
            t_.set_size = static_cast<std::uint8_t>(count_);
    }

  private:
    Table& t_;
    Effects& e_;
    int count_;
    int top_;
    bool laid_ = false;
};

void take_out(Slots& slots, Card c) {
    Card* at = std::find(slots.begin(), slots.end(), c);
    expect(at != slots.end(), "a card that is in the palace");
    *at = Card::none();
}

/// Returns whether a four of a kind burns the pile, judged after the whole move (fine print 15).
bool burns_as_four(const Table& t, int set, bool covered) {
    const int quads = t.derived.options.quads;
    if (t.derived.options.burn_quads == BurnQuadsRule::across_turns)
        return static_cast<int>(t.pile.size()) >= quads && same_rank_cards_on_top(t, quads) >= quads;
    return t.derived.options.burn_quads == BurnQuadsRule::one_turn && set >= quads && !covered;
}

/// Burns the pile if the play has this effect. `all_passed` is true if every challenge to all seats was passed.
void burn(Table& t, Seat seat, bool all_passed, Events events) {
    const bool held_back = t.pending_effects.challenges_all && t.derived.options.ten_needs_all && !all_passed;
    t.pending_effects.burned = t.pending_effects.four || (t.pending_effects.burn && !held_back);
    if (!t.pending_effects.burned) return;
    events.send<PileBurned>(seat, static_cast<int>(t.pile.size()));
    for (const LaidCard& laid : t.pile) t.burned.push_back(laid.card);
    t.pile.clear();
}

/// Lets the seat hand out the challenges that follow a four of a kind, if there are any. Otherwise carries out the
/// remaining powers, and passes the turn on.
void hand_out_or_pass_on(State& s, Seat seat, Events events) {
    Table& t = s.table;
    t.need = NeededAction::play;
    if (t.pending_effects.four && t.derived.options.extreme && t.phase != Phase::over && t.is_still_in(seat))
        t.need = NeededAction::assign;
    else if (t.pending_effects.powers.any() || t.pending_effects.bottom_cards_to_next != 0 || t.derived.options.snap)
        carry_out_powers(s, seat, events);
    else
        end_play(s, seat, events);
}

/// Sends an event for each seat in `out`, in the order of their places.
void send_places(const Table& t, Seats out, Events events) {
    if (!events) return;
    for (int place = 1; place <= t.players(); ++place)
        for (const Seat seat : out.list())
            if (t.seat(seat).place == place) events.send<SeatWentOut>(seat, place, place == t.players());
}

/// Sends events that say that the seat plays again, or which seats are skipped.
void send_turn(const Table& t, Seat seat, Events events) {
    if (t.turn == seat) return events.send<ExtraTurnGiven>(seat);
    const auto next = [&](Seat s) { return (s + t.direction + t.players()) % t.players(); };
    for (Seat s = next(seat); s != t.turn && s != seat; s = next(s))
        if (t.is_still_in(s)) events.send<SeatSkipped>(s);
}

/// Finishes a play (fine print 12–14, 26). If the seat has no cards left, it goes out. If the play challenges all
/// seats, the challenges are next; otherwise the pile burns if the play burns it. The event of the burn is sent before
/// the others, because people would tell it first.
void conclude(State& s, Seat seat, bool reverses, Events events) {
    Table& t = s.table;
    t.need = NeededAction::play;
    const Seats out = has_no_cards(s, seat) ? go_out(s, seat) : Seats();
    const bool challenges = t.pending_effects.challenges_all && t.phase != Phase::over;
    if (!challenges) burn(t, seat, true, events);
    if (reverses) events.send<DirectionReversed>(seat);
    send_places(t, out, events);
    challenges ? challenge_all(s, seat, events) : hand_out_or_pass_on(s, seat, events);
}

/// Returns whether the seat drew cards of the rank that it just laid, and may lay them, too (option `throw_after`).
/// `held_before` is the number of cards of this rank before drawing.
bool may_add(const State& s, Seat seat, Rank rank, int held_before) {
    const DerivedRules& derived = s.table.derived;
    const Bag& hand = s.hidden_state(seat).hand;
    return derived.options.throw_after && !derived.has_power(rank, Power::cover)
        && !derived.has_power(rank, Power::challenge_self) && hand.count(rank) > held_before;
}

/// Adds to `all` the effects `more` of cards that were laid later in the same turn.
void add_to(PendingEffects& all, const PendingEffects& more) {
    all.skips = static_cast<std::int8_t>(all.skips + more.skips);
    all.bottom_cards_to_next = static_cast<std::int8_t>(all.bottom_cards_to_next + more.bottom_cards_to_next);
    all.burn = all.burn || more.burn;
    all.again = all.again || more.again;
    all.challenges_next = all.challenges_next || more.challenges_next;
    all.challenges_all = all.challenges_all || more.challenges_all;
    all.powers = all.powers | more.powers;
}

/// Finishes laying cards: draws, and then carries out the effects of the cards, unless the seat may first add drawn
/// cards.
void finish_play(State& s, Seat seat, const Effects& e, int set, bool covered, Events events) {
    Table& t = s.table;
    const Options& o = t.derived.options;
    const bool four = burns_as_four(t, set, covered);
    // Most plays have no effects: the next seat simply plays. They are handled first, to save time in playouts.
    if (!e.any && !four && !o.throw_after && !o.snap) {
        refill_hand(s, seat, events);
        if (has_no_cards(s, seat)) return conclude(s, seat, false, events);
        t.need = NeededAction::play;
        return end_play_and_give_turn(s, seat, seat_after(t, seat), events);
    }
    const bool reverses = e.reverses % 2 != 0;
    if (reverses) t.direction = -t.direction;
    add_to(t.pending_effects, e.pending_effects);
    t.pending_effects.four = t.pending_effects.four || four;
    const Rank rank = rank_at(t.pile.back().rank);
    const int held = o.throw_after ? s.hidden_state(seat).hand.count(rank) : 0;
    refill_hand(s, seat, events);
    if (!may_add(s, seat, rank, held)) return conclude(s, seat, reverses, events);
    if (reverses) events.send<DirectionReversed>(seat);
    t.need = NeededAction::add;
}

/// Sorts the cards of a run from low to high.
void sort_as_run(const DerivedRules& derived, SetCards& cards) {
    sort_few(cards, [&](Card a, Card b) {
        return derived.place_in_order[static_cast<std::size_t>(a.rank())]
            < derived.place_in_order[static_cast<std::size_t>(b.rank())];
    });
}

bool is_run(const DerivedRules& derived, const Play& play) {
    return derived.options.runs && !play.as && play.cards.size() >= least_run && play.cards[0].has_rank()
        && play.cards[1].has_rank() && play.cards[0].rank() != play.cards[1].rank();
}

} // namespace

Rank rank_of_play(const DerivedRules& derived, const Play& play) {
    if (play.as) return *play.as;
    Card c = play.cards.back();
    if (is_run(derived, play)) {
        SetCards cards = play.cards;
        sort_as_run(derived, cards);
        c = cards.back();
    }
    expect(!derived.is_wild(c), "a wild card that has a name");
    return derived.rank_of(c);
}

void lay_set(State& s, Seat seat, const Play& play, Events events) {
    events.send<SetPlayed>(seat, play);
    Effects e;
    const bool covered = !play.cover.is_none();
    const auto leave_seat = [&](Card c) {
        Bag& hand = s.hidden_state(seat).hand;
        if (hand.count(c) == 0) return take_out(s.table.seat(seat).up, c);
        hand.remove(c);
        note_card_left_hand(s, seat, c);
    };
    Layer set(s.table, e, static_cast<int>(play.cards.size()));
    const auto lay_all = [&](const SetCards& cards) {
        for (const Card c : cards) {
            leave_seat(c);
            set.lay(c, play.as);
        }
    };
    if (is_run(s.table.derived, play)) {
        SetCards cards = play.cards;
        sort_as_run(s.table.derived, cards);
        lay_all(cards);
    } else {
        lay_all(play.cards);
    }
    if (covered) {
        leave_seat(play.cover);
        Layer(s.table, e, 1).lay(play.cover, play.cover_as);
    }
    finish_play(s, seat, e, static_cast<int>(play.cards.size()), covered, events);
}

void decline_adding_cards(State& s, Seat seat, Events events) { conclude(s, seat, false, events); }

void settle_turned_card(State& s, Seat seat, Card c, bool blind, Events events) {
    events.send<CardTurnedOver>(seat, c, !blind);
    Table& t = s.table;
    const bool wild = t.derived.is_wild(c);
    const bool finishing = s.draw.empty() && has_no_cards(s, seat);
    const Rank rank = t.derived.rank_of(c);
    t.turned = c;
    if (!can_finish_with_turned_card(t, rank, wild, finishing)) return take_turned_card_and_pile(s, seat, events);
    if (can_lay_turned_card(t, rank, wild)) {
        if (!wild) return lay_turned_card(s, seat, {}, events);
        t.need = NeededAction::name_joker;
        return;
    }
    const BlindChallengeRule rule = blind ? t.derived.options.blind_challenge : BlindChallengeRule::off;
    if (rule == BlindChallengeRule::off) return take_turned_card_and_pile(s, seat, events);
    if (rule == BlindChallengeRule::one) return begin_challenge(s, ChallengeCause::blind, seat, seat, events);
    challenge_by_all_others(s, ChallengeCause::blind, seat, events);
}

void lay_turned_card(State& s, Seat seat, std::optional<Rank> as, Events events) {
    Effects e;
    s.table.need = NeededAction::play;
    Layer(s.table, e, 1).lay(s.table.turned, as);
    s.table.turned = Card::none();
    finish_play(s, seat, e, 1, false, events);
}

void take_turned_card_and_pile(State& s, Seat seat, Events events) {
    add_seen_card(s, seat, s.table.turned);
    s.table.turned = Card::none();
    s.table.derived.options.previous_takes ? take_pile_when_unable_to_play(s, seat, 1, events)
                                           : take_pile(s, seat, 1, events);
}

void continue_play_after_challenges(State& s, Seat seat, bool all_passed, Events events) {
    burn(s.table, seat, all_passed, events);
    hand_out_or_pass_on(s, seat, events);
}

void end_play(State& s, Seat seat, Events events) {
    Table& t = s.table;
    const PendingEffects& after = t.pending_effects;
    const bool stays = (after.burned && t.derived.options.burn_again) || after.again;
    if (t.phase == Phase::over) return end_turn(s, seat, events);
    const bool again = stays && t.is_still_in(seat);
    const Seat next = again ? seat : seat_after(t, seat, stays || after.burned ? 0 : after.skips);
    end_play_and_give_turn(s, seat, next, events);
}

void end_play_and_give_turn(State& s, Seat seat, Seat next, Events events) {
    Table& t = s.table;
    const bool challenged = t.pending_effects.challenges_next && !t.pending_effects.burned && next != seat;
    if (!advance_turn(t, next, events)) return;
    send_turn(t, seat, events);
    challenged ? begin_turn_with_challenge(s, seat, events) : begin_turn(s, events);
}

} // namespace palazzo::palace
