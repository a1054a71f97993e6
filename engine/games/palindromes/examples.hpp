// The examples on the rules page. Each is a small position, and the rules decide where a card may be placed in it and
// what it makes.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/rulebook.hpp"
#include "engine/games/palindromes/board.hpp"
#include "engine/games/palindromes/options.hpp"

#include <vector>

namespace palazzo::palindromes {

struct Example {
    RuleTopic topic = RuleTopic::play; ///< heading under which the example is shown
    Message sentence;                  ///< the rule or the effect that is shown
    Board board;
    Card card;                 ///< card in hand, or the last that was placed
    std::vector<Cell> allowed; ///< squares where the card may be placed
    std::vector<Cell> refused; ///< squares that touch a card and where the card in hand may not be placed
    std::vector<Cell> whole;   ///< squares of the palindromes that the card made; empty while it is in hand
    std::vector<Cell> growing; ///< squares where another card could enlarge the palindromes
};

/// Returns the examples: a palindrome, the conditions of placing in their order, a pending palindrome, and two at once.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palindromes
