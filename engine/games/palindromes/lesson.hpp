// The conditions of placing, each as a small position: what the rules page draws. Where cards may go in it, the rules
// say, not the lesson.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palindromes/board.hpp"
#include "engine/games/palindromes/options.hpp"

#include <vector>

namespace palazzo::palindromes {

struct Example {
    Message sentence; ///< what is to be seen
    Board board;
    Card card;                 ///< in hand
    std::vector<Cell> allowed; ///< where it may go
    std::vector<Cell> refused; ///< squares that touch a card and where it may not go
    std::vector<Cell> whole;   ///< the squares of a palindrome that lies there
    std::vector<Cell> growing; ///< where that could be enlarged
};

/// The conditions of the rules in their order, and a palindrome that waits.
std::vector<Example> lesson(const Options& o);

} // namespace palazzo::palindromes
