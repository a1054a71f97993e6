#include "shell/ui/symbols.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstddef>

using namespace palazzo;
using namespace palazzo::ui;

namespace {

float doubled_area(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

void check_filled(const Shape& s) {
    float rim = 0;
    for (std::size_t i = 0; i < s.rim.size(); ++i) {
        const Point a = s.rim[i];
        const Point b = s.rim[(i + 1) % s.rim.size()];
        rim += a.x * b.y - b.x * a.y;
    }
    float filled = 0;
    for (std::size_t i = 0; i + 2 < s.triangles.size(); i += 3) {
        const float area = doubled_area(s.rim[s.triangles[i]], s.rim[s.triangles[i + 1]], s.rim[s.triangles[i + 2]]);
        CHECK(area >= -1e-5F);
        filled += area;
    }
    CHECK(s.triangles.size() == 3 * (s.rim.size() - 2));
    CHECK(std::abs(filled - rim) < 1e-3F * rim);
}

} // namespace

TEST_CASE("the triangles of a shape fill it exactly, even if it is concave") {
    for (int i = 0; i < suit_count; ++i)
        for (const bool fine : {false, true}) check_filled(suit_shape(suit_at(i), fine));
    check_filled(star_shape());
    check_filled(rounded_rect(1, 1.4F, 0.09F, 5));
}

TEST_CASE("A stadium has no equal neighbouring vertices, has the requested height, and is a circle if its width equals "
          "its height") {
    for (const float high : {1.0F, 2.5F}) {
        const Shape s = stadium(1, high, 9);
        check_filled(s);
        CHECK(std::abs(s.height - high) < 0.02F);
        for (std::size_t i = 0; i < s.rim.size(); ++i) {
            CHECK(length(s.rim[i] - s.rim[(i + 1) % s.rim.size()]) > 0.1F);
            if (high == 1) CHECK(std::abs(length(s.rim[i]) - 0.5F) < 1e-4F);
        }
    }
}

TEST_CASE("moving every corner of a shape by its normal makes the shape one unit larger on each side") {
    const Shape s = rounded_rect(10, 20, 2, 4);
    for (std::size_t i = 0; i < s.rim.size(); ++i) {
        const Point out = s.rim[i] + s.normals[i];
        CHECK(std::abs(out.x) <= 6.01F);
        CHECK(std::abs(out.y) <= 11.01F);
        CHECK(length(s.normals[i]) > 0.99F);
    }
}

TEST_CASE("an outline in the wrong direction is reversed") {
    const std::vector<Point> square{{0, 0}, {0, 1}, {1, 1}, {1, 0}};
    check_filled(make_shape(square));
}

TEST_CASE("the shapes of the suits fit into their boxes") {
    for (int i = 0; i < suit_count; ++i)
        for (const Point p : suit_shape(suit_at(i), true).rim) {
            CHECK(std::abs(p.x) <= 0.52F);
            CHECK(std::abs(p.y) <= 0.52F);
        }
}
