// Makes moves in a game in which the seats take turns; reveal.cpp does this for simultaneous play.
#include "engine/games/palabra/play.hpp"

#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/table_cards.hpp"
#include "engine/games/palabra/turn.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

void play_jokers(State& s, Seat seat, const Move& m, Events events) {
    for (const Seat target : m.jokered.list()) {
        Meld& word = *s.table.seat(target).word;
        events.send<WordCancelledByJoker>(seat, target, word);
        s.table.seat(target).score -= word.worth();
        word.jokered = true;
        discard_from_hand(s, seat, Card::joker());
    }
}

void play_shave(State& s, Seat seat, const Move& m, Events events) {
    const Seat victim = shaved_seat(s.table, seat, m);
    Meld& word = *s.table.seat(victim).word;
    const auto tiles = *shaved_tiles(word, m.cards);
    const int points = shave_points(word, tiles);
    events.send<WordShaved>(seat, victim, m.cards, tiles, word, points);
    for (const std::size_t i : tiles) word.tiles[i].shaved = true;
    word.shaved_points += points;
    s.table.seat(victim).score -= points;
    s.table.seat(seat).score += points;
    for (const LaidCard& l : m.cards) discard_from_hand(s, seat, l.card);
}

void pre_play(State& s, Seat seat, const Move& m, Events events) {
    s.table.step = TurnStep::play;
    if (m.action == MoveAction::pass) return events.send<Passed>(seat, true);
    m.action == MoveAction::jokers ? play_jokers(s, seat, m, events) : play_shave(s, seat, m, events);
    s.table.pre_played = true;
    refill_hand(s, seat);
    // A seat that has used all its cards while the draw pile is empty ends the game at once (docs/rules/palabra.md,
    // "End").
    if (s.hidden_state(seat).hand.empty()) end_game(s, events);
}

/// Lays a word, build, straight or flush. Stores the word that a build was made on in `replaced_word`, because a
/// doubted build may be withdrawn.
void lay(State& s, Seat seat, const Move& m) {
    Meld meld = *meld_of_move(s.table, seat, m);
    s.table.replaced_word = {};
    if (m.action == MoveAction::build) {
        s.table.replaced_word = {s.table.seat(*m.seat).word, *m.seat};
        s.table.seat(*m.seat).word.reset();
    }
    for (const LaidCard& l : m.cards) take_from_hand(s, seat, l.card);
    s.table.seat(seat).word = std::move(meld);
}

/// Adds the score of the word that was laid, and ends the turn.
void settle(State& s, Events events) {
    Table& t = s.table;
    PublicSeatState& open = t.seat(t.turn);
    // The former owner keeps the points that the taken word was still worth.
    if (t.replaced_word.taken) update_best_word(t.seat(t.replaced_word.owner), *t.replaced_word.taken);
    open.score += open.word->score.total();
    refill_hand(s, t.turn);
    if (s.hidden_state(t.turn).hand.empty()) return end_game(s, events);
    end_turn(s, true, events);
}

/// Accepts the word in doubt. The seats in `wrong`, which doubted it although it is valid, will each miss a turn.
void let_stand(State& s, Seats wrong, Events events) {
    Table& t = s.table;
    events.send<WordAccepted>(t.turn, *t.seat(t.turn).word);
    for (Seat seat = 0; seat < t.players(); ++seat) {
        if (!wrong.has(seat)) continue;
        t.seat(seat).misses_next_turn = true;
        events.send<TurnForfeited>(seat);
    }
    settle(s, events);
}

/// Removes the word in doubt: returns the player's cards to the hand, and restores the word that it was built on.
void withdraw(State& s) {
    Table& t = s.table;
    const Meld word = *t.seat(t.turn).word;
    t.seat(t.turn).word.reset();
    for (std::size_t i = 0; i < word.tiles.size(); ++i)
        if (!is_taken_tile(word, i)) give_to_hand(s, t.turn, word.tiles[i].laid.card);
    if (t.replaced_word.taken) t.seat(t.replaced_word.owner).word = t.replaced_word.taken;
    t.replaced_word = {};
}

/// Withdraws a word that isn't valid, and ends the turn.
void reject(State& s, Events events) {
    events.send<WordWithdrawn>(s.table.turn, *s.table.seat(s.table.turn).word);
    withdraw(s);
    end_turn(s, false, events);
}

/// Returns whether the other players are asked about the word that was laid. Straights and flushes can't be doubted
/// (fine print 9).
bool is_in_doubt(const Table& t, const Meld& laid) {
    return laid.kind == MeldKind::word && t.options.words != WordsRule::enforced;
}

void ask_others(Table& t) {
    for (PublicSeatState& seat : t.seats) seat.answer = DoubtAnswer::none;
    t.step = t.options.words == WordsRule::challenge ? TurnStep::challenge : TurnStep::vote;
}

void play_word(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    lay(s, seat, m);
    const Meld& word = *t.seat(seat).word;
    const bool asked = is_in_doubt(t, word);
    events.send<WordLaid>(seat, word, m.action == MoveAction::build ? m.seat : std::nullopt, !asked);
    asked ? ask_others(t) : settle(s, events);
}

