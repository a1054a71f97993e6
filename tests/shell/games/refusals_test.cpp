// Refused moves: the text on a plate must fit on a phone.
#include "shell/games/event_text.hpp"
#include "shell/games/palabra/layout.hpp"
#include "shell/games/palace/layout.hpp"
#include "shell/games/palindromes/layout.hpp"
#include "shell/ui/widgets.hpp"
#include "tests/english.hpp"
#include "tests/i18n/sentences.hpp"
#include "tests/shell/headless.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace palazzo;
using ui::Rect;

namespace {

constexpr float width = 390;
constexpr float height = 844;

/// Returns the area of the plate on which a game's table shows why a move was refused.
Rect plate_of(const std::string& game) {
    if (game == "palace") return palace::screen::lay_out_table(width, height, {}).message;
    if (game == "palindromes") return palindromes::screen::lay_out_table(width, height).message;
    return palabra::screen::lay_out_table(width, height, 3).message;
}

} // namespace

TEST_CASE("Every refusal of every game fits completely on a phone", "[words][layout]") {
    shell_test::HeadlessWindow nothing;
    int refusals = 0;
    i18n::test::for_each_sentence([&](const std::string& id, const std::string& words, const i18n::Pattern& pattern) {
        const auto dot = id.find('.');
        const std::string game = id.substr(0, dot);
        const bool refusal = id.find('.', dot + 1) == std::string::npos
            && (game == "palace" || game == "palabra" || game == "palindromes") && words.ends_with('.');
        if (!refusal) return;
        const std::string text = say(i18n::test::sample_message(id, pattern), {{"You", "Rosa", "Otto"}, 0});
        INFO(text);
        CHECK(ui::banner_fits(nothing.theme(), games::with_bold_cards(text), plate_of(game)));
        ++refusals;
    });
    CHECK(refusals > 80);
}
