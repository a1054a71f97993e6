#include "shell/games/palabra/picture.hpp"

#include "shell/cards/art.hpp"

#include <algorithm>
#include <array>

namespace palazzo::palabra::screen {

using namespace ui;

namespace {

/// Width and height of the picture, in card widths.
constexpr float picture_width = 4.5F;
constexpr float picture_height = 2.0F;

} // namespace

void draw_tile_picture(const Canvas& canvas, const Rect& area) {
    using enum LetterFace::CardKind;
    const std::array<LetterFace, 4> word{
        {{letter, 'P', 2, 3, 2}, {letter, 'L', 2, 0, 3}, {letter, 'A', 1, 0, 2}, {letter, 'Y', 4, 0, 8}}};
    const float width = std::min(area.w / picture_width, area.h / picture_height);
    const Point middle = area.centre();
    for (std::size_t i = 0; i < word.size(); ++i) {
        // The word is on a flat arc, and its last letter is a little higher, as if it were being laid.
        const float t = static_cast<float>(i) - 1.5F;
        const bool falls = i + 1 == word.size();
        const Point centre{middle.x + width * 1.06F * t, middle.y + width * (t * t * 0.06F - (falls ? 0.32F : 0.0F))};
        draw_card(canvas, word[i], {centre, width, t * 0.08F + (falls ? 0.06F : 0.0F)});
    }
}

} // namespace palazzo::palabra::screen
