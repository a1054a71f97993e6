#include "engine/games/palace/events.hpp"

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
    void tell_all(const char* id, std::initializer_list<std::string> args) { events_.push_back(Message{id, args}); }

    void tell_aftermath() {
        const Table& t = after_.table;
        if (t.burned.size() > before_.table.burned.size())
            tell("palace.event.burned", {text(static_cast<int>(t.burned.size() - before_.table.burned.size()))});
        if (t.direction != before_.table.direction) tell("palace.event.reversed");
        tell_end();
        if (t.phase == Phase::over) return;
        if (t.turn == seat_)
            tell("palace.event.again");
        else
            tell_skipped();
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

Card turned_by(const State& before, Seat seat, const Move& m) {
    if (m.kind == Kind::chance) return before.draw.back();
    return before.of(seat).down[static_cast<std::size_t>(m.slot)];
}

} // namespace

std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after) {
    Story story(before, seat, after);
    switch (m.kind) {
    case Kind::play: story.tell_play(m); break;
    case Kind::flip: story.tell_turned("palace.event.flipped", turned_by(before, seat, m)); break;
    case Kind::chance: story.tell_turned("palace.event.chanced", turned_by(before, seat, m)); break;
    case Kind::take: story.tell_take(after.of(seat).hand.size() - before.of(seat).hand.size()); break;
    case Kind::skip:
        story.tell("palace.event.skipped_turn");
        story.tell_end();
        break;
    case Kind::lay: story.tell("palace.event.laid"); break;
    case Kind::swap: story.tell("palace.event.swapped", {to_text(m.hand_card), to_text(m.up_card)}); break;
    case Kind::ready: story.tell("palace.event.ready"); break;
    case Kind::order: story.tell("palace.event.ordered"); break;
    }
    story.tell_start();
    return story.take();
}

} // namespace palazzo::palace
