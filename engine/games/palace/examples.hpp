// The examples on the rules page. Each is a small position, and the rules decide what may be played in it and what
// follows.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/games/palace/view.hpp"

#include <optional>
#include <vector>

namespace palazzo::palace {

struct Example {
    RuleTopic topic = RuleTopic::examples; ///< heading under which the example is shown
    Message sentence;                      ///< the rule or the effect that is shown
    View view;                             ///< view of the player whose turn it is
    std::optional<Move> move{};            ///< the move that this player makes; nullopt if the example shows none
    std::vector<std::vector<ShownCardGroup<Card>>>
        rows{}; ///< rows of cards from top to bottom, each from left to right
};

/// Returns the examples. The first one shows the table, and the second one shows which cards of a hand may be played.
/// Examples of a four of a kind, of a turn and of a covered card follow, unless the rules don't allow them.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palace
