#include "shell/cards/held.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace palazzo::ui {
namespace {

constexpr float degree = std::numbers::pi_v<float> / 180.0F;
constexpr float between = 9.0F * degree;
constexpr float widest_fan = 56.0F * degree; // greatest angle between the first and the last card of a fan
constexpr float shown = 0.62F;               // part of the middle card's height that is visible
constexpr float radius = 2.1F;               // radius of the arc on which the middles of the cards are, in card widths
/// Height of a tilted card's corner above the upper edge of the middle card, in card widths.
constexpr float lean = 0.05F;
constexpr float most_of_width = 3.6F; // greatest width of a fan, in card widths

float card_in(const Rect& area) { return area.h / held_hand_height(1); }

/// Returns the largest angle of a fan whose outermost corners stay within `width`. These corners are about `radius`
/// plus half a card's height from the centre of rotation.
float opening(float width, float card) {
    const float half = std::clamp((width / card - 1) / 2 / (radius + card_ratio / 2), 0.0F, 1.0F);
    return std::min(2 * std::asin(half), widest_fan);
}

} // namespace

float held_hand_height(float card) { return card * (card_ratio * shown + lean); }

std::vector<Pose> lay_out_held_hand(int cards, const Rect& area) {
    const float card = std::min(card_in(area), area.w);
    const float fan = opening(std::min(area.w, card * most_of_width), card);
    const float step = cards > 1 ? std::min(between, fan / static_cast<float>(cards - 1)) : 0.0F;
    const float middle = area.bottom() + card * card_ratio * (0.5F - shown);
    std::vector<Pose> poses;
    for (int i = 0; i < cards; ++i) {
        const float angle = step * (static_cast<float>(i) - static_cast<float>(cards - 1) / 2);
        poses.push_back(
            {{area.centre().x + card * radius * std::sin(angle), middle + card * radius * (1 - std::cos(angle))}, card,
                angle});
    }
    return poses;
}

void add_held_hand(Scene& scene, int cards, const Rect& area, Zone zone) {
    if (area.h <= 0) return;
    const std::vector<Pose> poses = lay_out_held_hand(std::min(cards, most_cards_in_fan), area);
    for (std::size_t i = 0; i < poses.size(); ++i) {
        Sprite& s = scene.add_card(Card::unknown(), poses[i], zone, static_cast<int>(i));
        s.behind = true;
        s.from = zone;
        s.beat = 1;
    }
}

Pose held_hand_anchor(const Rect& area) { return {{area.centre().x, area.bottom()}, card_in(area), 0}; }

} // namespace palazzo::ui
