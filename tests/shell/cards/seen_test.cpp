// Finding the card under the mouse.
#include "shell/cards/hand.hpp"
#include "shell/cards/seen.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::ui::test {
namespace {

/// Returns a scene with one card of a hand. If `hovered` is true the card has risen under the mouse.
Scene one_card(const Pose& rest, bool hovered) {
    Scene scene;
    Sprite& s = scene.add_card(Card::unknown(), rest, 1);
    s.tag = 7;
    s.look.hovered = hovered;
    if (hovered) s.pose = lifted_pose(rest, hover_lift);
    return scene;
}

} // namespace

TEST_CASE("the mouse stays over a card that has risen under it, even at the card's lower end") {
    const Pose rest{{100, 200}, 80};
    const Point lower_end{100, 200 + rest.height() / 2 - 1};
    REQUIRE(hovered_tag(one_card(rest, false), lower_end, 0, hover_lift) == 7);
    CHECK(tag_at(one_card(rest, true), lower_end, 0) == -1);
    CHECK(hovered_tag(one_card(rest, true), lower_end, 0, hover_lift) == 7);
}

TEST_CASE("after the mouse has left a risen card, it is over no card") {
    const Pose rest{{100, 200}, 80};
    CHECK(hovered_tag(one_card(rest, true), {100, 200 + rest.height() / 2 + 1}, 0, hover_lift) == -1);
}

} // namespace palazzo::ui::test
