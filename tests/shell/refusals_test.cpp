// Refusals as the plates of a phone show them.
#include "shell/screens/palabra_layout.hpp"
#include "shell/screens/palindromes_layout.hpp"
#include "shell/screens/told.hpp"
#include "shell/table/layout.hpp"
#include "shell/table/widgets.hpp"
#include "tests/core/catalogue.hpp"
#include "tests/shell/void.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace palazzo;
using table::Rect;

namespace {

constexpr float width = 390;
constexpr float height = 844;

/// Where a game's table says why not.
Rect plate_of(const std::string& game) {
    if (game == "palace") return table::lay_table(width, height, {}).message;
    if (game == "palindromes") return screens::lay_palindromes(width, height).message;
    return screens::lay_palabra(width, height, 3).message;
}

} // namespace

TEST_CASE("every refusal of every game stands whole on a phone", "[words][layout]") {
    shell_test::Void nothing;
    int refusals = 0;
    catalogue::each_pattern([&](const std::string& id, const std::string& pattern) {
        const auto dot = id.find('.');
        const std::string game = id.substr(0, dot);
        const bool refusal = id.find('.', dot + 1) == std::string::npos
            && (game == "palace" || game == "palabra" || game == "palindromes") && pattern.ends_with('.');
        if (!refusal) return;
        const std::string text = say(catalogue::sample(id, catalogue::holes_of(pattern)), {"You", "Rosa", "Otto"});
        INFO(text);
        CHECK(table::banner_fits(nothing.theme(), screens::with_bold_cards(text), plate_of(game)));
        ++refusals;
    });
    CHECK(refusals > 80);
}
