// The examples on the rules page. Each shows a small board, and the rules determine the squares where a card may be
// placed or the palindromes that it makes.
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
    Card card;                            ///< the card in hand, or the card that was just placed
    std::vector<Cell> allowed;            ///< squares where the card in hand may be placed
    std::vector<Cell> refused;            ///< squares beside a card where the card in hand may not be placed
    std::vector<Cell> palindrome_squares; ///< squares of the palindromes that the placed card made, if any
    std::vector<Cell> growth_squares;     ///< squares where another card could enlarge the palindromes
};

/// Returns the examples in the order of the rules: a palindrome, the conditions for placing a card, a pending
/// palindrome if the options allow one, and two palindromes that one card makes.
std::vector<Example> rule_examples(const Options& o);

} // namespace palazzo::palindromes
