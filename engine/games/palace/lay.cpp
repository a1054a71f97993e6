#include "engine/games/palace/lay.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/turn.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// What a play sets off, counted over its cards (docs/rules/palace.md: "Powers").
struct Effects {
    int reverses = 0;
    Aftermath after;
};

void add_effects(Effects& e, Powers p) {
    e.reverses += p.has(Power::reverse) ? 1 : 0;
    e.after.skips = static_cast<std::int8_t>(e.after.skips + (p.has(Power::skip) ? 1 : 0));
    e.after.burn = e.after.burn || p.has(Power::burn);
    e.after.again = e.after.again || p.has(Power::again);
    e.after.challenges_next = e.after.challenges_next || p.has(Power::challenge_next);
    e.after.challenges_all = e.after.challenges_all || p.has(Power::challenge_all);
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

/// Burns the pile if the play does that.
void burn(Table& t, Seat seat, bool all_passed, Events events) {
    const bool held_back = t.after.challenges_all && t.laws.options.ten_needs_all && !all_passed;
    t.after.burned = t.after.four || (t.after.burn && !held_back);
    if (!t.after.burned) return;
    events.tell<PileBurned>(seat, static_cast<int>(t.pile.size()));
    for (const Laid& laid : t.pile) t.burned.push_back(laid.card);
    t.pile.clear();
}

/// Hands out challenges for a four, or passes the turn on.
void go_on(State& s, Seat seat, Events events) {
    Table& t = s.table;
    t.need = Need::play;
    if (t.after.four && t.laws.options.extreme && t.phase != Phase::over && t.still_in(seat))
        t.need = Need::assign;
    else
        pass_on(s, seat, events);
}

/// In the order of their places: whoever went out before whoever is left over.
void tell_out(const Table& t, Seats out, Events events) {
    if (!events) return;
    for (int place = 1; place <= t.players(); ++place)
        for (const Seat seat : out.list())
            if (t.seat(seat).place == place) events.tell<WentOut>(seat, place, place == t.players());
}

/// Whose turn it is now that it was this seat's: told unless it just went to the next one.
void tell_turn(const Table& t, Seat seat, Events events) {
    if (t.turn == seat) return events.tell<PlaysAgain>(seat);
    const auto next = [&](Seat s) { return (s + t.direction + t.players()) % t.players(); };
    for (Seat s = next(seat); s != t.turn && s != seat; s = next(s))
        if (t.still_in(s)) events.tell<SteppedOver>(s);
}

/// Cards have been laid: draw, go out, challenge all, burn, pass the turn on, in this order (fine print 12–14, 26).
/// What became of the pile is told before the rest, as people tell it.
void finish_play(State& s, Seat seat, const Effects& e, int set, bool covered, Events events) {
    Table& t = s.table;
    const bool reverses = e.reverses % 2 != 0;
    if (reverses) t.direction = -t.direction;
    t.after = e.after;
    t.after.four = burns_as_four(t, set, covered);
    draw_up(s, seat, events);
    const Seats out = holds_nothing(s, seat) ? leave(s, seat) : Seats();
    const bool challenges = t.after.challenges_all && t.phase != Phase::over;
    if (!challenges) burn(t, seat, true, events);
    if (reverses) events.tell<Reversed>(seat);
    tell_out(t, out, events);
    challenges ? challenge_all(s, seat, events) : go_on(s, seat, events);
}

} // namespace

Rank rank_of(const DerivedRules& laws, const Play& play) {
    if (play.as) return *play.as;
    const Card c = play.cards[0];
    expect(c.has_rank() || !laws.jokers_are_wild(), "a wild joker that has a name");
    return c.has_rank() ? c.rank() : Rank::ace;
}

void lay_set(State& s, Seat seat, const Play& play, Events events) {
    events.tell<Played>(seat, play);
    Effects e;
    const bool covered = !play.cover.is_none();
    const bool from_hand = !s.of(seat).hand.empty();
    const auto put = [&](Card c, std::optional<Rank> as) {
        if (from_hand) {
            s.of(seat).hand.remove(c);
            // Which of several equal cards leaves nobody can tell, so a known one counts as gone first.
            s.table.seat(seat).known.remove_if_there(c);
        } else {
            take_out(s.table.seat(seat).up, c);
        }
        lay(s.table, e, c, as);
    };
    for (const Card c : play.cards) put(c, play.as);
    if (covered) put(play.cover, play.cover_as);
    finish_play(s, seat, e, static_cast<int>(play.cards.size()), covered, events);
}

void settle_turned(State& s, Seat seat, Card c, bool blind, Events events) {
    events.tell<TurnedOver>(seat, c, !blind);
    Table& t = s.table;
    const bool wild = c.is_joker() && t.laws.jokers_are_wild();
    const bool finishing = s.draw.empty() && holds_nothing(s, seat);
    const Rank rank = c.has_rank() ? c.rank() : Rank::ace;
    t.turned = c;
    if (!turned_may_end(t, rank, wild, finishing)) return take_turned(s, seat, events);
    if (turned_may_lie(t, rank, wild)) {
        if (!wild) return lay_turned(s, seat, {}, events);
        t.need = Need::name_joker;
        return;
    }
    const BlindChallenge rule = blind ? t.laws.options.blind_challenge : BlindChallenge::off;
    if (rule == BlindChallenge::off) return take_turned(s, seat, events);
    if (rule == BlindChallenge::one) return challenge(s, Cause::blind, seat, seat, events);
    challenge_by_all_others(s, Cause::blind, seat, events);
}

void lay_turned(State& s, Seat seat, std::optional<Rank> as, Events events) {
    Effects e;
    s.table.need = Need::play;
    lay(s.table, e, s.table.turned, as);
    s.table.turned = Card::none();
    finish_play(s, seat, e, 1, false, events);
}

void take_turned(State& s, Seat seat, Events events) {
    give(s, seat, s.table.turned);
    s.table.turned = Card::none();
    take_pile(s, seat, 1, events);
}

void settle_play(State& s, Seat seat, bool all_passed, Events events) {
    burn(s.table, seat, all_passed, events);
    go_on(s, seat, events);
}

void pass_on(State& s, Seat seat, Events events) {
    Table& t = s.table;
    const bool stays = t.after.burned || t.after.again;
    if (t.phase == Phase::over) return end_turn(s, seat, events);
    const bool again = stays && t.still_in(seat);
    const Seat next = again ? seat : seat_after(t, seat, stays ? 0 : t.after.skips);
    const bool challenged = t.after.challenges_next && !t.after.burned && next != seat;
    if (!passes_on(t, next, events)) return;
    tell_turn(t, seat, events);
    challenged ? begin_turn_with_challenge(s, seat, events) : begin_turn(s, events);
}

} // namespace palazzo::palace
