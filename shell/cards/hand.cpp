#include "shell/cards/hand.hpp"

#include <algorithm>
#include <cstddef>
#include <numbers>

namespace palazzo::ui {
namespace {

constexpr float degree = std::numbers::pi_v<float> / 180.0F;
constexpr float step_angle = 4.0F * degree;
constexpr float fan_angle = 21.0F * degree; // greatest angle between the first and the last card of a fan
constexpr float widest_step = 0.86F;        // greatest distance between neighbouring cards of a fan, in card widths
constexpr float index_width = 0.47F;        // width of a card's left part with rank and suit, in card widths
constexpr float index_height = 0.64F;
constexpr float finger = 36.0F;
constexpr float readable = 42.0F; // least width in pixels of a card that can be read

/// Height of a fan in card widths, with room for raised cards and for the outer cards, which are lower.
constexpr float fan_room = card_ratio + selected_lift + 0.22F;

float angle_between(int cards) {
    return cards < 2 ? 0.0F : std::min(step_angle, fan_angle / static_cast<float>(cards - 1));
}

/// Returns the width that a fan needs in addition to the distance between the middles of its outermost cards. These
/// cards are rotated, and are raised outwards when they are selected.
float turned_width(int cards, float card) {
    const float angle = angle_between(cards) * static_cast<float>(cards - 1) / 2;
    return bounds({{}, card, angle}).w + 2 * selected_lift * card * std::sin(angle);
}

float fan_step(int cards, float width, float card) {
    if (cards < 2) return 0;
    return std::min((width - turned_width(cards, card)) / static_cast<float>(cards - 1), card * widest_step);
}

/// Returns how far the lower corner of the outermost card is below the lower edge of the middle card.
float drop_of(float card, float radius, float outermost) {
    return radius * (1 - std::cos(outermost)) + card / 2 * std::sin(outermost);
}

std::vector<Pose> fan(int cards, const Rect& area, float widest) {
    const float angle = angle_between(cards);
    const float outermost = angle * static_cast<float>(cards - 1) / 2;
    float card = std::min(widest, area.h / fan_room);
    float step = fan_step(cards, area.w, card);
    float radius = angle > 0 ? step / std::sin(angle) : 0;
    // The outer cards extend further down, so all cards are made smaller to fit. One iteration is precise enough.
    const float over = card * (card_ratio + selected_lift) + drop_of(card, radius, outermost) - area.h;
    if (over > 0) {
        card -= over / (card_ratio + selected_lift);
        step = fan_step(cards, area.w, card);
        radius = angle > 0 ? step / std::sin(angle) : 0;
    }
    const float used = card * (card_ratio + selected_lift) + drop_of(card, radius, outermost);
    const float top = area.y + card * selected_lift + std::max(area.h - used, 0.0F) / 2;
    std::vector<Pose> poses;
    for (int i = 0; i < cards; ++i) {
        const float turn = angle * (static_cast<float>(i) - static_cast<float>(cards - 1) / 2);
        const Point centre{
            area.centre().x + radius * std::sin(turn), top + card * card_ratio / 2 + radius * (1 - std::cos(turn))};
        poses.push_back({centre, card, turn});
    }
    return poses;
}

/// A group of a hand, given by the index of its first card and its number of cards.
struct Column {
    int first = 0;
    int cards = 0;
};

std::vector<Column> columns_of(std::span<const int> groups) {
    std::vector<Column> columns;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i == 0 || groups[i] != groups[i - 1]) columns.push_back({static_cast<int>(i), 0});
        ++columns.back().cards;
    }
    return columns;
}

int tallest(std::span<const Column> columns) {
    int most = 1;
    for (const Column& c : columns) most = std::max(most, c.cards);
    return most;
}

/// Places columns side by side from the left. Each card of a column is a little lower than the card before it.
void place_row(std::span<const Column> columns, const Rect& area, float card, float down, std::vector<Pose>& poses) {
    const auto n = static_cast<float>(columns.size());
    const float pitch = n > 1 ? std::min((area.w - card) / (n - 1), card * 1.06F) : 0;
    const float left = area.centre().x - pitch * (n - 1) / 2;
    for (std::size_t c = 0; c < columns.size(); ++c)
        for (int i = 0; i < columns[c].cards; ++i) {
            const float y = area.y + card * card_ratio / 2 + down * static_cast<float>(i);
            poses.push_back({{left + pitch * static_cast<float>(c), y}, card, 0});
        }
}

