#include "shell/games/palace/picture.hpp"

#include "shell/cards/art.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace palazzo::palace::screen {

using namespace ui;

namespace {

/// Draws a fan of cards in the lower right corner of a tile.
void draw_fan(const Canvas& canvas, const Rect& area, std::initializer_list<Card> cards, float width) {
    const auto n = static_cast<float>(cards.size());
    float i = 0;
    for (const Card c : cards) {
        const float t = i - (n - 1) / 2;
        const Point centre{area.right() - width * (0.72F + (n - 1 - i) * 0.48F),
            area.bottom() - width * 0.92F + t * t * width * 0.03F};
        draw_card(canvas, c, {centre, width, t * 0.09F});
        ++i;
    }
}

} // namespace

void draw_picture(const Canvas& canvas, const Rect& area) {
    using enum Rank;
    draw_fan(canvas, area,
        {Card(two, Suit::clubs), Card(ten, Suit::diamonds), Card(ace, Suit::hearts), Card(king, Suit::spades)},
        std::min({(area.h - 76) / 1.6F, (area.w - 170) / 2.6F, 150.0F}));
}

std::vector<Face> special_cards(const Options& o) {
    constexpr std::array suits{Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds};
    constexpr std::size_t most = 5;
    std::vector<Face> cards;
    for (int r = 0; r < rank_count && cards.size() < most; ++r)
        if (o.powers_of(rank_at(r)).any()) cards.emplace_back(Card(rank_at(r), suits[cards.size() % suits.size()]));
    return cards;
}

} // namespace palazzo::palace::screen
