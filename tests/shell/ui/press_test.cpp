// Which control takes a press. The cases draw layers and controls as a screen does, and move the pointer as a person
// does.
#include "shell/ui/press.hpp"

#include <catch2/catch_test_macros.hpp>

#include <functional>

using namespace palazzo::ui;

namespace {

constexpr std::uint32_t page = 1;
constexpr std::uint32_t sheet = 2;
constexpr std::uint32_t tile = 10;
constexpr std::uint32_t button = 11;
constexpr Rect whole{0, 0, 400, 400};
constexpr Rect corner{10, 10, 100, 50};
constexpr Point on_button{20, 20};
constexpr Point on_tile{300, 300};

/// A screen that is drawn frame by frame, and records which control acted.
class Screen {
  public:
    std::function<void(Screen&)> draw = [](Screen& s) { s.tile_with_button(); };
    Presses presses;
    std::uint32_t acted = 0;
    double now = 100;

    void layer(std::uint32_t key, bool sudden = false) { begin_layer(presses, key, sudden); }
    Press add(std::uint32_t key, const Rect& area, bool enabled = true, bool guards_hidden = false) {
        const Press press = add_control(presses, {key, area, enabled, guards_hidden});
        if (press.pressed) acted = key;
        return press;
    }
    void tile_with_button() {
        layer(page);
        add(tile, whole);
        add(button, corner);
    }
    void frame(const Pointer& pointer, bool expected = false) {
        now += 0.016;
        begin_frame(presses, pointer, now);
        draw(*this);
        end_frame(presses, expected);
    }
    void rest(double seconds = 1) {
        now += seconds;
        frame({});
    }
    void down(Point at) { frame({at, true, true, false, false}); }
    void up(Point at) { frame({at, false, false, true, false}); }
    std::uint32_t tap(Point at) {
        acted = 0;
        down(at);
        up(at);
        return acted;
    }
};

} // namespace

TEST_CASE("The innermost control takes a press, whatever was hovered before", "[press]") {
    Screen s;
    s.rest();
    CHECK(s.tap(on_button) == button);
    s.rest();
    CHECK(s.tap(on_tile) == tile);
}

TEST_CASE("The same pixel may be pressed again and again", "[press]") {
    Screen s;
    s.rest();
    for (int i = 0; i < 5; ++i) CHECK(s.tap(on_button) == button);
}

TEST_CASE("A press acts only if it is released on the control on which it began", "[press]") {
    Screen s;
    s.rest();
    s.down(on_button);
    s.up(on_tile);
    CHECK(s.acted == 0);
    s.down(on_tile);
    s.up(on_button);
    CHECK(s.acted == 0);
}

TEST_CASE("A press that has become a scroll does nothing", "[press]") {
    Screen s;
    s.rest();
    s.down(on_button);
    cancel_press(s.presses);
    s.up(on_button);
    CHECK(s.acted == 0);
}

TEST_CASE("A disabled control takes a press and does nothing", "[press]") {
    Screen s;
    s.draw = [](Screen& screen) {
        screen.layer(page);
        screen.add(tile, whole);
        screen.add(button, corner, false);
    };
    s.rest();
    CHECK(s.tap(on_button) == 0);
}

TEST_CASE("Only the topmost layer can be pressed", "[press]") {
    Screen s;
    s.draw = [](Screen& screen) {
        screen.tile_with_button();
        screen.layer(sheet);
        screen.add(20, {200, 200, 150, 150});
    };
    s.rest();
    CHECK(s.tap(on_button) == 0);
    CHECK(s.tap(on_tile) == 20);
}

TEST_CASE("A sheet that opens can't be pressed for 300 ms", "[press]") {
    Screen s;
    bool open = false;
    s.draw = [&open](Screen& screen) {
        screen.tile_with_button();
        if (!open) return;
        screen.layer(sheet, true);
        screen.add(20, whole);
    };
    s.rest();
    CHECK(s.tap(on_button) == button);
    s.rest(2);
    open = true; // the layer opens by itself, long after the press
    s.frame({});
    s.now += 0.2;
    CHECK(s.tap(on_tile) == 0);
    s.rest(0.3);
    CHECK(s.tap(on_button) == 20);
}

TEST_CASE("A sheet that was opened through the text mirror can be pressed at once", "[press]") {
    Screen s;
    bool open = false;
    s.draw = [&open](Screen& screen) {
        screen.tile_with_button();
        if (open) screen.layer(sheet, true);
        if (open) screen.add(20, whole);
    };
    s.rest();
    open = true;
    s.frame({}, true);
    CHECK(s.tap(on_button) == 20);
}

TEST_CASE("Another page can be pressed at once, except at the point of the press that opened it", "[press]") {
    Screen s;
    bool open = false;
    s.draw = [&open](Screen& screen) {
        if (!open) return screen.tile_with_button();
        screen.layer(sheet);
        screen.add(20, whole);
    };
    s.rest();
    CHECK(s.tap(on_button) == button);
    open = true;
    s.frame({});
    CHECK(s.tap(on_button) == 0);
    CHECK(s.tap(on_tile) == 20);
}

TEST_CASE(
    "If a control that reveals secrets appears between the two taps of a double tap, the second tap doesn't press it",
    "[press]") {
    Screen s;
    std::uint32_t there = button;
    bool guards_hidden = true;
    s.draw = [&](Screen& screen) {
        screen.layer(page);
        screen.add(there, corner, true, guards_hidden);
    };
    s.rest();
    CHECK(s.tap(on_button) == button);
    there = 12;
    s.frame({});
    CHECK(s.tap(on_button) == 0);
    CHECK(s.tap({90, 50}) == 12); // a press on the same control far from the first tap is accepted
    s.rest(0.4);
    CHECK(s.tap(on_button) == 12);
    guards_hidden = false;
    there = button;
    s.frame({});
    CHECK(s.tap(on_button) == button);
}

TEST_CASE("A mouse hovers over the innermost control, a finger over none", "[press]") {
    Screen s;
    bool over_tile = false;
    bool over_button = false;
    s.draw = [&](Screen& screen) {
        screen.layer(page);
        over_tile = screen.add(tile, whole).hovered;
        over_button = screen.add(button, corner).hovered;
    };
    s.rest();
    s.frame({on_button, false, false, false, true});
    CHECK(over_button);
    CHECK_FALSE(over_tile);
    s.frame({on_button, false, false, false, false});
    CHECK_FALSE(over_button);
}

TEST_CASE("The place of a control is found by its id, unless the control is covered or outside the screen", "[press]") {
    Screen s;
    bool open = false;
    s.draw = [&open](Screen& screen) {
        screen.tile_with_button();
        register_area(screen.presses, "menu", corner);
        register_area(screen.presses, "scrolled_away", {10, 10, 0, 0});
        if (open) screen.layer(sheet);
    };
    s.rest();
    CHECK(registered_area(s.presses, "menu") == corner);
    CHECK_FALSE(registered_area(s.presses, "scrolled_away"));
    CHECK_FALSE(registered_area(s.presses, "other"));
    open = true;
    s.rest();
    CHECK_FALSE(registered_area(s.presses, "menu"));
}
