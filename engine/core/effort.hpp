// How much an opponent searches. Counted in iterations and never in time, so that the same seed gives the same move on
// every machine.
#pragma once

namespace palazzo {

struct Effort {
    int iterations = 0;      ///< true if it keeps in mind which cards everybody saw go into a hand
    bool remembers = true;   ///< from 0 to 1: the share of moves that needn't be the best, only good
    double carelessness = 0; ///< from 0 to 1: how often a move is made that merely looks well enough
};

} // namespace palazzo
