#include "shell/cards/held.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace palazzo;
using namespace palazzo::ui;

namespace {

constexpr Zone zone = 4;
constexpr Rect area{100, 50, 90, 22};

} // namespace

TEST_CASE("another player's hand is a fan, in which the middle card is upright and the outer cards lean outwards") {
    const auto poses = lay_out_held_hand(5, area);
    REQUIRE(poses.size() == 5);
    CHECK(poses[2].centre.x == area.centre().x);
    CHECK(poses[2].angle == 0);
    CHECK(poses.front().angle < 0);
    CHECK(poses.back().angle > 0);
    CHECK(poses.front().centre.y > poses[2].centre.y);
}

TEST_CASE(
    "another player's hand stays within the sides and the top of its area, and its lower end is behind the plate") {
    for (const float width : {40.0F, 60.0F, 90.0F, 300.0F})
        for (int cards = 1; cards <= most_cards_in_fan; ++cards) {
            INFO(cards << " cards over " << width);
            const Rect room{100, 50, width, 22};
            for (const Pose& p : lay_out_held_hand(cards, room)) {
                const Rect b = bounds(p);
                CHECK(b.x >= room.x - 1);
                CHECK(b.right() <= room.right() + 1);
                CHECK(b.y >= room.y - 1);
                CHECK(b.bottom() > room.bottom());
                CHECK(b.bottom() < room.bottom() + 32);
            }
        }
}

TEST_CASE("another player's hand shows as many backs as it has cards, up to nine") {
    for (const int cards : {0, 1, 9, 10, 40}) {
        Scene scene;
        add_held_hand(scene, cards, area, zone);
        CHECK(static_cast<int>(scene.sprites.size()) == std::min(cards, most_cards_in_fan));
        for (const Sprite& s : scene.sprites) {
            CHECK(s.card.is_unknown());
            CHECK(s.zone == zone);
            CHECK(s.behind);
        }
    }
}

TEST_CASE("another player's hand isn't drawn if there is no room for it") {
    Scene scene;
    add_held_hand(scene, 5, {100, 50, 90, 0}, zone);
    CHECK(scene.sprites.empty());
}
