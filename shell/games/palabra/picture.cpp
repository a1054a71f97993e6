#include "shell/games/palabra/picture.hpp"

#include "shell/cards/art.hpp"

#include <algorithm>
#include <initializer_list>

namespace palazzo::palabra::screen {

using namespace ui;

namespace {

/// Draws a word of letter cards in the lower right corner of a tile, with the last letter apart as if just laid.
void draw_word(const Canvas& canvas, const Rect& area, std::initializer_list<LetterFace> letters, float width) {
    const float step = width * 1.07F;
    auto left = static_cast<float>(letters.size()) - 1;
    const Point last{area.right() - width * 0.80F, area.bottom() - width * 1.0F};
    for (const LetterFace& face : letters) {
        const bool fresh = left == 0;
        const Point centre{last.x - step * left, last.y - (fresh ? width * 0.16F : 0)};
        draw_card(canvas, face, {centre, width, fresh ? 0.07F : 0.0F});
        --left;
    }
}

} // namespace

void draw_picture(const Canvas& canvas, const Rect& area) {
    using enum LetterFace::Kind;
    draw_word(canvas, area,
        {{letter, 'P', 2, 3, 2}, {letter, 'L', 2, 0, 3}, {letter, 'A', 1, 0, 2}, {letter, 'Y', 4, 0, 8}},
        std::min({(area.h - 60) / 1.7F, (area.w - 160) / 4.5F, 96.0F}));
}

} // namespace palazzo::palabra::screen
