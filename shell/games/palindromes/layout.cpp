#include "shell/games/palindromes/layout.hpp"

#include "shell/games/header.hpp"

#include "shell/cards/hand.hpp"
#include "shell/cards/held.hpp"
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

Layout lay_out_table(float width, float height) {
    Layout out;
    const bool narrow = width < 900;
    const bool low = height < 560;
    const float margin = narrow ? (width < 360 ? 10.0F : 14.0F) : 28.0F;
    const float gap = low ? 4.0F : 8.0F;
    out.header = {margin, low ? 4.0F : 8.0F, width - 2 * margin, header_height};
    // The other player's plate is in the middle of the window. If it doesn't fit there, it is moved to fit between the
    // buttons.
    const float left = out.header.x + games::left_buttons_width(width);
    const float right = out.header.right() - games::right_buttons_width;
    const bool below = right - left < 100; // true if a name doesn't fit between the buttons
    const float plate = std::min(below ? out.header.w : right - left, 300.0F);
    const float at = below ? width / 2 - plate / 2 : std::clamp(width / 2 - plate / 2, left, right - plate);
    const float held = low ? 0.0F : std::round(held_hand_height(narrow ? 28.0F : 40.0F));
    out.other = whole(
        {at, below ? out.header.bottom() + held : out.header.y + std::max(held - 4.0F, 2.0F), plate, plate_height});
    out.held = whole({out.other.x, out.other.y - held, plate, held});
    if (width >= 900) out.title = {left + 4, out.header.y, (width - plate) / 2 - left - 20, 48};

    // The other areas are placed from the bottom upwards. The board gets the height that is left.
    out.hand_card = std::floor(std::clamp(std::min(width * 0.20F, height * 0.115F), 40.0F, 108.0F));
    const float hand = hand_height({most_in_hand, most_in_hand, 1}, width - 2 * margin, out.hand_card);
    float y = height - (low ? 6.0F : 14.0F) - hand;
    constexpr float three_lines = 70; // a waiting palindrome is explained in three lines on a phone
    const float message = low ? 36.0F : narrow ? three_lines : 44.0F;
    // If the stock is beside the viewer's plate, its cards are at most as tall as the plate.
    const bool beside_plate = narrow && (!low || width < 600);
    const float stock =
        std::floor(beside_plate ? std::min(out.hand_card * 0.42F, plate_height / card_ratio) : out.hand_card * 0.72F);
    if (beside_plate) {
        out.hand = whole({margin, y, width - 2 * margin, hand});
        y -= gap + plate_height;
        out.own = whole({margin, y, width * 0.58F, plate_height});
        out.stock = {{width - margin - stock / 2 - 8, y + plate_height / 2}, stock};
        const float from = out.own.right() + 6;
        out.stock_label = {from, y, out.stock.centre.x - stock / 2 - 8 - from, plate_height};
    } else {
        const float side = std::clamp(width * 0.24F, 150.0F, 300.0F);
        out.hand = whole({margin + side, y, width - 2 * (margin + side), hand});
        out.own = whole({margin, height - 18 - plate_height, side - 12, plate_height});
        out.stock = {{width - margin - stock / 2 - 4, height - 24 - stock * card_ratio / 2}, stock};
        const float from = out.hand.right() + 12;
        out.stock_label = {from, out.stock.centre.y - 24, out.stock.centre.x - stock / 2 - 10 - from, 48};
    }
    y -= gap + message;
    out.message = whole({margin, y, width - 2 * margin, message});
    const float top = std::max(out.header.bottom(), out.other.bottom()) + gap;
    out.board = whole({0, top, width, y - gap - top});
    // The zoom buttons are placed along the longer side of the board.
    const float length = 3 * 44 + 2 * gap;
    out.zoom = {width - margin - 44, out.board.bottom() - length, 44, length};
    if (low) out.zoom = {width - margin - length, out.board.y, length, 44};
    if (!low && narrow && out.board.h > out.board.w)
        out.zoom = {width - margin - length, out.board.bottom() - 44, length, 44};
    out.automatic_zoom = {20.0F, std::min(out.hand_card * 0.95F, 100.0F)};
    out.manual_zoom = {20.0F, std::max(140.0F, out.hand_card)};
    return out;
}

Layout left_handed_layout(Layout layout, float width) {
    for (Rect* own : {&layout.own, &layout.hand, &layout.stock_label, &layout.zoom})
        *own = mirrored_horizontally(*own, width);
    layout.stock.centre.x = width - layout.stock.centre.x;
    return layout;
}

} // namespace palazzo::palindromes::screen
