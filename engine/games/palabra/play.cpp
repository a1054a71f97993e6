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
        events.send<WordJokered>(seat, target, word);
        s.table.seat(target).score -= word.worth();
        word.jokered = true;
        discard_from_hand(s, seat, Card::joker());
    }
}

void play_shave(State& s, Seat seat, const Move& m, Events events) {
    const Seat victim = victim_of(s.table, seat, m);
    Meld& word = *s.table.seat(victim).word;
    const auto tiles = *shaved_tiles(word, m.cards);
    const int points = points_of(word, tiles);
    events.send<WordShaved>(seat, victim, m.cards, tiles, word, points);
    for (const std::size_t i : tiles) word.tiles[i].shaved = true;
    word.shaved += points;
    s.table.seat(victim).score -= points;
    s.table.seat(seat).score += points;
    for (const Laid& l : m.cards) discard_from_hand(s, seat, l.card);
}

void pre_play(State& s, Seat seat, const Move& m, Events events) {
    s.table.step = Step::play;
    if (m.act == Act::pass) return events.send<Passed>(seat, true);
    m.act == Act::jokers ? play_jokers(s, seat, m, events) : play_shave(s, seat, m, events);
    s.table.pre_played = true;
    draw_back(s, seat);
    // A seat that has used all its cards while the draw pile is empty ends the game at once (docs/rules/palabra.md,
    // "End").
    if (s.of(seat).hand.empty()) end_game(s, events);
}

/// Lays a word, build, straight or flush. Stores the word that it was built on, until it is no longer in doubt.
void lay(State& s, Seat seat, const Move& m) {
    Meld meld = *meld_of(s.table, seat, m);
    s.table.doubt = {};
    if (m.act == Act::build) {
        s.table.doubt = {s.table.seat(*m.seat).word, *m.seat};
        s.table.seat(*m.seat).word.reset();
    }
    for (const Laid& l : m.cards) take_from_hand(s, seat, l.card);
    s.table.seat(seat).word = std::move(meld);
}

/// Adds the score of the word that was laid, and ends the turn.
void settle(State& s, Events events) {
    Table& t = s.table;
    SeatOpen& open = t.seat(t.turn);
    // The former owner keeps the points that the taken word was still worth.
    if (t.doubt.taken) update_best(t.seat(t.doubt.owner), *t.doubt.taken);
    open.score += open.word->score.total();
    draw_back(s, t.turn);
    if (s.of(t.turn).hand.empty()) return end_game(s, events);
    end_turn(s, true, events);
}

