#include "shell/games/palindromes/picture.hpp"

#include "shell/cards/art.hpp"

#include <algorithm>
#include <initializer_list>

namespace palazzo::palindromes::screen {

using namespace ui;

namespace {

/// Draws a row of a board in the lower right corner of a tile, with a card above it.
void draw_board(const Canvas& canvas, const Rect& area, std::initializer_list<Card> row, Card above, float width) {
    const float step = width * 1.08F;
    const Point last{area.right() - width * 0.78F, area.bottom() - width * 0.95F};
    auto left = static_cast<float>(row.size()) - 1;
    draw_card(canvas, above, {{last.x - step, last.y - width * card_ratio * 1.05F}, width});
    for (const Card c : row) draw_card(canvas, c, {{last.x - step * left--, last.y}, width});
}

} // namespace

void draw_picture(const Canvas& canvas, const Rect& area) {
    using enum Rank;
    draw_board(canvas, area, {Card(seven, Suit::hearts), Card(queen, Suit::clubs), Card(seven, Suit::spades)},
        Card(jack, Suit::diamonds), std::min({(area.h - 40) / 3.2F, (area.w - 170) / 3.6F, 110.0F}));
}

} // namespace palazzo::palindromes::screen
