#include "shell/games/header.hpp"
#include "shell/games/palace/layout_parts.hpp"

#include <algorithm>

namespace palazzo::palace::screen::parts {

using namespace ui;
namespace {

constexpr float margin = 28.0F;
constexpr float low_plate = 44.0F;
constexpr float high_plate = 60.0F; ///< Height of a plate with a portrait that is large enough to be recognised.
/// Free width on both sides of the players at the left and the right of the table.
constexpr float side_spare = 20.0F;
constexpr float widest_table = 1.8F; ///< Greatest ratio of the table's width to its height.

float plate_height(float height, int others) { return height >= 760 && others <= 5 ? high_plate : low_plate; }

/// Returns how many of the other players are at each side. The rest of them are at the top.
int at_each_side(int others, float height) {
    if (others < 3 || height < 420) return 0;
    return others < 6 ? 1 : 2;
}

/// Places the other players in the order of play: up the left side, along the top, and down the right side. Returns the
/// bottom of the players at the top.
float seats_around(
    TableLayout& out, float width, float top, float bottom, const SpaceNeeds& needs, const SeatSizes& sizes) {
    const int side = at_each_side(needs.others, bottom - top);
    const int above = needs.others - 2 * side;
    const float side_width = std::min(slots_width(needs.slots) * sizes.widest, width * 0.2F);
    const float slack = bottom - top - seat_height(sizes) * static_cast<float>(side);
    const auto side_y = [&](int i) { // returns the y of the seat with the index `i` at a side, counted from the top
        const float share = side == 1 ? 0.72F : 0.15F + 0.45F * static_cast<float>(i);
        return top + slack * share + seat_height(sizes) * static_cast<float>(i);
    };
    const auto sit_at_side = [&](float x, int i) {
        out.others.push_back(lay_out_seat({x, side_y(i), side_width, 0}, sizes, needs.slots, true));
        out.others.back().spare = side_spare;
    };
    for (int i = side; i-- > 0;) sit_at_side(margin, i);
    const float inset = side > 0 ? margin + side_width + 24 : margin;
    const float cell = std::min((width - 2 * inset) / static_cast<float>(std::max(above, 1)),
        std::max(slots_width(needs.slots) * sizes.widest * 1.5F, 220.0F));
    float end = top;
    for (int i = 0; i < above; ++i) {
        const float x = width / 2 + cell * (static_cast<float>(i) - static_cast<float>(above) / 2);
        out.others.push_back(lay_out_seat({x + 8, top, cell - 16, 0}, sizes, needs.slots, true));
        end = std::max(end, out.others.back().palace.bottom());
    }
    for (int i = 0; i < side; ++i) sit_at_side(width - margin - side_width, i);
    return end;
}

/// The sizes of the lower part of a table. They differ between a large window and a phone in landscape.
struct Bottom {
    float edge;         ///< Distance of the areas from the left and right end of the window.
    float floor;        ///< The y at which the areas end.
    float card;         ///< Width of the cards in the hand.
    float palace_share; ///< Width of the cards in the palace, divided by that of the cards in the hand.
    float button;
    float gap; ///< Distance between palace, hand and buttons.
};

/// Places the palace at the left, the hand in the middle, and the buttons at the right. Returns the top of the hand.
float lay_bottom(TableLayout& out, float width, float height, const Bottom& b, const SpaceNeeds& needs) {
    const float main = std::clamp(width * 0.15F, 132.0F, 240.0F);
    const float right = width - b.edge - main;
    out.main_button = rounded_to_pixels({right, b.floor - b.button, main, b.button});
    out.side_buttons = rounded_to_pixels({right, out.main_button.y - b.gap / 3 - 48, main, 48});

    const float high = std::min(hand_height(needs.hand, width * 0.54F, b.card), height * 0.34F);
    const float top = b.floor - high;
    out.hand_card = b.card;
    if (needs.palace_in_play) {
        const float half = right - b.gap - width / 2;
        out.palace_card = b.card;
        out.palace = rounded_to_pixels({width / 2 - half, top, half * 2, high});
        out.hand = out.palace;
        return top;
    }
    const float slot = std::floor(b.card * b.palace_share);
    const float palace = std::min(slots_width(needs.slots) * slot, width * 0.26F);
    out.palace_card = slot;
    out.palace = rounded_to_pixels({b.edge, b.floor - slots_height(slot) - b.gap * 0.4F, palace, slots_height(slot)});
    const float from = out.palace.right() + b.gap;
    const float to = right - b.gap;
    // If there is room, the hand is in the middle of the window.
    const float half = std::min(width / 2 - from, to - width / 2);
    const bool middle = hand_height(needs.hand, half * 2, b.card) <= hand_height({}, half * 2, b.card);
    out.hand =
        rounded_to_pixels(middle ? Rect{width / 2 - half, top, half * 2, high} : Rect{from, top, to - from, high});
    return top;
}

void move_right(TableLayout& out, float by) {
    for (SeatArea& seat : out.others)
        for (Rect* part : {&seat.held, &seat.plate, &seat.palace}) part->x += by;
    for (Pose* pile : {&out.draw, &out.pile, &out.burned}) pile->centre.x += by;
    for (Rect* part : {&out.draw_label, &out.pile_label, &out.burned_label, &out.message, &out.own_plate, &out.palace,
             &out.hand, &out.main_button, &out.side_buttons})
        part->x += by;
}

} // namespace

TableLayout lay_out_wide(float window, float height, const SpaceNeeds& needs) {
    TableLayout out;
    // In a very wide window, the table takes only the middle of it, so that nothing is far from the hand.
    const float width = std::min(window, height * widest_table);
    out.header = {margin, 12, width - 2 * margin, 48};
    const float card = std::floor(std::clamp(std::min(width * 0.1F, height * 0.158F), 44.0F, 168.0F));
    const float hand = lay_bottom(out, width, height, {margin, height - 20, card, 0.76F, 56, 34}, needs);
    const float plate = plate_height(height, needs.others);
    const float plate_y = needs.palace_in_play ? out.main_button.y : out.palace.y - plate - 8;
    const float plate_end = needs.palace_in_play ? out.palace.x - 12 : out.palace.right();
    out.own_plate = rounded_to_pixels({margin, plate_y, plate_end - margin, plate});

    const float opponent = std::floor(std::clamp(height * (needs.others > 5 ? 0.066F : 0.078F), 30.0F, 86.0F));
    // The cards of another player's hand aren't larger, because they would extend below the plate.
    const float held = height < 700 ? 0.0F : std::floor(std::min(opponent * 0.8F, 40.0F));
    const float top = seats_around(out, width, out.header.bottom() + 8, hand - 20, needs, {plate, opponent, held});
    constexpr float message = 60;
    out.message = rounded_to_pixels({width * 0.22F, hand - 8 - message, width * 0.56F, message});
    const float middle = out.message.y - top - 20;
    const float pile = std::min(card * 1.02F, (middle - label_height - 20) / (card_ratio * 1.06F));
    centre_piles(out, {margin, top + 12, width - 2 * margin, middle - label_height}, pile, needs);
    move_right(out, std::round((window - width) / 2));
    out.header = {margin, 12, window - 2 * margin, 48};
    return out;
}

TableLayout lay_out_phone_landscape(float width, float height, const SpaceNeeds& needs) {
    TableLayout out;
    constexpr float edge = 12;
    out.header = {edge, 6, width - 2 * edge, 48};
    out.title_fits = false;
    const float card = std::floor(std::clamp(std::min(width * 0.1F, height * 0.19F), 44.0F, 110.0F));
    const float hand = lay_bottom(out, width, height, {edge, height - 6, card, 0.62F, 48, 14}, needs);
    // The row of the other players leaves room for the buttons of the header.
    const float left_end = edge + games::left_buttons_width(width) + 4;
    const float right_end = edge + games::right_buttons_width + 4;
    const float top = lay_out_seats_in_rows(out, {left_end, 4, width - left_end - right_end, 0}, needs, 1,
        {32, std::min(height * 0.078F, 34.0F), height < 360 ? 0.0F : 20.0F}, true);
    const float middle = hand - top - 12;
    const float pile = std::min(card * 1.1F, (middle - label_height - 12) / (card_ratio * 1.06F));
    centre_piles(out, {width * 0.40F, top + 6, width * 0.60F - edge, middle - label_height}, pile, needs);
    const float left = needs.draw ? out.draw.centre.x : out.pile.centre.x;
    out.message = rounded_to_pixels({edge, top + middle / 2 - 32, left - pile / 2 - 20 - edge, 64});
    return out;
}

} // namespace palazzo::palace::screen::parts
