// What a move does in a game in which the seats take turns. Simultaneous play: reveal.cpp.
#include "engine/games/palabra/play.hpp"

#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/table_cards.hpp"
#include "engine/games/palabra/turn.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

void play_jokers(State& s, Seat seat, const Move& m) {
    for (const Seat target : m.jokered.list()) {
        Laying& word = *s.table.seat(target).word;
        s.table.seat(target).score -= word.worth();
        word.jokered = true;
        discard_from_hand(s, seat, Card::joker());
    }
}

void play_shave(State& s, Seat seat, const Move& m) {
    const Seat victim = victim_of(s.table, seat, m);
    Laying& word = *s.table.seat(victim).word;
    const auto tiles = *shaved_tiles(word, m.cards);
    const int points = points_of(word, tiles);
    for (const std::size_t i : tiles) word.tiles[i].shaved = true;
    word.shaved += points;
    s.table.seat(victim).score -= points;
    s.table.seat(seat).score += points;
    for (const Laid& l : m.cards) discard_from_hand(s, seat, l.card);
}

void pre_play(State& s, Seat seat, const Move& m) {
    s.table.step = Step::play;
    if (m.act == Act::pass) return;
    m.act == Act::jokers ? play_jokers(s, seat, m) : play_shave(s, seat, m);
    s.table.pre_played = true;
    draw_back(s, seat);
    // "When the draw pile is empty and a seat has used all its cards, the game ends at once."
    if (s.of(seat).hand.empty()) end_game(s);
}

/// The word, build, straight or flush comes to lie; what it was built upon is put aside.
void lay(State& s, Seat seat, const Move& m) {
    Laying laying = *laying_of(s.table, seat, m);
    s.table.doubt = {};
    if (m.act == Act::build) {
        s.table.doubt = {s.table.seat(*m.seat).word, *m.seat};
        s.table.seat(*m.seat).word.reset();
    }
    for (const Laid& l : m.cards) take_from_hand(s, seat, l.card);
    s.table.seat(seat).word = std::move(laying);
}

/// What was laid stands: it scores, and the turn ends.
void settle(State& s) {
    Table& t = s.table;
    SeatOpen& open = t.seat(t.turn);
    // The former owner keeps what the word taken was still worth.
    if (t.doubt.taken) note_best(t.seat(t.doubt.owner), *t.doubt.taken);
    open.score += open.word->score.total();
    draw_back(s, t.turn);
    if (s.of(t.turn).hand.empty()) return end_game(s);
    end_turn(s, true);
}

/// The cards go back to where they came from.
void withdraw(State& s) {
    Table& t = s.table;
    const Laying word = *t.seat(t.turn).word;
    t.seat(t.turn).word.reset();
    for (std::size_t i = 0; i < word.tiles.size(); ++i)
        if (!is_taken(word, i)) give_to_hand(s, t.turn, word.tiles[i].laid.card);
    if (t.doubt.taken) t.seat(t.doubt.owner).word = t.doubt.taken;
    t.doubt = {};
}

void put_in_doubt(State& s) {
    Table& t = s.table;
    const bool asked = t.seat(t.turn).word->kind == Kind::word && t.options.words != WordsRule::enforced;
    if (!asked) return settle(s);
    for (SeatOpen& seat : t.seats) seat.answer = Answer::none;
    t.step = t.options.words == WordsRule::challenge ? Step::challenge : Step::vote;
}

void play(State& s, Seat seat, const Move& m) {
    switch (m.act) {
    case Act::pass: return end_turn(s, false);
    case Act::vowels:
        s.table.seat(seat).score += vowels_score(static_cast<int>(m.cards.size()));
        give_back(s, seat, m.cards);
        draw_back(s, seat);
        return end_turn(s, true);
    case Act::exchange: exchange(s, seat, m.cards); return end_turn(s, true);
    default:
        lay(s, seat, m);
        // "Straights and flushes can't be challenged" (fine print 9).
        return put_in_doubt(s);
    }
}

/// Whether the list has the word in doubt, or how that was judged when the move was made.
bool is_good(const Table& t, Judged judged) {
    if (judged != Judged::unsaid) return judged == Judged::good;
    return is_word(t.options, t.seat(t.turn).word->letters());
}

bool all_answered(const Table& t) {
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (seat != t.turn && t.seat(seat).answer == Answer::none) return false;
    return true;
}

/// "More than half against and the player takes it back or insists" (fine print 8).
bool voted_down(const Table& t) {
    int against = 0;
    for (Seat seat = 0; seat < t.players(); ++seat)
        against += seat != t.turn && t.seat(seat).answer == Answer::no ? 1 : 0;
    return 2 * against > t.players() - 1;
}

void answer_challenge(State& s, Seat seat, const Move& m) {
    Table& t = s.table;
    t.seat(seat).answer = m.yes ? Answer::yes : Answer::no;
    if (!m.yes) {
        if (all_answered(t)) settle(s);
        return;
    }
    if (is_good(t, m.judged)) {
        t.seat(seat).forfeits = true;
        return settle(s);
    }
    withdraw(s);
    end_turn(s, false);
}

void answer_vote(State& s, Seat seat, const Move& m) {
    Table& t = s.table;
    t.seat(seat).answer = m.yes ? Answer::yes : Answer::no;
    if (!all_answered(t)) return;
    if (voted_down(t))
        t.step = Step::insist;
    else
        settle(s);
}

void answer_insist(State& s, const Move& m) {
    Table& t = s.table;
    if (!m.yes) {
        withdraw(s);
        t.step = Step::play;
        return;
    }
    if (!is_good(t, m.judged)) {
        withdraw(s);
        return end_turn(s, false);
    }
    // "If the word is good, those who voted against each forfeit a turn."
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (seat != t.turn && t.seat(seat).answer == Answer::no) t.seat(seat).forfeits = true;
    settle(s);
}

/// "`timeout` passes what is left of the turn, missing answers accept, a word voted down is withdrawn."
void time_out(State& s) {
    Table& t = s.table;
    t.timer = false;
    const bool down = t.step == Step::insist || (t.step == Step::vote && voted_down(t));
    if (down) withdraw(s);
    if (!down && (t.step == Step::challenge || t.step == Step::vote)) return settle(s);
    end_turn(s, false);
}

void apply_in_turn(State& s, Seat seat, const Move& m) {
    switch (s.table.step) {
    case Step::pre_play: return pre_play(s, seat, m);
    case Step::play: return play(s, seat, m);
    case Step::challenge: return answer_challenge(s, seat, m);
    case Step::vote: return answer_vote(s, seat, m);
    case Step::insist: return answer_insist(s, m);
    }
}

} // namespace

void apply(State& s, Seat seat, const Move& m) {
    if (m.act == Act::timer)
        s.table.timer = true;
    else if (s.table.options.simultaneous)
        m.act == Act::timeout ? time_out_round(s) : apply_in_round(s, seat, m);
    else if (m.act == Act::timeout)
        time_out(s);
    else
        apply_in_turn(s, seat, m);
}

} // namespace palazzo::palabra
