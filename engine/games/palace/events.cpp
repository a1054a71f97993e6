#include "engine/games/palace/events.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/lay.hpp"
#include "engine/games/palace/view.hpp"

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

std::string text(int n) { return std::to_string(n); }

std::string text(Rank r) { return std::string(1, to_char(r)); }

std::string text(const SetCards& cards) {
    std::string all;
    for (const Card c : cards) {
        if (!all.empty()) all += ' ';
        all += to_text(c);
    }
    return all;
}

/// What happened, gathered from the positions before and after.
class Story {
  public:
    Story(const State& before, Seat seat, const State& after) : before_(before), after_(after), seat_(seat) {}

    void tell(const char* id, std::initializer_list<std::string> args = {}) {
        Message m{id, {text(seat_)}};
        m.args.insert(m.args.end(), args);
        events_.push_back(std::move(m));
    }

    /// One event names all cards that were laid; what their jokers stand for follows where it isn't one rank for all.
    void tell_play(const Move& m) {
        SetCards cards = m.cards;
        if (!m.cover.is_none()) cards.push_back(m.cover);
        if (m.as && m.cover.is_none())
            tell("palace.event.played_as", {text(cards), text(*m.as)});
        else
            tell("palace.event.played", {text(cards)});
        if (m.as && !m.cover.is_none()) tell("palace.event.set_is", {text(*m.as)});
        if (m.cover_as) tell("palace.event.cover_is", {text(*m.cover_as)});
        tell_aftermath();
    }

    /// A card was turned over: `shown` it, and it lay or was taken with the pile.
    void tell_turned(const char* shown, Card c) {
        tell(shown, {to_text(c)});
        if (!after_.table.turned.is_none()) return;
        if (after_.table.pile.empty() && after_.table.burned.size() == before_.table.burned.size())
            tell_take(static_cast<int>(before_.table.pile.size()) + 1);
        else
            tell_aftermath();
    }

    /// A set that waits for its player's challenge is named; it lies only if the challenge is passed.
    void tell_named(const Play& p) {
        SetCards cards = p.cards;
        if (!p.cover.is_none()) cards.push_back(p.cover);
        tell("palace.event.named", {text(cards)});
    }

    /// The challenge that now waits, if it is another than before.
    void tell_challenge() {
        const Table& t = after_.table;
        if (t.need != Need::verdict || (before_.table.need == Need::verdict && !judged())) return;
        const Challenge& now = t.trial.waiting[0];
        tell_all("palace.event.challenged", {text(now.responder), text(now.challenger)});
    }

    void tell_answer(const std::string& answer) {
        if (!answer.empty()) tell_all("palace.event.answered", {text(answering(before_.table)), answer});
    }

    /// A verdict, and what came of it once it was the last that was wanted.
    void tell_verdict(Seat by, bool right) {
        const Table& t = before_.table;
        const bool vote = t.laws.options.judge == Judge::vote;
        if (vote) tell_all(right ? "palace.event.voted_pass" : "palace.event.voted_fail", {text(by)});
        if (!judged()) return;
        const int approved = t.trial.approved.size() + (right ? 1 : 0);
        const bool passed = vote ? 2 * approved >= t.trial.voted.size() + 1 : right;
        tell_all(passed ? "palace.event.passed" : "palace.event.failed", {text(answering(t))});
        if (t.trial.waiting.size() == 1 || (!passed && ends_at_first_failure(t.trial.cause))) tell_outcome(passed);
    }

    void tell_take(int cards) {
        tell("palace.event.took", {text(cards)});
        tell_end();
    }

    void tell_start() {
        if (before_.table.phase == Phase::playing || after_.table.phase != Phase::playing) return;
        if (!after_.table.pile.empty()) tell_all("palace.event.starter", {to_text(after_.table.pile.back().card)});
        tell_all("palace.event.leads", {text(after_.table.turn)});
    }

    void tell_end() {
        const Table& t = after_.table;
        for (Seat s = 0; s < t.players(); ++s)
            if (t.seat(s).place != 0 && before_.table.seat(s).place == 0)
                tell_all("palace.event.out", {text(s), text(int{t.seat(s).place})});
        if (t.drawn) tell_all("palace.event.drawn", {text(t.turns)});
    }

    std::vector<Message> take() { return std::move(events_); }

  private:
    /// Whether the challenge that waited before has its verdict.
    bool judged() const {
        const Seat seat = answering(before_.table);
        return after_.table.seat(seat).answered != before_.table.seat(seat).answered;
    }

