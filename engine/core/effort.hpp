// The effort of an opponent's search, counted in iterations and never in time, so that the same seed gives the same
// move on every machine.
#pragma once

namespace palazzo {

struct Effort {
    int iterations = 0;      ///< number of random states that are played to their end; with 0, the move that
                             ///< looks best is made without search
    bool remembers = true;   ///< true if the bot remembers which cards everybody saw being taken into a hand
    double carelessness = 0; ///< the share of moves, from 0 to 1, that needn't be the best, only good
};

} // namespace palazzo
