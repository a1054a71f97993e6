// How much an opponent thinks. Counted in steps and never in time, so that the same dice give the same move on every
// machine.
#pragma once

namespace palazzo {

struct Effort {
    int iterations = 0;      ///< worlds that are imagined and played to their end; 0: the move that looks best
    bool remembers = true;   ///< keeps in mind what everybody saw go into a hand
    double carelessness = 0; ///< from 0 to 1: how often a move is made that merely looks well enough
};

} // namespace palazzo
