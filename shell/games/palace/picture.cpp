#include "shell/games/palace/picture.hpp"

#include "shell/cards/art.hpp"
#include "shell/games/palace/layout.hpp"

#include <algorithm>
#include <array>

namespace palazzo::palace::screen {

using namespace ui;

namespace {

/// Width and height of the picture, in card widths.
constexpr float picture_width = 3.3F;
constexpr float picture_height = 2.5F;

} // namespace

void draw_tile_picture(const Canvas& canvas, const Rect& area) {
    using enum Rank;
    const float width = std::min(area.w / picture_width, area.h / picture_height);
    const Point middle = area.centre();
    const float foot = middle.y + width * (picture_height / 2 - card_ratio / 2);
    const std::array palace{Card(two, Suit::clubs), Card(ten, Suit::diamonds), Card(ace, Suit::hearts)};
    for (std::size_t i = 0; i < palace.size(); ++i) {
        const float x = middle.x + width * 1.1F * (static_cast<float>(i) - 1);
        draw_card(canvas, Card::unknown(), {{x - width * peek_x, foot - width * peek_y}, width});
        draw_card(canvas, palace[i], {{x, foot}, width});
    }
    const float top = middle.y - width * (picture_height / 2 - card_ratio / 2);
    draw_card(canvas, Card(king, Suit::spades), {{middle.x, top}, width, -0.06F});
}

std::vector<CardFace> special_cards(const Options& o) {
    constexpr std::array suits{Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds};
    constexpr std::size_t most = 5;
    std::vector<CardFace> cards;
    for (int r = 0; r < rank_count && cards.size() < most; ++r)
        if (o.powers_of(rank_at(r)).any()) cards.emplace_back(Card(rank_at(r), suits[cards.size() % suits.size()]));
    return cards;
}

} // namespace palazzo::palace::screen
