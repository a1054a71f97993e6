#include "shell/games/palace/layout.hpp"

#include "shell/games/palace/layout_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numbers>

namespace palazzo::palace::screen {

using namespace ui;
namespace {

constexpr float degree = std::numbers::pi_v<float> / 180.0F;

/// Returns a number from -1 to 1 that looks random, but depends only on the arguments.
float scatter(int place, unsigned which) {
    std::uint32_t h = static_cast<std::uint32_t>(place) * 2654435761U + which * 40503U + 12345U;
    h ^= h >> 15;
    h *= 2246822519U;
    h ^= h >> 13;
    return static_cast<float>(h % 2001U) / 1000.0F - 1.0F;
}

} // namespace

float slots_height(float card) { return card * (card_ratio + peek_y); }

std::vector<SlotPoses> lay_out_slots(int slots, const Rect& area, float widest) {
    const float card = std::floor(std::min(widest, area.h > 0 ? area.h / (card_ratio + peek_y) : widest));
    const auto n = static_cast<float>(slots);
    const float wanted = card * (1 + peek_x + slot_gap);
    const float pitch = slots < 2 ? 0 : std::min(wanted, (area.w - card * (1 + peek_x)) / (n - 1));
    const float left = area.centre().x - (pitch * (n - 1) + card * (1 + peek_x)) / 2;
    const float top = area.y + (area.h > 0 ? (area.h - slots_height(card)) / 2 : 0);
    std::vector<SlotPoses> poses;
    for (int i = 0; i < slots; ++i) {
        const Point down{
            std::round(left + pitch * static_cast<float>(i)) + card / 2, std::round(top) + card * card_ratio / 2};
        const Point up = down + Point{std::round(card * peek_x), std::round(card * peek_y)};
        poses.push_back({{down, card, 0}, {up, card, 0}});
    }
    return poses;
}

float palace_left_edge(const SeatArea& place, int slots) {
    const Pose first = lay_out_slots(slots, place.palace, place.card).front().down;
    return first.centre.x - first.width / 2;
}

Pose pile_pose(int place, int count, int last, const Pose& pile) {
    Pose p = pile;
    p.angle = scatter(place, 1) * 7.0F * degree;
    p.centre = p.centre + Point{scatter(place, 2), scatter(place, 3)} * (pile.width * 0.045F);
    const int from_last = place - (count - last);
    if (from_last < 0 || last < 2) return p;
    const float spread = std::min(0.30F, 0.9F / static_cast<float>(last - 1));
    const float along = static_cast<float>(from_last) - static_cast<float>(last - 1) / 2;
    p.centre = pile.centre + Point{along * spread * pile.width, 0};
    p.angle = along * 3.5F * degree + scatter(count - last, 1) * 3.0F * degree;
    return p;
}

TableLayout lay_out_table(float width, float height, const SpaceNeeds& needs) {
    if (width < height * 1.02F) return parts::lay_out_upright(width, height, needs);
    return height < 560 ? parts::lay_out_phone_landscape(width, height, needs)
                        : parts::lay_out_wide(width, height, needs);
}

TableLayout left_handed_layout(TableLayout layout, float width) {
    for (Rect* own : {&layout.own_plate, &layout.palace, &layout.hand, &layout.main_button, &layout.side_buttons})
        *own = mirrored_horizontally(*own, width);
    return layout;
}

int topmost_card_at(std::span<const Pose> poses, Point p, float slack) {
    for (std::size_t i = poses.size(); i-- > 0;)
        if (covers(poses[i], p, slack)) return static_cast<int>(i);
    return -1;
}

} // namespace palazzo::palace::screen
