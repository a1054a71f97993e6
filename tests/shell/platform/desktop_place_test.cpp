// Restoring the place of the desktop program's window.
#include "shell/platform/desktop_place.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using palazzo::platform::clamped_window_size;
using palazzo::platform::fit_to_screens;
using palazzo::platform::place_from_text;
using palazzo::platform::place_to_text;
using palazzo::platform::ScreenArea;
using palazzo::platform::WindowPlace;

namespace {

const ScreenArea laptop{0, 0, 1440, 900};
const ScreenArea beside{-1920, -100, 1920, 1080};

} // namespace

TEST_CASE("A window's place is the same after writing and reading", "[platform][window]") {
    for (const WindowPlace& place : {WindowPlace{{10, 20, 800, 600}}, WindowPlace{{-1900, -90, 300, 400}, true},
             WindowPlace{{0, 0, 1, 1}, false, true}})
        CHECK(place_from_text(place_to_text(place)) == place);
}

TEST_CASE("An invalid place of a window is ignored", "[platform][window]") {
    for (const char* text : {"", "{", "[]", "{}", R"({"x":1,"y":2,"width":3})", R"({"x":1,"y":2,"width":0,"height":4})",
             R"({"x":"1","y":2,"width":3,"height":4})", R"({"x":1,"y":2,"width":3,"height":1e12})"})
        CHECK_FALSE(place_from_text(text));
    CHECK(place_from_text(R"({"x":1,"y":2,"width":3,"height":4,"maximized":7})") == WindowPlace{{1, 2, 3, 4}});
}

TEST_CASE("A window is restored to its place, on any screen", "[platform][window]") {
    for (const WindowPlace& place : {WindowPlace{{100, 50, 1100, 800}}, WindowPlace{{-1800, 40, 700, 700}, true}})
        CHECK(fit_to_screens(place, {laptop, beside}) == place);
}

TEST_CASE("A window partly beyond the edge stays there as long as its title can be reached", "[platform][window]") {
    CHECK(fit_to_screens({{1200, 500, 1100, 800}}, {laptop}) == WindowPlace{{1200, 500, 1100, 800}});
    CHECK_FALSE(fit_to_screens({{1300, 500, 1100, 800}}, {laptop}));
    CHECK_FALSE(fit_to_screens({{100, 750, 1100, 800}}, {laptop}));
    CHECK_FALSE(fit_to_screens({{100, -30, 1100, 800}}, {laptop})); // its title would be out of reach
    CHECK(fit_to_screens({{1340, 800, 100, 100}}, {laptop})
        == WindowPlace{{1340, 800, 100, 100}}); // small, but completely visible
}

TEST_CASE("A window whose screen isn't connected any more gets the place of a new window", "[platform][window]") {
    CHECK_FALSE(fit_to_screens({{-1800, 40, 700, 700}}, {laptop}));
    CHECK_FALSE(fit_to_screens({{0, 0, 700, 700}}, {}));
}

TEST_CASE("A window that is larger than its screen is reduced to it", "[platform][window]") {
    CHECK(fit_to_screens({{0, 0, 2560, 1400}}, {laptop}) == WindowPlace{{0, 0, 1440, 900}});
}

TEST_CASE("A requested window size is reduced to the size of the largest screen", "[platform][window]") {
    CHECK(clamped_window_size({0, 0, 99999, 99999}, {laptop, beside}).width <= std::max(laptop.width, beside.width));
    CHECK(clamped_window_size({0, 0, 99999, 99999}, {laptop}) == ScreenArea{0, 0, laptop.width, laptop.height});
    CHECK(clamped_window_size({0, 0, 500, 600}, {laptop}) == ScreenArea{0, 0, 500, 600});
}

TEST_CASE("A window is never smaller than a table needs", "[platform][window]") {
    CHECK(clamped_window_size({0, 0, -5, 3}, {laptop}) == ScreenArea{0, 0, 360, 480});
    CHECK(clamped_window_size({0, 0, 0, 0}, {}) == ScreenArea{0, 0, 360, 480});
}
