// The rules page's examples, each a position of a real game. The rules say what a move is worth in it.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra {

struct Example {
    RuleTopic topic = RuleTopic::cards;                ///< under which heading it stands
    Message sentence;                                  ///< what is to be seen
    View view{};                                       ///< of the player whose turn it is
    std::optional<Move> move{};                        ///< that this player makes
    std::vector<std::vector<ShownCards<Laid>>> rows{}; ///< one below the other, from left to right
};

/// The cards, a build, a shave, and a word worked out.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palabra
