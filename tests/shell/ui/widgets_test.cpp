#include "shell/ui/widgets.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <numeric>

using namespace palazzo::ui;

TEST_CASE("side-by-side options have equal widths if every label fits") {
    CHECK(option_widths(std::array{40.0F, 52.0F, 30.0F}, 180) == std::vector<float>(3, 60));
}

TEST_CASE("if a label wouldn't fit an equal part, each option is as wide as its label needs, and together they fill "
          "the row") {
    const std::array labels{53.0F, 45.0F, 63.0F, 45.0F, 57.0F};
    const std::vector<float> widths = option_widths(labels, 288);
    for (std::size_t i = 0; i < labels.size(); ++i) CHECK(widths[i] >= labels[i]);
    CHECK(std::accumulate(widths.begin(), widths.end(), 0.0F) == 288);
}

TEST_CASE("if labels are too long for the row, all options lose the same width") {
    CHECK(option_widths(std::array{100.0F, 200.0F}, 200) == std::vector<float>{50, 150});
}

TEST_CASE("the room above a bar ends at a whole pixel, even if the window doesn't") {
    palazzo::shell_test::HeadlessWindow screen;
    ImGui::GetIO().DisplaySize = {1440, 900.002F}; // as the program sets it, so that ImGui never cuts off a pixel
    screen.draw_frame([] {
        leave_room_below(64);
        CHECK(screen_area().h == 836.0F);
        leave_room_below(42.3F);
        CHECK(screen_area().h == 794.0F);
    });
}
