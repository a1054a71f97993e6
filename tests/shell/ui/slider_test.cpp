// A slider whose knob follows the pointer or moves with the arrow keys.
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace palazzo;

namespace {

/// A slider with values from 0 to 20, and another control below it.
class Slider : public shell_test::PointerAndKeys<Slider> {
  public:
    Slider() { draw_frames(2); }

    void draw_frames(int n) {
        for (int i = 0; i < n; ++i)
            window_.draw_frame([&] {
                const ui::Canvas canvas = ui::begin_screen(window_.theme(), "screen");
                value = ui::slider(canvas, "slider", area, value, 20);
                ui::button(canvas, "below", {50, 300, 200, 48}, "Below");
                ui::end_screen();
            });
    }

    ui::Rect area{50, 200, 218, 48}; // the knob's centre moves from 59 to 259
    int value = 7;

  private:
    shell_test::HeadlessWindow window_;
};

} // namespace

TEST_CASE("A tap on a slider moves the knob to the tapped place", "[slider]") {
    Slider slider;
    slider.tap({159, 224});
    CHECK(slider.value == 10);
    slider.tap({60, 224});
    CHECK(slider.value == 0);
}

TEST_CASE("A slider's knob follows the pointer even beyond the slider's ends and beside the slider", "[slider]") {
    Slider slider;
    slider.drag({159, 224}, {209, 400});
    CHECK(slider.value == 15);
    slider.drag({209, 224}, {380, 224});
    CHECK(slider.value == 20);
    slider.drag({259, 224}, {2, 224});
    CHECK(slider.value == 0);
}

TEST_CASE("A pointer that was pressed elsewhere doesn't move the knob", "[slider]") {
    Slider slider;
    slider.drag({100, 500}, {159, 224});
    CHECK(slider.value == 7);
}

TEST_CASE("Arrow keys move a slider by one and stop at its ends", "[slider]") {
    Slider slider;
    slider.press_key(ImGuiKey_Tab);
    slider.press_key(ImGuiKey_RightArrow);
    slider.press_key(ImGuiKey_RightArrow);
    CHECK(slider.value == 9);
    for (int i = 0; i < 12; ++i) slider.press_key(ImGuiKey_LeftArrow);
    CHECK(slider.value == 0);
    slider.press_key(ImGuiKey_RightArrow);
    CHECK(slider.value == 1);
}
