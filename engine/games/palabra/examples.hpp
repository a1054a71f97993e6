// The examples on the rules page. Each is a small position, and the rules compute what a move is worth in it.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

struct Example {
    RuleTopic topic = RuleTopic::cards; ///< heading under which the example is shown
    Message sentence;                   ///< the rule or the effect that is shown
    View view{};                        ///< view of the player whose turn it is
    std::optional<Move> move{};         ///< the move that this player makes; nullopt if the example shows none
    std::vector<std::vector<ShownCardGroup<LaidCard>>> rows{}; ///< rows from top to bottom, each from left to right
};

/// Returns the examples: the kinds of cards, a build, a shave, and how the score of a word is computed.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palabra
