// The place of a hint that is higher than the table's message, and of the numbers that it mustn't hide.
#include "shell/games/hint.hpp"
#include "shell/games/palabra/layout.hpp"
#include "shell/games/palace/scene.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <initializer_list>
#include <string>

using namespace palazzo;
using namespace palazzo::games;

namespace {

using ui::Rect;

const std::string hint =
    "Place two of spades, two of hearts and ace of clubs face up. The best cards to finish with: of "
    "100 games you win 45 this way, 39 with the next best choice.";

void check_labels(const ui::Theme& theme, const Rect& message, std::initializer_list<Rect> labels) {
    for (const Rect& label : labels) {
        const Rect at = place_clear_of_hint(theme, message, hint, label);
        CHECK_FALSE(hint_covers(theme, message, hint, at));
        CHECK(at.y >= 0);
        CHECK(place_clear_of_hint(theme, message, "", label) == label);
    }
}

} // namespace

TEST_CASE("The numbers of cards in the piles are visible while a hint of several lines is shown", "[hint][screen]") {
    shell_test::HeadlessWindow window;
    window.draw_frame([&] {
        for (const auto& [width, height] : {std::pair{390.0F, 844.0F}, {360.0F, 640.0F}, {844.0F, 390.0F}}) {
            INFO(width << "x" << height);
            const auto palace = palace::screen::lay_out_table(width, height, {});
            check_labels(window.theme(), palace.message, {palace.draw_label, palace.pile_label, palace.burned_label});
            const auto palabra = palabra::screen::lay_out_table(width, height, 2);
            if (palabra.piles)
                check_labels(window.theme(), palabra.message, {palabra.draw_label, palabra.discard_label});
        }
        const auto upright = palace::screen::lay_out_table(360, 640, {});
        CHECK(hint_covers(window.theme(), upright.message, hint, upright.draw_label));
    });
}