/// Accepts the word in doubt. The seats in `wrong`, which doubted it although it is valid, will each miss a turn.
void let_stand(State& s, Seats wrong, Events events) {
    Table& t = s.table;
    events.send<WordStands>(t.turn, *t.seat(t.turn).word);
    for (Seat seat = 0; seat < t.players(); ++seat) {
        if (!wrong.has(seat)) continue;
        t.seat(seat).forfeits = true;
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
        if (!is_taken(word, i)) give_to_hand(s, t.turn, word.tiles[i].laid.card);
    if (t.doubt.taken) t.seat(t.doubt.owner).word = t.doubt.taken;
    t.doubt = {};
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
    return laid.kind == Kind::word && t.options.words != WordsRule::enforced;
}

void ask_others(Table& t) {
    for (SeatOpen& seat : t.seats) seat.answer = Answer::none;
    t.step = t.options.words == WordsRule::challenge ? Step::challenge : Step::vote;
}

void play_word(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    lay(s, seat, m);
    const Meld& word = *t.seat(seat).word;
    const bool asked = is_in_doubt(t, word);
    events.send<WordLaid>(seat, word, m.act == Act::build ? m.seat : std::nullopt, !asked);
    asked ? ask_others(t) : settle(s, events);
}

void play_vowels(State& s, Seat seat, const Cards& cards, Events events) {
    const int points = vowels_score(static_cast<int>(cards.size()));
    events.send<VowelsShown>(seat, cards, points);
    s.table.seat(seat).score += points;
    give_back(s, seat, cards);
    draw_back(s, seat);
    end_turn(s, true, events);
}

void play_exchange(State& s, Seat seat, const Cards& cards, Events events) {
    events.send<CardsExchanged>(seat, static_cast<int>(cards.size()));
    exchange(s, seat, cards);
    end_turn(s, true, events);
}

void play(State& s, Seat seat, const Move& m, Events events) {
    switch (m.act) {
    case Act::pass: events.send<Passed>(seat, false); return end_turn(s, false, events);
    case Act::vowels: return play_vowels(s, seat, m.cards, events);
    case Act::exchange: return play_exchange(s, seat, m.cards, events);
    default: return play_word(s, seat, m, events);
    }
}

/// Returns the verdict on the word in doubt: the verdict of the move if it has one, otherwise that of the word list.
bool is_good(const Table& t, Judged judged) {
    if (judged != Judged::unsaid) return judged == Judged::good;
    return is_word(t.options, t.seat(t.turn).word->letters());
}

bool all_answered(const Table& t) {
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (seat != t.turn && t.seat(seat).answer == Answer::none) return false;
    return true;
}

/// Returns whether more than half of the votes are against the word, so that its player must take it back or insist
/// (fine print 8).
bool voted_down(const Table& t) {
    int against = 0;
    for (Seat seat = 0; seat < t.players(); ++seat)
        against += seat != t.turn && t.seat(seat).answer == Answer::no ? 1 : 0;
    return 2 * against > t.players() - 1;
}

void answer_challenge(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    events.send<ChallengeAnswered>(seat, m.yes);
    t.seat(seat).answer = m.yes ? Answer::yes : Answer::no;
    if (!m.yes) {
        if (all_answered(t)) let_stand(s, {}, events);
        return;
    }
    is_good(t, m.judged) ? let_stand(s, {seat}, events) : reject(s, events);
}

void answer_vote(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    events.send<VoteGiven>(seat, m.yes);
    t.seat(seat).answer = m.yes ? Answer::yes : Answer::no;
    if (!all_answered(t)) return;
    if (!voted_down(t)) return let_stand(s, {}, events);
    events.send<WordVotedDown>(t.turn, *t.seat(t.turn).word);
    t.step = Step::insist;
}

void answer_insist(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    events.send<InsistenceAnswered>(seat, m.yes);
    if (!m.yes) {
        withdraw(s);
        t.step = Step::play;
        return;
    }
    if (!is_good(t, m.judged)) return reject(s, events);
    // If the word is valid, every seat that voted against it misses a turn (fine print 8).
    Seats against;
    for (Seat other = 0; other < t.players(); ++other)
        if (other != t.turn && t.seat(other).answer == Answer::no) against.add(other);
    let_stand(s, against, events);
}

/// Ends the turn because time has run out: players who haven't answered accept the word, and a word that was voted down
/// is withdrawn (fine print 10).
void time_out(State& s, Events events) {
    Table& t = s.table;
    t.timer = false;
    if (t.step == Step::insist || (t.step == Step::vote && voted_down(t))) return reject(s, events);
    if (t.step == Step::challenge || t.step == Step::vote) return let_stand(s, {}, events);
    end_turn(s, false, events);
}

void apply_in_turn(State& s, Seat seat, const Move& m, Events events) {
    switch (s.table.step) {
    case Step::pre_play: return pre_play(s, seat, m, events);
    case Step::play: return play(s, seat, m, events);
    case Step::challenge: return answer_challenge(s, seat, m, events);
    case Step::vote: return answer_vote(s, seat, m, events);
    case Step::insist: return answer_insist(s, seat, m, events);
    }
}

void start_timer(Table& t, Seat seat, Events events) {
    events.send<TimerStarted>(seat, t.options.impatient_timer);
    t.timer = true;
}

} // namespace

void apply(State& s, Seat seat, const Move& m, Events events) {
    const bool rounds = s.table.options.simultaneous;
    if (m.act == Act::timer) return start_timer(s.table, seat, events);
    if (m.act != Act::timeout) return rounds ? apply_in_round(s, seat, m, events) : apply_in_turn(s, seat, m, events);
    events.send<TimeRanOut>();
    rounds ? time_out_round(s, events) : time_out(s, events);
}

} // namespace palazzo::palabra
