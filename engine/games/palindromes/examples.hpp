// The rules page's examples, each a small position. The rules say where cards may go in it and what
// they make.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/rulebook.hpp"
#include "engine/games/palindromes/board.hpp"
#include "engine/games/palindromes/options.hpp"

#include <vector>

namespace palazzo::palindromes {

struct Example {
    RuleTopic topic = RuleTopic::play; ///< under which heading it stands
    Message sentence;                  ///< what is to be seen
    Board board;
    Card card;                 ///< in hand, or the last that was placed
    std::vector<Cell> allowed; ///< where it may go
    std::vector<Cell> refused; ///< squares that touch a card and where it may not go
    std::vector<Cell> whole;   ///< the squares of palindromes that lie there; none: the card is still in hand
    std::vector<Cell> growing; ///< where that could be enlarged
};

/// A palindrome, the conditions of placing in their order, one that waits, and two at once.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palindromes