/// Distances from one card of a column to the next, in card widths. With `whole_index`, the index of each card is
/// visible. If there is too little room for that, `edge_only` is used: the last index is visible, and enough of the
/// other cards to count them.
constexpr float whole_index = 0.42F;
constexpr float edge_only = 0.10F;

std::vector<Pose> stacked(std::span<const Column> columns, const Rect& area, float widest, std::size_t rows) {
    const std::size_t in_first = (columns.size() + rows - 1) / rows;
    const auto upper = columns.first(rows == 1 ? 0 : in_first);
    const auto lower = columns.subspan(upper.size());
    // In the upper row only the indices of the cards are visible; the rest of each card is behind the lower row.
    const float heads = upper.empty() ? 0.0F : index_height + playable_lift;
    const auto steps = static_cast<float>(tallest(lower) - 1 + (upper.empty() ? 0 : tallest(upper) - 1));
    const float widest_here = std::min(widest, area.w / (1 + static_cast<float>(in_first - 1) * index_width));
    float card = 0;
    float down = 0;
    for (const float step : {whole_index, edge_only}) {
        card = std::min(widest_here, area.h / (selected_lift + heads + card_ratio + step * steps));
        down = card * step;
        if (card >= readable) break;
    }
    const float above = upper.empty() ? 0 : card * heads + down * static_cast<float>(tallest(upper) - 1);
    std::vector<Pose> poses;
    const float used = card * (selected_lift + card_ratio) + above + down * static_cast<float>(tallest(lower) - 1);
    const float top = area.y + card * selected_lift + std::max(area.h - used, 0.0F) / 2;
    place_row(upper, {area.x, top, area.w, 0}, card, down, poses);
    place_row(lower, {area.x, top + above, area.w, 0}, card, down, poses);
    return poses;
}

/// Returns whether `cards` cards fit into a fan that is `width` wide so that each card can be read and touched.
bool can_fan(int cards, float width, float card) {
    if (cards < 2) return true;
    const float step = fan_step(cards, width, card);
    return step >= index_width * card && step >= std::min(finger, card * widest_step);
}

/// Returns the largest of a few card widths at which the cards fit into a fan; 0 if none does. Slightly smaller cards
/// are better than no fan.
float fan_card(int cards, float width, float card) {
    for (const float size : {1.0F, 0.9F, 0.8F})
        if (can_fan(cards, width, card * size)) return card * size;
    return 0;
}

std::size_t rows_for(std::size_t columns, float width) { return width / static_cast<float>(columns) >= finger ? 1 : 2; }

} // namespace

HandShape hand_shape_of(std::span<const int> groups) {
    const std::vector<Column> columns = columns_of(groups);
    return {static_cast<int>(groups.size()), static_cast<int>(columns.size()), tallest(columns)};
}

float hand_height(const HandShape& shape, float width, float card) {
    const float fanned = card * fan_room;
    if (shape.cards == 0 || fan_card(shape.cards, width, card) > 0) return fanned;
    const bool two = rows_for(static_cast<std::size_t>(shape.columns), width) > 1;
    const float smaller = std::max(card * 0.66F, readable);
    const auto steps = static_cast<float>((shape.tallest - 1) * (two ? 2 : 1));
    const float wanted =
        smaller * (selected_lift + (two ? index_height + playable_lift : 0) + card_ratio + whole_index * steps);
    return std::clamp(wanted, fanned, fanned * 1.5F);
}

std::vector<Pose> lay_out_hand(std::span<const int> groups, const Rect& area, float widest) {
    const auto cards = static_cast<int>(groups.size());
    if (cards == 0) return {};
    if (const float card = fan_card(cards, area.w, widest); card > 0) return fan(cards, area, card);
    const std::vector<Column> columns = columns_of(groups);
    return stacked(columns, area, widest, rows_for(columns.size(), area.w));
}

Pose lifted_pose(const Pose& pose, float widths) {
    return {pose.centre + rotated({0, -pose.width * widths}, pose.angle), pose.width, pose.angle};
}

} // namespace palazzo::ui
