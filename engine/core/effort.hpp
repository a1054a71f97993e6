// The effort of an opponent's search, counted in iterations and never in time, so that the same seed gives the same
// move on every machine.
#pragma once

namespace palazzo {

struct SearchEffort {
    int iterations = 0; ///< number of games that are simulated, each from a random state; 0 means that the bot makes
                        ///< the move that looks best, without a search
    /// True if the bot remembers the cards that everybody saw when a player took them into the hand.
    bool remembers = true;
    double random_move_probability = 0; ///< probability, from 0 to 1, that the bot makes a random move, preferably a
                                        ///< good one, instead of the best move
};

} // namespace palazzo
