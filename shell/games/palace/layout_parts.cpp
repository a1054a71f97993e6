#include "shell/games/palace/layout_parts.hpp"

#include "shell/cards/held.hpp"

#include <algorithm>

namespace palazzo::palace::screen::parts {

using namespace ui;
namespace {

constexpr float plate_gap = 6.0F;
constexpr float row_gap = 12.0F;
constexpr float smallest_card = 18.0F;

} // namespace

Rect rounded_to_pixels(const Rect& r) { return {std::round(r.x), std::round(r.y), std::round(r.w), std::round(r.h)}; }

float slots_width(int slots) {
    const auto n = static_cast<float>(slots);
    return n * (1 + peek_x) + (n - 1) * slot_gap;
}

SeatArea lay_out_seat(const Rect& cell, const SeatSizes& sizes, int slots, bool centred) {
    SeatArea place;
    place.card = std::floor(std::min(sizes.widest, cell.w / slots_width(slots)));
    place.card = std::max(place.card, std::min(sizes.widest, smallest_card));
    place.centred = centred;
    const float held = std::round(held_hand_height(sizes.held));
    place.plate = rounded_to_pixels({cell.x, cell.y + held, cell.w, sizes.plate});
    place.palace = rounded_to_pixels({cell.x, place.plate.bottom() + plate_gap, cell.w, slots_height(place.card)});
    // The hand is above the middle of a centred plate. If the plate isn't centred, the hand is above its avatar and its
    // name.
    const float wide = std::min(sizes.held * 3.6F, cell.w);
    const float row = std::min(slots_width(slots) * place.card, cell.w);
    const float left = centred ? cell.centre().x - wide / 2 : cell.centre().x - row / 2;
    place.held = rounded_to_pixels({left, cell.y, wide, held});
    return place;
}

float seat_height(const SeatSizes& sizes) {
    return std::round(held_hand_height(sizes.held)) + sizes.plate + plate_gap + slots_height(sizes.widest);
}

float lay_out_seats_in_rows(
    TableLayout& out, const Rect& area, const SpaceNeeds& needs, int rows, const SeatSizes& sizes, bool centred) {
    const int columns = (needs.others + rows - 1) / rows;
    const float gap = columns > 3 ? 8.0F : 16.0F;
    // If a row isn't full, its cells are as wide as those of a full row, and they are centred.
    const float cell = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    float y = area.y;
    float end = y;
    for (int first = 0; first < needs.others; first += columns) {
        const int here = std::min(columns, needs.others - first);
        const float left = area.centre().x - (cell * static_cast<float>(here) + gap * static_cast<float>(here - 1)) / 2;
        for (int i = 0; i < here; ++i) {
            const Rect at{left + static_cast<float>(i) * (cell + gap), y, cell, 0};
            out.others.push_back(lay_out_seat(at, sizes, needs.slots, centred));
            end = std::max(end, out.others.back().palace.bottom());
        }
        y = end + row_gap;
    }
    return end;
}

void centre_piles(TableLayout& out, const Rect& area, float card, const SpaceNeeds& needs) {
    card = std::floor(card);
    const float small = std::floor(card * 0.5F);
    const float beside = std::max(small * 0.75F, 34.0F);
    // Piles of small cards keep a distance, so that their labels fit.
    const float label_half = std::max(card * 0.75F, 39.0F);
    const float apart = needs.draw ? std::max(card * 0.76F, 41.0F) : 0.0F;
    float x = area.centre().x;
    const float burned = std::min(x + apart + card * 1.25F, area.right() - beside);
    if (needs.burned) {
        // The other piles are moved to the left if the burned cards need their room.
        const float over = x + apart + card * 0.66F + 8 + small * 0.6F - burned;
        x -= std::clamp(over, 0.0F, std::max(x - apart - card * 0.55F - area.x, 0.0F));
    }
    const float y = area.centre().y;
    out.draw = {{std::round(x - apart), std::round(y)}, card, 0};
    out.pile = {{std::round(x + apart), std::round(y)}, card, 0};
    out.burned = {{std::round(burned), std::round(y + (card - small) * card_ratio / 2)}, small, 0.10F};
    const float below = std::max(8.0F, 2 + card * 0.075F); // rotated cards extend further down
    const float label_y = std::round(y + card * card_ratio / 2 + below);
    const auto label = [&](const Pose& p, float half) {
        return Rect{p.centre.x - half, label_y, half * 2, label_height};
    };
    constexpr float labels_apart = 10;
    const float to_burned = needs.burned ? (out.burned.centre.x - out.pile.centre.x - labels_apart) / 2 : label_half;
    out.draw_label = label(out.draw, std::min(label_half, out.draw.centre.x - area.x));
    out.pile_label = label(out.pile, std::min(label_half, to_burned));
    out.burned_label = label(out.burned, std::min(beside, to_burned));
}

} // namespace palazzo::palace::screen::parts
