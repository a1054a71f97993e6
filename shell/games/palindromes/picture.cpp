#include "shell/games/palindromes/picture.hpp"

#include "shell/cards/art.hpp"

#include <algorithm>
#include <array>

namespace palazzo::palindromes::screen {

using namespace ui;

namespace {

/// Width and height of the picture, in card widths.
constexpr float picture_width = 3.4F;
constexpr float picture_height = 2.5F;

} // namespace

void draw_tile_picture(const Canvas& canvas, const Rect& area) {
    using enum Rank;
    const std::array line{Card(seven, Suit::hearts), Card(queen, Suit::clubs), Card(seven, Suit::spades)};
    const float width = std::min(area.w / picture_width, area.h / picture_height);
    const float water = area.centre().y + width * 0.3F;
    const float depth = water + width * 1.25F;
    canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), depth}), true);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const float x = area.centre().x + width * 1.1F * (static_cast<float>(i) - 1);
        const float away = width * (card_ratio / 2 + 0.06F);
        draw_card(canvas, line[i], {{x, water - away}, width});
        // A card looks the same upside down, so its reflection in the water is the same card, drawn faintly.
        CardLook faint;
        faint.opacity = 0.18F;
        faint.flat = true;
        draw_card(canvas, line[i], {{x, water + away}, width}, faint);
    }
    // The reflection fades towards the bottom of the water.
    const Colour deep = palette(picture_cloth).table_edge;
    canvas.list->AddRectFilledMultiColor(
        to_im({area.x, water}), to_im({area.right(), depth}), faded_colour(deep, 0), faded_colour(deep, 0), deep, deep);
    canvas.list->PopClipRect();
}

} // namespace palazzo::palindromes::screen
