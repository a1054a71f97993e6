// Plays a whole game by random moves, with the same rules and views as a real game.
#pragma once

#include "engine/core/game.hpp"

#include <cstdint>

namespace palazzo {

template <Game G>
struct Playout {
    typename G::State final_state;
    std::uint64_t moves = 0;
};

/// Deals the cards, and makes random legal moves until the game is over. Returns the final state and the number of
/// moves.
template <Game G>
Playout<G> random_playout(const G& rules, const typename G::Options& options, Rng& dice) {
    Playout<G> playout{rules.begin(options, rules.shuffled_deal(options, dice)), 0};
    for (Seats acting = rules.seats_to_act(playout.final_state); !acting.empty();
         acting = rules.seats_to_act(playout.final_state)) {
        const Seat seat = acting.front();
        rules.apply(playout.final_state, seat, rules.random_move(rules.view_ref(playout.final_state, seat), dice));
        ++playout.moves;
    }
    return playout;
}

} // namespace palazzo
