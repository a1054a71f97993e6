// The rules page's examples, each a position of a real game. The rules say what may be
// played in it and what that brings.
#pragma once

#include "engine/core/rulebook.hpp"
#include "engine/games/palace/view.hpp"

#include <optional>
#include <vector>

namespace palazzo::palace {

struct Example {
    RuleTopic topic = RuleTopic::examples;             ///< under which heading it stands
    Message sentence;                                  ///< what is to be seen
    View view;                                         ///< of the player whose turn it is
    std::optional<Move> move{};                        ///< that this player makes
    std::vector<std::vector<ShownCards<Card>>> rows{}; ///< one below the other, from left to right
};

/// The table, what may be played, and a four, a turn and a challenge where the options have such.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palace
