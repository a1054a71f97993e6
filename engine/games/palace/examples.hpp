// The examples on the rules page. Each is a position of a real game, and the rules decide what may be played in it and
// what follows.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/games/palace/view.hpp"

#include <optional>
#include <vector>

namespace palazzo::palace {

struct Example {
    RuleTopic topic = RuleTopic::examples;             ///< heading under which the example is shown
    Message sentence;                                  ///< the rule or the effect that is shown
    View view;                                         ///< view of the player whose turn it is
    std::optional<Move> move{};                        ///< the move that this player makes, if any
    std::vector<std::vector<ShownCards<Card>>> rows{}; ///< rows from top to bottom, each from left to right
};

/// Returns the examples: the table, what may be played, and, if the options have them, a four, a turn and a challenge.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palace
