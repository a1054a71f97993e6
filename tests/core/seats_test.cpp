#include "engine/core/seats.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {

TEST_CASE("A set of seats contains each seat at most once", "[core][seats]") {
    Seats seats{3, 1, 3};
    CHECK(seats.size() == 2);
    CHECK(seats.has(1));
    CHECK_FALSE(seats.has(0));
    CHECK_FALSE(seats.has(-1));
    CHECK_FALSE(seats.has(8));
    CHECK(seats.front() == 1);
    CHECK(seats.list() == std::vector<Seat>{1, 3});
    seats.remove(1);
    CHECK(seats == Seats{3});
    seats.remove(3);
    CHECK(seats.empty());
    CHECK(Seats::first_seats(8).size() == 8);
    CHECK(Seats::first_seats(0).empty());
}

} // namespace palazzo
