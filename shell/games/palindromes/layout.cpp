#include "shell/games/palindromes/layout.hpp"

#include "shell/games/header.hpp"

#include "shell/cards/hand.hpp"
#include "shell/ui/theme.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::palindromes::screen {
namespace {

using namespace ui;

constexpr float header_height = 48;
constexpr float plate_height = 44;
constexpr int most_in_hand = 7;

Rect whole(const Rect& r) { return {std::round(r.x), std::round(r.y), std::round(r.w), std::round(r.h)}; }

} // namespace

Layout lay_table(float width, float height) {
    Layout out;
    const bool narrow = width < 900;
    const bool low = height < 560;
    const float margin = narrow ? (width < 360 ? 10.0F : 14.0F) : 28.0F;
    const float gap = low ? 4.0F : 8.0F;
    out.header = {margin, low ? 4.0F : 8.0F, width - 2 * margin, header_height};
    // In the middle of the window, or of what the buttons leave.
    const float left = out.header.x + games::header_left(width);
    const float right = out.header.right() - games::header_right;
    const float plate = std::min(right - left, 300.0F);
    const float at = std::clamp(width / 2 - plate / 2, left, right - plate);
    out.other = whole({at, out.header.y + 2, plate, plate_height});
    if (width >= 900) out.title = {left + 4, out.header.y, (width - plate) / 2 - left - 20, 48};

    // From the bottom upwards; the board takes what is left.
    out.hand_card = std::floor(std::clamp(std::min(width * 0.20F, height * 0.115F), 40.0F, 108.0F));
    const float hand = hand_height({most_in_hand, most_in_hand, 1}, width - 2 * margin, out.hand_card);
    float y = height - (low ? 6.0F : 14.0F) - hand;
    const float message = low ? 36.0F : narrow ? 54.0F : 44.0F;
    const float stock = std::floor(out.hand_card * (narrow ? 0.42F : 0.72F));
    if (narrow && !low) {
        out.hand = whole({margin, y, width - 2 * margin, hand});
        y -= gap + plate_height;
        out.own = whole({margin, y, width * 0.62F, plate_height});
        out.stock = {{width - margin - stock / 2 - 8, y + plate_height / 2}, stock};
        out.stock_label = {out.stock.centre.x - stock / 2 - 56, y, 48, plate_height};
    } else {
        const float side = std::clamp(width * 0.24F, 150.0F, 300.0F);
        out.hand = whole({margin + side, y, width - 2 * (margin + side), hand});
        out.own = whole({margin, height - 18 - plate_height, side - 12, plate_height});
        out.stock = {{width - margin - stock / 2 - 4, height - 24 - stock * card_ratio / 2}, stock};
        out.stock_label = {out.stock.centre.x - stock / 2 - 74, out.stock.centre.y - 24, 64, 48};
    }
    y -= gap + message;
    out.message = whole({margin, y, width - 2 * margin, message});
    const float top = out.header.bottom() + gap;
    out.board = whole({0, top, width, y - gap - top});
    out.zoom = {width - margin - 44, out.board.bottom() - 3 * 44 - 2 * gap, 44, 3 * 44 + 2 * gap};
    if (low) out.zoom = {width - margin - 3 * 44 - 2 * gap, out.board.y, 3 * 44 + 2 * gap, 44};
    out.limits = {20.0F, std::min(out.hand_card * 0.95F, 100.0F)};
    out.by_hand = {20.0F, std::max(140.0F, out.hand_card)};
    return out;
}

} // namespace palazzo::palindromes::screen
