#include "engine/games/palindromes/board.hpp"

#include <algorithm>

namespace palazzo::palindromes {

Grid::Grid(const Board& board) {
    int right = 1;
    int top = 1;
    for (const PlacedCard& p : board) {
        left_ = std::min(left_, p.at.x - 1);
        right = std::max(right, p.at.x + 1);
        bottom_ = std::min(bottom_, p.at.y - 1);
        top = std::max(top, p.at.y + 1);
    }
    width_ = static_cast<unsigned>(right - left_ + 1);
    height_ = static_cast<unsigned>(top - bottom_ + 1);
    cards_.assign(std::size_t{width_} * height_, Card::none());
    for (const PlacedCard& p : board) put(p.at, p.card);
}

bool spans_overlap(const Span& a, const Span& b) {
    for (int i = 0; i < a.length; ++i)
        if (b.has(a[i])) return true;
    return false;
}

} // namespace palazzo::palindromes
