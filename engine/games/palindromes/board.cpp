#include "engine/games/palindromes/board.hpp"

namespace palazzo::palindromes {

bool overlap(const Span& a, const Span& b) {
    for (int i = 0; i < a.length; ++i)
        if (b.has(a[i])) return true;
    return false;
}

} // namespace palazzo::palindromes
