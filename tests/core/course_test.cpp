// Tests how turning points, the moves that decided a game, are found.
#include "engine/core/course.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {

TEST_CASE("Turning points are the moves that change a seat's progress most, in the order in which they were made",
    "[core][course]") {
    const ProgressHistory course{{9, 8, 8, 7, 19, 18, 18, 17}, {9, 9, 8, 8, 8, 8, 16, 16}};
    CHECK(turning_points_of(course, 3) == std::vector<TurningPoint>{{4, 0, 12}, {6, 1, 8}});
    CHECK(turning_points_of(course, 1) == std::vector<TurningPoint>{{4, 0, 12}});
}

TEST_CASE("If only one of two equal changes can be a turning point, it is the earlier one", "[core][course]") {
    const ProgressHistory course{{0, 9, 9, 9, 18, 19, 20, 21, 22, 23}, {0, 0, 1, 2, 2, 2, 2, 2, 2, 2}};
    CHECK(turning_points_of(course, 1) == std::vector<TurningPoint>{{1, 0, 9}});
}

TEST_CASE("A change that is usual in its game is no turning point", "[core][course]") {
    CHECK(turning_points_of({{3, 2, 2, 1, 1, 0}, {3, 3, 2, 2, 1, 1}}, 3).empty());
    CHECK(turning_points_of({{5}, {5}}, 3).empty());
    CHECK(turning_points_of({}, 3).empty());
}

} // namespace palazzo
