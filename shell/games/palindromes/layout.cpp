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

bool is_low(float height) { return height < 560; }

ZoomLimits automatic_zoom(float hand_card) { return {20.0F, std::min(hand_card * 0.95F, 130.0F)}; }
ZoomLimits manual_zoom(float hand_card) { return {20.0F, std::max(140.0F, hand_card)}; }

/// Tells whether the window is wide enough for a column on each side of the board.
bool has_room_beside_board(float width, float height) {
    return width >= 560 && (is_low(height) || width >= 1.25F * height);
}

/// Returns the layout for a window that is wider than high. The board has nearly the whole height of the window: in the
/// left column are the plates, in the right one the stock and the hand.
Layout lay_out_beside_board(float width, float height) {
    Layout out;
    const bool low = is_low(height);
    const float margin = width < 900 ? 14 : 28;
    constexpr float gap = 8;
    const float top = low ? 4 : 8;
    const float foot = low ? 6 : 14;
    constexpr float message = 52; // two lines
    out.header = {margin, top, width - 2 * margin, header_height};
    // On a very wide window the columns stay near the board.
    const float used = std::min(width, std::max(2 * height, 960.0F)) - 2 * margin;
    const float left = std::round((width - used) / 2);
    const float right = left + used;
    const float side = std::floor(std::clamp(width * (low ? 0.24F : 0.2F), 150.0F, low ? 220.0F : 420.0F));
    out.board = {left + side + gap, top + 2, used - 2 * (side + gap), height - top - 2 - message - gap - foot};
    out.message = {out.board.x, out.board.bottom() + gap, out.board.w, message};

    const float held = low ? 0.0F : std::round(held_hand_height(40.0F));
    if (width >= 900 && !low) out.title = {left, out.header.bottom() + gap, side, 28};
    const float below_header = std::max(out.header.bottom(), out.title.bottom()) + gap;
    out.held = {left, below_header, std::min(side, 140.0F), held};
    out.other = {left, below_header + held, side, plate_height};
    out.own = {left, height - foot - plate_height - 6, side, plate_height};
    const Rect zoom{left, out.other.bottom() + gap, 3 * 44 + 2 * gap, 44};
    if (zoom.bottom() + gap <= out.own.y) out.zoom = zoom;

    out.hand_card = std::floor(std::clamp(std::min(side * 0.36F, height * 0.17F), 40.0F, 150.0F));
    const float hand = hand_height({most_in_hand, most_in_hand, 1}, side, out.hand_card);
    out.hand = whole({right - side, height - foot - hand, side, hand});
    const float stock = std::floor(out.hand_card * (low ? 0.62F : 0.72F));
    out.stock = {{right - stock / 2 - 4, out.header.bottom() + gap + stock * card_ratio / 2}, stock};
    const float label = out.hand.x;
    out.stock_label = {label, out.stock.centre.y - 24, out.stock.centre.x - stock / 2 - 10 - label, 48};
    out.automatic_zoom = automatic_zoom(out.hand_card);
    out.manual_zoom = manual_zoom(out.hand_card);
    return out;
}

} // namespace

Layout lay_out_table(float width, float height) {
    if (has_room_beside_board(width, height)) return lay_out_beside_board(width, height);
    Layout out;
    const bool narrow = width < 900;
    const bool low = is_low(height);
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
    // A waiting palindrome is explained in three lines on a phone.
    const float message = low ? 36.0F : narrow ? 70.0F : 44.0F;
    // The stock is beside the viewer's plate, so its cards are at most as tall as the plate.
    const float stock = std::floor(std::min(out.hand_card * 0.42F, plate_height / card_ratio));
    out.hand = whole({margin, y, width - 2 * margin, hand});
    y -= gap + plate_height;
    out.own = whole({margin, y, width * 0.58F, plate_height});
    out.stock = {{width - margin - stock / 2 - 8, y + plate_height / 2}, stock};
    const float from = out.own.right() + 6;
    out.stock_label = {from, y, out.stock.centre.x - stock / 2 - 8 - from, plate_height};
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
    out.automatic_zoom = automatic_zoom(out.hand_card);
    out.manual_zoom = manual_zoom(out.hand_card);
    return out;
}

Layout left_handed_layout(Layout layout, float width) {
    for (Rect* own : {&layout.own, &layout.hand, &layout.stock_label, &layout.zoom})
        *own = mirrored_horizontally(*own, width);
    // The other player's plate and hand change sides only if they are in a column beside the board.
    if (!layout.is_other_in_middle())
        for (Rect* other : {&layout.other, &layout.held}) *other = mirrored_horizontally(*other, width);
    layout.stock.centre.x = width - layout.stock.centre.x;
    return layout;
}

} // namespace palazzo::palindromes::screen
