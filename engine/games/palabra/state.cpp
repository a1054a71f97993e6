#include "engine/games/palabra/state.hpp"

namespace palazzo::palabra {

Colours Meld::lock() const { return kind == Kind::flush ? Colours{0} : shared_colours(cards()); }

std::vector<Laid> Meld::cards() const {
    std::vector<Laid> all;
    for (const Tile& t : tiles) all.push_back(t.laid);
    return all;
}

std::vector<Letter> Meld::letters() const {
    std::vector<Letter> all;
    for (const Tile& t : tiles) all.push_back(t.laid.letter);
    return all;
}

std::vector<Laid> Move::cards_before() const { return {cards.begin(), cards.begin() + before}; }

std::vector<Laid> Move::cards_after() const { return {cards.begin() + before, cards.end()}; }

std::vector<Seat> shaveable(const Options& o, Seat seat) {
    const Seat previous = (seat + o.players - 1) % o.players;
    const Seat next = (seat + 1) % o.players;
    if (o.shave == ShaveRule::previous || (o.shave == ShaveRule::last_and_next && previous == next)) return {previous};
    if (o.shave == ShaveRule::last_and_next) return {previous, next};
    std::vector<Seat> others;
    for (Seat s = 0; s < o.players; ++s)
        if (s != seat) others.push_back(s);
    return others;
}

Step step_of(const Table& t, Seat seat) {
    if (!t.options.simultaneous) return t.step;
    return t.seat(seat).stage == Stage::pre_play ? Step::pre_play : Step::play;
}

} // namespace palazzo::palabra
