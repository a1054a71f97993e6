// Side-by-side options that are chosen with keys.
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace palazzo;

namespace {

/// Three side-by-side options, of which the second is chosen, with a button above and a button below them.
class Options : public shell_test::PointerAndKeys<Options> {
  public:
    Options() { draw_frames(2); }

    void draw_frames(int n) {
        for (int i = 0; i < n; ++i)
            window_.draw_frame([&] {
                const ui::Canvas canvas = ui::begin_screen(window_.theme(), "screen");
                above += ui::button(canvas, "above", {50, 100, 300, 48}, "Above") ? 1 : 0;
                chosen = ui::segmented_choice(canvas, "options", {50, 200, 300, 48}, labels, chosen);
                below += ui::button(canvas, "below", {50, 300, 300, 48}, "Below") ? 1 : 0;
                ui::end_screen();
            });
    }

    void keys(std::initializer_list<ImGuiKey> pressed) {
        for (const ImGuiKey one : pressed) press_key(one);
    }

    int above = 0;
    int below = 0;
    int chosen = 1;

  private:
    static constexpr std::array<std::string_view, 3> labels{"One", "Two", "Three"};
    shell_test::HeadlessWindow window_;
};

} // namespace

TEST_CASE("Tab skips the side-by-side options that aren't chosen", "[options]") {
    Options options;
    options.keys({ImGuiKey_Tab, ImGuiKey_Tab, ImGuiKey_Tab, ImGuiKey_Enter});
    CHECK(options.below == 1);
    CHECK(options.chosen == 1);
}

TEST_CASE("The arrow keys move from one side-by-side option to the next", "[options]") {
    Options options;
    options.keys({ImGuiKey_Tab, ImGuiKey_Tab, ImGuiKey_RightArrow, ImGuiKey_Enter});
    CHECK(options.chosen == 2);
    options.keys({ImGuiKey_LeftArrow, ImGuiKey_LeftArrow, ImGuiKey_Enter});
    CHECK(options.chosen == 0);
}

TEST_CASE("If no option is chosen Tab reaches each of them", "[options]") {
    Options options;
    options.chosen = -1;
    options.keys({ImGuiKey_Tab, ImGuiKey_Tab, ImGuiKey_Tab, ImGuiKey_Enter});
    CHECK(options.chosen == 1);
}