void play_vowels(State& s, Seat seat, const LaidCards& cards, Events events) {
    const int points = vowels_score(static_cast<int>(cards.size()));
    events.send<VowelsShown>(seat, cards, points);
    s.table.seat(seat).score += points;
    return_hand_cards(s, seat, cards);
    refill_hand(s, seat);
    end_turn(s, true, events);
}

void play_exchange(State& s, Seat seat, const LaidCards& cards, Events events) {
    events.send<CardsExchanged>(seat, static_cast<int>(cards.size()));
    exchange_cards(s, seat, cards);
    end_turn(s, true, events);
}

void play(State& s, Seat seat, const Move& m, Events events) {
    switch (m.action) {
    case MoveAction::pass: events.send<Passed>(seat, false); return end_turn(s, false, events);
    case MoveAction::vowels: return play_vowels(s, seat, m.cards, events);
    case MoveAction::exchange: return play_exchange(s, seat, m.cards, events);
    default: return play_word(s, seat, m, events);
    }
}

/// Returns whether the word in doubt is valid, as the verdict `judged` says. If `judged` leaves this to the word list,
/// the word is looked up.
bool is_good(const Table& t, WordVerdict judged) {
    if (judged != WordVerdict::left_to_word_list) return judged == WordVerdict::good;
    return is_word(t.options, t.seat(t.turn).word->letters());
}

bool all_answered(const Table& t) {
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (seat != t.turn && t.seat(seat).answer == DoubtAnswer::none) return false;
    return true;
}

/// Returns whether more than half of the votes are against the word, so that its player must take it back or insist
/// (fine print 8).
bool voted_down(const Table& t) {
    int against = 0;
    for (Seat seat = 0; seat < t.players(); ++seat)
        against += seat != t.turn && t.seat(seat).answer == DoubtAnswer::no ? 1 : 0;
    return 2 * against > t.players() - 1;
}

void answer_challenge(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    events.send<ChallengeAnswered>(seat, m.yes);
    t.seat(seat).answer = m.yes ? DoubtAnswer::yes : DoubtAnswer::no;
    if (!m.yes) {
        if (all_answered(t)) let_stand(s, {}, events);
        return;
    }
    is_good(t, m.verdict) ? let_stand(s, {seat}, events) : reject(s, events);
}

void answer_vote(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    events.send<VoteGiven>(seat, m.yes);
    t.seat(seat).answer = m.yes ? DoubtAnswer::yes : DoubtAnswer::no;
    if (!all_answered(t)) return;
    if (!voted_down(t)) return let_stand(s, {}, events);
    events.send<WordVotedDown>(t.turn, *t.seat(t.turn).word);
    t.step = TurnStep::insist;
}

void answer_insist(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    events.send<WordInsistedOnOrTakenBack>(seat, m.yes);
    if (!m.yes) {
        withdraw(s);
        t.step = TurnStep::play;
        return;
    }
    if (!is_good(t, m.verdict)) return reject(s, events);
    // If the word is valid, every seat that voted against it misses a turn (fine print 8).
    Seats against;
    for (Seat other = 0; other < t.players(); ++other)
        if (other != t.turn && t.seat(other).answer == DoubtAnswer::no) against.add(other);
    let_stand(s, against, events);
}

/// Ends the turn because time has run out: players who haven't answered accept the word, and a word that was voted down
/// is withdrawn (fine print 10).
void time_out(State& s, Events events) {
    Table& t = s.table;
    t.timer_runs = false;
    if (t.step == TurnStep::insist || (t.step == TurnStep::vote && voted_down(t))) return reject(s, events);
    if (t.step == TurnStep::challenge || t.step == TurnStep::vote) return let_stand(s, {}, events);
    end_turn(s, false, events);
}

void apply_in_turn(State& s, Seat seat, const Move& m, Events events) {
    switch (s.table.step) {
    case TurnStep::pre_play: return pre_play(s, seat, m, events);
    case TurnStep::play: return play(s, seat, m, events);
    case TurnStep::challenge: return answer_challenge(s, seat, m, events);
    case TurnStep::vote: return answer_vote(s, seat, m, events);
    case TurnStep::insist: return answer_insist(s, seat, m, events);
    }
}

void start_timer(Table& t, Seat seat, Events events) {
    events.send<TimerStarted>(seat, t.options.impatient_timer);
    t.timer_runs = true;
}

} // namespace

void apply(State& s, Seat seat, const Move& m, Events events) {
    const bool rounds = s.table.options.simultaneous;
    if (m.action == MoveAction::timer) return start_timer(s.table, seat, events);
    if (m.action != MoveAction::timeout)
        return rounds ? apply_in_simultaneous_round(s, seat, m, events) : apply_in_turn(s, seat, m, events);
    events.send<TimeRanOut>();
    rounds ? end_timed_out_round(s, events) : time_out(s, events);
}

} // namespace palazzo::palabra
