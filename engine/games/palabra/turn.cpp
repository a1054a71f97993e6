#include "engine/games/palabra/turn.hpp"

#include "engine/games/palabra/table_cards.hpp"

namespace palazzo::palabra {
namespace {

constexpr int least_for_exchange = 10; ///< fewest cards in the draw pile that allow an exchange (fine print 3)

bool all_passed(const Table& t) {
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (!t.seat(seat).passed) return false;
    return true;
}

/// Stores whether the seat passed in this turn, which means that it made neither pre-play nor play. If it did anything,
/// no seat counts as having passed any more (fine print 2).
void note_passing(Table& t, bool did_something) {
    if (did_something)
        for (PublicSeatState& seat : t.seats) seat.passed = false;
    else
        t.seat(t.turn).passed = true;
}

bool is_at_end(const Table& t) {
    return t.turns >= t.options.turn_limit || (all_passed(t) && t.draw_count < least_for_exchange);
}

} // namespace

void begin_turn(State& s, Events events) {
    Table& t = s.table;
    Seats missing;
    for (;;) {
        t.step = TurnStep::pre_play;
        t.pre_played = false;
        t.timer_runs = false;
        t.replaced_word = {};
        discard_word(t, t.turn);
        if (!t.seat(t.turn).misses_next_turn) break;
        // In a turn that is missed, the seat's own word is still discarded. A seat misses only one turn, even if it
        // doubted several valid words (fine print 6). Missed turns aren't counted.
        t.seat(t.turn).misses_next_turn = false;
        missing.add(t.turn);
        t.turn = (t.turn + 1) % t.players();
    }
    if (!events) return;
    for (const Seat seat : missing.list()) events.send<TurnMissed>(seat);
}

void end_turn(State& s, bool made_play, Events events) {
    Table& t = s.table;
    note_passing(t, made_play || t.pre_played);
    ++t.turns;
    if (is_at_end(t)) return end_game(s, events);
    t.turn = (t.turn + 1) % t.players();
    begin_turn(s, events);
}

void end_game(State& s, Events events) {
    Table& t = s.table;
    t.over = true;
    t.timer_runs = false;
    t.replaced_word = {};
    for (Seat seat = 0; seat < t.players(); ++seat) {
        PublicSeatState& open = t.seat(seat);
        open.penalty = hand_penalty(s.hidden_state(seat).hand);
        if (open.word) update_best_word(open, *open.word);
    }
    events.send<HandPenaltiesDeducted>();
}

std::vector<int> scores_of(const Table& t) {
    std::vector<int> scores;
    for (Seat seat = 0; seat < t.players(); ++seat) {
        const PublicSeatState& open = t.seat(seat);
        const int best = t.over && t.options.eliminate_high_score ? open.best_word_points : 0;
        scores.push_back(open.score - open.penalty - best);
    }
    return scores;
}

} // namespace palazzo::palabra
