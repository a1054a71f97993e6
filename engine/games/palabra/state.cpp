#include "engine/games/palabra/state.hpp"

namespace palazzo::palabra {

Colours Meld::locked_colours() const { return kind == MeldKind::flush ? Colours{0} : shared_colours(cards()); }

std::vector<LaidCard> Meld::cards() const {
    std::vector<LaidCard> all;
    for (const Tile& t : tiles) all.push_back(t.laid);
    return all;
}

std::vector<Letter> Meld::letters() const {
    std::vector<Letter> all;
    for (const Tile& t : tiles) all.push_back(t.laid.letter);
    return all;
}

std::vector<LaidCard> Move::cards_before() const { return {cards.begin(), cards.begin() + before}; }

std::vector<LaidCard> Move::cards_after() const { return {cards.begin() + before, cards.end()}; }

std::vector<Seat> shaveable_seats(const Options& o, Seat seat) {
    const Seat previous = (seat + o.players - 1) % o.players;
    const Seat next = (seat + 1) % o.players;
    if (o.shave == ShaveRule::previous || (o.shave == ShaveRule::last_and_next && previous == next)) return {previous};
    if (o.shave == ShaveRule::last_and_next) return {previous, next};
    std::vector<Seat> others;
    for (Seat s = 0; s < o.players; ++s)
        if (s != seat) others.push_back(s);
    return others;
}

TurnStep next_turn_step(const Table& t, Seat seat) {
    if (!t.options.simultaneous) return t.step;
    return t.seat(seat).stage == RoundStage::pre_play ? TurnStep::pre_play : TurnStep::play;
}

} // namespace palazzo::palabra
