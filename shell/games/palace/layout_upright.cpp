#include "shell/games/palace/layout_parts.hpp"

#include <algorithm>

namespace palazzo::palace::screen::parts {

using namespace ui;
namespace {

constexpr float widest_gap = 28.0F;

float side_margin(float width) { return width < 360 ? 12.0F : width < 600 ? 16.0F : 28.0F; }

/// The heights of the areas that are one below the other, and the width of the hand's cards.
struct Sizes {
    float hand_card = 0;
    float centre = 0;
    float message = 0;
    float palace = 0;
    float hand = 0;
    float buttons = 0;

    float sum() const { return centre + message + palace + hand + buttons; }
};

Sizes sizes_for(float width, float height, float card, const SpaceNeeds& needs) {
    const bool tight = height < 640;
    const float inner = width - 2 * side_margin(width);
    Sizes s;
    s.hand_card = card;
    s.buttons = tight ? 48.0F : 56.0F;
    s.message = tight ? 50.0F : 60.0F; // has room for two lines
    s.centre = card * 0.86F * card_ratio * 1.08F + label_height + 8;
    s.hand = hand_height(needs.hand, inner, card);
    const bool crowded = s.hand > hand_height({}, inner, card) * 1.05F;
    s.palace = needs.palace_in_play ? 0 : slots_height(card * (crowded ? 0.52F : 0.72F));
    return s;
}

/// Returns the sizes with the largest cards for which all areas and six gaps fit into the height `room`.
Sizes fitting_sizes(float width, float height, float room, const SpaceNeeds& needs) {
    const float gaps = 6 * (height < 640 ? 6.0F : 10.0F);
    float card = std::clamp(std::min(width * 0.245F, height * 0.118F), 48.0F, 138.0F);
    Sizes s = sizes_for(width, height, card, needs);
    while (s.sum() + gaps > room && card > 44) s = sizes_for(width, height, card -= 2, needs);
    return s;
}

} // namespace

TableLayout lay_out_upright(float width, float height, const SpaceNeeds& needs) {
    TableLayout out;
    out.upright = true;
    const bool tight = height < 640;
    const float margin = side_margin(width);
    const float inner = width - 2 * margin;
    out.header = {margin, tight ? 4.0F : 8.0F, inner, 48};

    const int rows = needs.others > 7 && height >= 690 ? 3 : needs.others > 3 ? 2 : 1;
    const float plate = (rows > 1 && width < 600) || tight || width < 360 ? 32.0F : 44.0F;
    const float widest = rows == 3 ? std::min(width * 0.06F, 44.0F)
        : rows == 2                ? std::min(width * 0.075F, 60.0F)
                                   : std::min(width * (needs.others == 1 ? 0.16F : 0.122F), 76.0F);
    const float held = height < 640 ? 0.0F
        : rows == 3                 ? 0.0F
        : rows == 2                 ? (height < 760 ? 0.0F : 24.0F)
                                    : std::min(widest * 0.7F, 44.0F);
    const Rect others{margin, out.header.bottom() + (tight ? 4.0F : 8.0F), inner, 0};
    const float top = lay_out_seats_in_rows(out, others, needs, rows, {plate, widest, held}, needs.others == 1);

    // The areas are placed from the bottom upwards. The height that is left is first given to the gaps, and then to the
    // piles in the middle.
    const float edge = tight ? 8.0F : 16.0F;
    const float room = height - edge - top;
    const Sizes s = fitting_sizes(width, height, room, needs);
    const float gap = std::clamp((room - s.sum()) / 6, 0.0F, widest_gap);
    float y = height - edge - s.buttons;
    const float main = inner * 0.58F;
    out.main_button = rounded_to_pixels({width - margin - main, y, main, s.buttons});
    out.side_buttons = rounded_to_pixels({margin, y, inner - main - 12, s.buttons});
    y -= gap + s.hand;
    out.hand = rounded_to_pixels({margin, y, inner, s.hand});
    out.hand_card = std::floor(s.hand_card);
    if (needs.palace_in_play) {
        out.palace_card = out.hand_card;
        out.palace = out.hand;
    } else {
        y -= gap + s.palace;
        out.palace_card = std::floor(s.palace / slots_height(1));
        out.palace = rounded_to_pixels({margin, y, inner, s.palace});
    }
    y -= gap + s.message;
    out.message = rounded_to_pixels({margin, y, inner, s.message});

    const float middle = y - top - 2 * gap;
    const float highest = (middle - label_height - 12) / (card_ratio * 1.08F);
    const float pile = std::min({s.hand_card * 1.15F, highest, inner * 0.28F});
    centre_piles(out, {margin, top + gap, inner, middle - label_height}, pile, needs);
    return out;
}

} // namespace palazzo::palace::screen::parts
