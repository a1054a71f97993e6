// The home screen in windows of all widths.
#include "shell/pages/home.hpp"
#include "shell/ui/text.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cmath>
#include <string>
#include <vector>

using namespace palazzo;
using namespace palazzo::pages;

namespace {

constexpr float rule_set_height = 44;
const std::array rule_sets{"Classic", "House", "European", "Speak"};

HomeModel with_rule_sets() {
    GameOffer offer;
    offer.game = "palace";
    offer.name = "Palace";
    offer.picture.draw = [](const ui::Canvas&, const ui::Rect&) {};
    for (const char* name : rule_sets) {
        PresetOffer one;
        one.game = offer.game;
        one.preset = one.name = name;
        offer.presets.push_back(one);
    }
    HomeModel model;
    model.games.push_back(offer);
    return model;
}

} // namespace

TEST_CASE("At every width of the window the home screen shows the complete names of the rule sets", "[home]") {
    const HomeModel model = with_rule_sets();
    const i18n::Voice voice = shell_test::english_voice({{"You"}, 0});
    shell_test::HeadlessWindow screen;
    for (float width = 320; width <= 1200; width += 10) {
        std::vector<float> drawn;
        std::vector<float> names;
        const auto draw = [&] {
            ImGui::GetIO().DisplaySize = {width, 1600};
            draw_home(screen.theme(), voice, model);
            names.clear();
            for (const char* name : rule_sets)
                names.push_back(ui::measure_text(screen.theme(), name, {ui::type::text, ui::Weight::semibold}).x);
        };
        for (int i = 0; i < 3; ++i) screen.draw_frame(draw);
        for (const ui::Pressable& one : screen.presses().shown.controls)
            if (std::abs(one.reach.h - rule_set_height) < 0.1F) drawn.push_back(one.reach.w);
        INFO(width << " wide");
        REQUIRE(drawn.size() == names.size());
        for (std::size_t i = 0; i < names.size(); ++i) CHECK(drawn[i] >= names[i] + 16 - 0.01F);
    }
}
