#include "shell/cards/hand.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>

using namespace palazzo::ui;

namespace {

/// Distributes `cards` cards over thirteen ranks as evenly as possible.
std::vector<int> groups(int cards) {
    std::vector<int> all;
    for (int i = 0; i < cards; ++i) all.push_back(cards <= 13 ? i : i * 13 / cards);
    return all;
}

bool holds(const Rect& area, const Rect& r) {
    constexpr float slack = 0.75F;
    return r.x >= area.x - slack && r.y >= area.y - slack && r.right() <= area.right() + slack
        && r.bottom() <= area.bottom() + slack;
}

} // namespace

TEST_CASE("the cards of a hand of any size stay inside its area, even if they are selected") {
    const int cards = GENERATE(range(1, 90));
    const Rect area = GENERATE(Rect{12, 360, 296, 130}, Rect{16, 560, 358, 190}, Rect{28, 900, 764, 260},
        Rect{400, 660, 640, 240}, Rect{500, 900, 900, 300});
    INFO(cards << " cards over " << area.w);
    const auto poses = lay_out_hand(groups(cards), area, 120);
    CHECK(std::all_of(poses.begin(), poses.end(),
        [&](const Pose& p) { return holds(area, bounds(p)) && holds(area, bounds(lifted_pose(p, selected_lift))); }));
}

TEST_CASE("each column of a large hand can be touched") {
    const int cards = GENERATE(range(9, 90));
    const std::vector<int> of = groups(cards);
    const auto poses = lay_out_hand(of, {16, 560, 358, 230}, 96);
    REQUIRE(poses.size() == of.size());
    for (std::size_t i = 1; i < of.size(); ++i)
        if (of[i] != of[i - 1] && poses[i].centre.y >= poses[i - 1].centre.y - 60
            && poses[i].centre.x > poses[i - 1].centre.x)
            CHECK(poses[i].centre.x - poses[i - 1].centre.x >= 35.0F);
}

TEST_CASE("cards of equal rank are in one column, each a little lower than the card before it") {
    const std::vector<int> of{0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    const auto poses = lay_out_hand(of, {16, 560, 358, 230}, 96);
    CHECK(poses[0].centre.x == poses[1].centre.x);
    CHECK(poses[1].centre.x == poses[2].centre.x);
    CHECK(poses[0].centre.y < poses[1].centre.y);
    CHECK(poses[1].centre.y < poses[2].centre.y);
}

TEST_CASE("a small hand is a fan around the middle of its area") {
    const Rect area{0, 0, 400, 200};
    const auto poses = lay_out_hand(groups(5), area, 90);
    CHECK(poses[2].angle == 0.0F);
    CHECK(poses[0].angle < 0.0F);
    CHECK(poses[4].angle > 0.0F);
    CHECK(std::abs(poses[0].centre.x + poses[4].centre.x - 400) < 0.1F);
    CHECK(std::is_sorted(
        poses.begin(), poses.end(), [](const Pose& a, const Pose& b) { return a.centre.x < b.centre.x; }));
    CHECK(poses[0].width == 90.0F);
}

TEST_CASE("an empty hand has no places for cards") { CHECK(lay_out_hand({}, {0, 0, 100, 100}, 90).empty()); }

TEST_CASE("the more cards of one rank a hand has, the more height it needs") {
    CHECK(hand_height({5, 5, 1}, 358, 96) == hand_height({}, 358, 96));
    CHECK(hand_height({30, 13, 4}, 358, 96) > hand_height({5, 5, 1}, 358, 96));
}