    /// What a trial has come to; the story is that of the seat whose turn it was.
    void tell_outcome(bool passed) {
        const ChallengeRound& trial = before_.table.trial;
        const auto pile = static_cast<int>(before_.table.pile.size());
        switch (trial.cause) {
        case Cause::own:
            if (passed) return tell_play(move_of(trial.named));
            return tell("palace.event.barred", {text(rank_of(before_.table.laws, trial.named))});
        case Cause::next:
        case Cause::stuck:
            if (passed) return tell("palace.event.free");
            if (trial.cause == Cause::stuck) tell_take(after_.of(seat_).hand.size() - before_.of(seat_).hand.size());
            return;
        case Cause::before:
            if (passed) return tell_turned("palace.event.flipped", before_.of(seat_).down[trial.slot]);
            return pile > 0 ? tell_take(pile) : tell("palace.event.stays_down");
        case Cause::blind:
            if (!passed) return tell_take(pile + 1);
            tell("palace.event.lies", {to_text(before_.table.turned)});
            return tell_aftermath();
        case Cause::all:
        case Cause::handed: return tell_aftermath();
        }
    }

    void tell_all(const char* id, std::initializer_list<std::string> args) { events_.push_back(Message{id, args}); }

    void tell_aftermath() {
        const Table& t = after_.table;
        if (t.burned.size() > before_.table.burned.size())
            tell("palace.event.burned", {text(static_cast<int>(t.burned.size() - before_.table.burned.size()))});
        if (t.direction != before_.table.direction) tell("palace.event.reversed");
        tell_end();
        if (t.phase == Phase::over || goes_on()) return;
        if (t.turn == seat_)
            tell("palace.event.again");
        else
            tell_skipped();
    }

    /// Whether challenges come before the turn passes on.
    bool goes_on() const {
        const Table& t = after_.table;
        const Cause cause = t.trial.cause;
        return t.need == Need::assign || (t.need == Need::verdict && (cause == Cause::all || cause == Cause::handed));
    }

    /// Seats still in that the turn stepped over.
    void tell_skipped() {
        const Table& t = after_.table;
        for (Seat s = seat_;;) {
            s = (s + t.direction + t.players()) % t.players();
            if (s == t.turn || s == seat_) return;
            if (t.still_in(s)) tell_all("palace.event.skipped", {text(s)});
        }
    }

    const State& before_;
    const State& after_;
    Seat seat_;
    std::vector<Message> events_;
};

void tell_play(Story& story, const Move& m, const State& after) {
    if (after.table.need == Need::verdict && after.table.trial.cause == Cause::own)
        story.tell_named(after.table.trial.named);
    else
        story.tell_play(m);
}

Card turned_by(const State& before, Seat seat, const Move& m) {
    if (m.kind == Kind::chance) return before.draw.back();
    return before.of(seat).down[static_cast<std::size_t>(m.slot)];
}

} // namespace

std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after) {
    const bool verdict = m.kind == Kind::judge || m.kind == Kind::answer;
    Story story(before, verdict ? before.table.turn : seat, after);
    switch (m.kind) {
    case Kind::play: tell_play(story, m, after); break;
    case Kind::flip:
        if (after.table.need == Need::verdict && after.table.trial.cause == Cause::before)
            story.tell("palace.event.flips");
        else
            story.tell_turned("palace.event.flipped", turned_by(before, seat, m));
        break;
    case Kind::chance: story.tell_turned("palace.event.chanced", turned_by(before, seat, m)); break;
    case Kind::take: story.tell_take(after.of(seat).hand.size() - before.of(seat).hand.size()); break;
    case Kind::skip:
        story.tell(before.table.may_skip ? "palace.event.passed_by" : "palace.event.skipped_turn");
        story.tell_end();
        break;
    case Kind::lay: story.tell("palace.event.laid"); break;
    case Kind::swap: story.tell("palace.event.swapped", {to_text(m.hand_card), to_text(m.up_card)}); break;
    case Kind::ready: story.tell("palace.event.ready"); break;
    case Kind::order: story.tell("palace.event.ordered"); break;
    case Kind::answer:
        story.tell_answer(m.answer);
        story.tell_verdict(seat, *m.right);
        break;
    case Kind::judge: story.tell_verdict(seat, *m.right); break;
    case Kind::assign: story.tell("palace.event.handed_out"); break;
    }
    story.tell_start();
    story.tell_challenge();
    return story.take();
}

} // namespace palazzo::palace
