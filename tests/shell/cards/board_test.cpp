// The part of a board that a window shows: it can be moved and zoomed.
#include "shell/cards/board.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace palazzo::ui;
using Catch::Approx;

namespace {

constexpr Rect area{0, 64, 390, 500};
constexpr ZoomLimits zoom{34, 80};

} // namespace

TEST_CASE("a point of a card on the board is in the card's square", "[board]") {
    const Camera camera{{1.5F, -2}, 50};
    for (int x = -6; x <= 6; ++x)
        for (int y = -6; y <= 6; ++y) {
            const Pose pose = pose_on_square(camera, area, {x, y});
            CHECK(square_at(camera, area, pose.centre) == Square{x, y});
            CHECK(square_at(camera, area, pose.centre + Point{pose.width * 0.49F, pose.height() * 0.49F})
                == Square{x, y});
        }
}

TEST_CASE("on the board x grows to the right and y upwards", "[board]") {
    const Camera camera{{}, 50};
    CHECK(pose_on_square(camera, area, {1, 0}).centre.x > pose_on_square(camera, area, {0, 0}).centre.x);
    CHECK(pose_on_square(camera, area, {0, 1}).centre.y < pose_on_square(camera, area, {0, 0}).centre.y);
}

TEST_CASE("the board shows all cards, as large as possible", "[board]") {
    const std::vector<Square> few{{0, 0}, {1, 0}};
    CHECK(camera_showing(few, area, zoom, {0, 0}).card == zoom.most);
    const std::vector<Square> many{{-3, -2}, {3, 2}};
    const Camera camera = camera_showing(many, area, zoom, {3, 2});
    CHECK(camera.card < zoom.most);
    CHECK(camera.card >= zoom.least);
    for (const Square s : many) {
        const Rect card = bounds(pose_on_square(camera, area, s));
        CHECK(card.x >= area.x);
        CHECK(card.right() <= area.right());
        CHECK(card.y >= area.y);
        CHECK(card.bottom() <= area.bottom());
    }
}

TEST_CASE("if not all cards fit, the board shows the part around the latest card, with little empty room beside it",
    "[board]") {
    const std::vector<Square> wide{{-12, 0}, {12, 0}};
    const Camera camera = camera_showing(wide, area, zoom, {12, 0});
    CHECK(camera.card == zoom.least);
    const Rect card = bounds(pose_on_square(camera, area, {12, 0}));
    CHECK(card.right() <= area.right());
    CHECK(card.right() > area.right() - 2 * camera.card);
}

TEST_CASE("panning moves the board with the finger", "[board]") {
    const Camera camera{{2, 3}, 60};
    const Point before = pose_on_square(camera, area, {0, 0}).centre;
    const Point after = pose_on_square(panned_camera(camera, {25, -40}), area, {0, 0}).centre;
    CHECK(after.x == Approx(before.x + 25));
    CHECK(after.y == Approx(before.y - 40));
}

TEST_CASE(
    "zooming keeps the point under the pointer in place, and a card has a smallest and a largest size", "[board]") {
    const Camera camera{{2, 3}, 50};
    const Point about{100, 200};
    const Square under = square_at(camera, area, about);
    for (const float factor : {0.8F, 1.25F, 1.5F}) {
        const Camera after = zoomed_camera(camera, area, about, factor, zoom);
        CHECK(after.card == Approx(50 * factor));
        CHECK(square_at(after, area, about) == under);
    }
    CHECK(zoomed_camera(camera, area, about, 100, zoom).card == zoom.most);
    CHECK(zoomed_camera(camera, area, about, 0.01F, zoom).card == zoom.least);
}
