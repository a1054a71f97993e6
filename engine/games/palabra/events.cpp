#include "engine/games/palabra/events.hpp"

#include "engine/games/palabra/plays.hpp"

namespace palazzo::palabra {
namespace {

std::string number(int n) { return std::to_string(n); }

std::string letters_of(const Laying& word) {
    std::string text;
    for (const Letter l : word.letters()) text += l < letter_count ? to_char(l) : '?';
    return text;
}

template <class Cards>
std::string texts(const Cards& cards) {
    std::string text;
    for (const Laid& l : cards) text += (text.empty() ? "" : " ") + to_text(l);
    return text;
}

class Story {
  public:
    void tell(const char* id, std::vector<std::string> args = {}) {
        events_.push_back({std::string("palabra.event.") + id, std::move(args)});
    }
    std::vector<Message> events() && { return std::move(events_); }

  private:
    std::vector<Message> events_;
};

void tell_jokers(Story& story, const Table& before, Seat seat, const Move& m) {
    for (const Seat owner : m.jokered.list()) {
        const Laying& word = *before.seat(owner).word;
        story.tell("jokered", {number(seat), number(owner), letters_of(word), number(word.worth())});
    }
}

void tell_shave(Story& story, const Table& before, Seat seat, const Move& m) {
    const Seat victim = victim_of(before, seat, m);
    const Laying& word = *before.seat(victim).word;
    story.tell("shaved",
        {number(seat), number(victim), texts(m.cards), letters_of(word),
            number(points_of(word, *shaved_tiles(word, m.cards)))});
}

/// How a word that was laid came about: `scored` says whether it counts already.
void tell_laying(Story& story, const Table& before, Seat seat, const Move& m, bool scored) {
    const Laying word = *laying_of(before, seat, m);
    const std::string points = number(word.score.total());
    if (word.kind == Kind::flush)
        story.tell("flush", {number(seat), texts(word.cards()), points});
    else if (m.act == Act::build)
        story.tell(scored ? "built" : "builds", {number(seat), number(*m.seat), letters_of(word), points});
    else if (word.kind == Kind::straight)
        story.tell("straight", {number(seat), letters_of(word), points});
    else
        story.tell(scored ? "word" : "lays", {number(seat), letters_of(word), points});
}

void tell_play(Story& story, const Table& before, Seat seat, const Move& m, bool scored) {
    const std::string count = number(static_cast<int>(m.cards.size()));
    if (m.act == Act::vowels)
        story.tell("vowels", {number(seat), count, number(vowels_score(static_cast<int>(m.cards.size())))});
    else if (m.act == Act::exchange)
        story.tell("exchanged", {number(seat), count});
    else if (m.act == Act::pass)
        story.tell("passed", {number(seat)});
    else
        tell_laying(story, before, seat, m, scored);
}

/// Whether the word in doubt was settled in its player's favour. A word may be worth nothing, and may be cleared away
/// at once where everybody else forfeits.
bool stands(const Table& before, const Move& m, const Table& after) {
    if (m.judged != Judged::unsaid) return m.judged == Judged::good;
    const SeatOpen& open = after.seat(before.turn);
    const bool turn_ended = after.over || after.turn != before.turn;
    return open.score != before.seat(before.turn).score || (open.word && turn_ended);
}

/// The word in doubt was settled by the last answer, or waits for more.
void tell_verdict(Story& story, const Table& before, const Move& m, const Table& after) {
    const Laying& word = *before.seat(before.turn).word;
    if (stands(before, m, after))
        story.tell("stands", {number(before.turn), letters_of(word), number(word.score.total())});
    else if (after.step == Step::insist && before.step != Step::insist)
        story.tell("voted_down", {letters_of(word)});
    else if (!after.seat(before.turn).word || after.turn != before.turn || after.step == Step::play)
        story.tell("withdrawn", {number(before.turn), letters_of(word)});
}

/// Who doubted a word that is good.
Seats wrongly_doubting(const Table& before, Seat seat, const Move& m) {
    Seats wrong;
    if (m.judged != Judged::good) return wrong;
    if (m.act == Act::challenge) wrong.add(seat);
    for (Seat other = 0; m.act == Act::insist && other < before.players(); ++other)
        if (other != before.turn && before.seat(other).answer == Answer::no) wrong.add(other);
    return wrong;
}

/// A turn may be lost and missed in one move, by whoever would have been next.
void tell_forfeits(Story& story, const Table& before, const Seats& wrong, const Table& after) {
    for (const Seat seat : wrong.list()) story.tell("will_forfeit", {number(seat)});
    for (Seat seat = 0; seat < before.players(); ++seat)
        if ((before.seat(seat).forfeits || wrong.has(seat)) && !after.seat(seat).forfeits && !after.over)
            story.tell("forfeited", {number(seat)});
}

const char* answer_id(const Move& m) {
    if (m.act == Act::challenge) return m.yes ? "challenged" : "accepted";
    if (m.act == Act::vote) return m.yes ? "voted_for" : "voted_against";
    return m.yes ? "insists" : "takes_back";
}

void tell_answer(Story& story, const Table& before, Seat seat, const Move& m, const Table& after) {
    story.tell(answer_id(m), {number(seat)});
    if (m.act != Act::insist || m.yes) tell_verdict(story, before, m, after);
}

/// All that lay face down, in the order in which it is resolved.
void tell_reveal(Story& story, const State& before) {
    for (Seat seat = 0; seat < before.table.players(); ++seat)
        if (const auto& m = before.of(seat).pre_play) {
            if (m->act == Act::jokers) tell_jokers(story, before.table, seat, *m);
            if (m->act == Act::shave) tell_shave(story, before.table, seat, *m);
        }
    for (Seat seat = 0; seat < before.table.players(); ++seat)
        if (const auto& m = before.of(seat).play) tell_play(story, before.table, seat, *m, true);
}

void tell_round(Story& story, State before, Seat seat, const Move& m, const Table& after) {
    const bool first = before.table.seat(seat).stage == Stage::pre_play;
    if (m.act == Act::timeout)
        story.tell("timeout", {});
    else if (m.act == Act::pass)
        story.tell(first ? "no_pre_play" : "passed", {number(seat)});
    else
        story.tell(first ? "laid_pre_play" : "laid_play", {number(seat)});
    if (after.turns == before.table.turns) return;
    if (m.act != Act::timeout && m.act != Act::pass) before.of(seat).play = m;
    tell_reveal(story, before);
}

void tell_turn(Story& story, const Table& before, Seat seat, const Move& m, const Table& after) {
    if (m.act == Act::timeout) {
        story.tell("timeout", {});
        if (before.step != Step::pre_play && before.step != Step::play) tell_verdict(story, before, m, after);
    } else if (before.step == Step::pre_play) {
        if (m.act == Act::jokers) tell_jokers(story, before, seat, m);
        if (m.act == Act::shave) tell_shave(story, before, seat, m);
        if (m.act == Act::pass) story.tell("no_pre_play", {number(seat)});
    } else if (before.step == Step::play) {
        const bool asked = after.step == Step::challenge || after.step == Step::vote;
        tell_play(story, before, seat, m, !asked);
    } else {
        tell_answer(story, before, seat, m, after);
    }
}

} // namespace

std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after) {
    Story story;
    if (m.act == Act::timer)
        story.tell("timer", {number(seat), number(before.table.options.impatient_timer)});
    else if (before.table.options.simultaneous)
        tell_round(story, before, seat, m, after.table);
    else
        tell_turn(story, before.table, seat, m, after.table);
    tell_forfeits(story, before.table, wrongly_doubting(before.table, seat, m), after.table);
    if (after.table.over && !before.table.over) story.tell("over");
    return std::move(story).events();
}

} // namespace palazzo::palabra
