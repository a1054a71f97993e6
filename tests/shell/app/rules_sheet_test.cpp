// The page of rules: its headings, numbered steps and pictures of examples, and how the text mirror presents them.

#include "shell/pages/picture.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/voice.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

namespace palazzo::app::test {
namespace {

using pages::SheetItem;
using Kind = SheetItem::ItemKind;

pages::SheetModel rules_of(const std::string& game) {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:" + game, ""});
    REQUIRE(shown_page_name(app) == "table");
    dispatch(app, {"rules", ""});
    return sheet_model(app);
}

std::vector<std::string> headings_of(const pages::SheetModel& sheet) {
    std::vector<std::string> headings;
    for (const SheetItem& item : sheet.items)
        if (item.kind == Kind::section) headings.push_back(item.label);
    return headings;
}

bool is_picture(const SheetItem& item) { return item.kind == Kind::board || item.kind == Kind::cards; }

} // namespace

TEST_CASE("The rules pages of all games have their headings in the same order", "[app][rules]") {
    CHECK(headings_of(rules_of("palace"))
        == std::vector<std::string>{"Goal", "The table", "Set-up", "Your turn", "What you may play", "Special cards",
            "Scoring", "End", "Examples"});
    for (const char* game : {"palabra", "palindromes"})
        CHECK(headings_of(rules_of(game))
            == std::vector<std::string>{
                "Goal", "The cards", "Set-up", "Your turn", "What you may play", "Special moves", "Scoring", "End"});
}

TEST_CASE("On the rules pages only the steps of a turn are numbered", "[app][rules]") {
    for (const char* game : {"palace", "palabra", "palindromes"}) {
        std::string heading;
        int step = 0;
        for (const SheetItem& item : rules_of(game).items) {
            if (item.kind == Kind::section) heading = item.label;
            CHECK((item.kind == Kind::step) == (heading == "Your turn" && item.kind != Kind::section));
            if (item.kind == Kind::step) CHECK(item.chosen == ++step);
        }
        CHECK(step >= 3);
    }
}

TEST_CASE(
    "A picture on the rules page is below the sentence that it illustrates, and fits every width", "[app][rules]") {
    for (const char* game : {"palace", "palabra", "palindromes"}) {
        const auto items = rules_of(game).items;
        CHECK(std::count_if(items.begin(), items.end(), is_picture) >= 4);
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (!is_picture(items[i])) continue;
            CHECK(items[i - 1].kind == Kind::text);
            CHECK_FALSE(items[i].lines.empty());
            for (const float width : {280.0F, 358.0F, 488.0F}) {
                const float height = items[i].kind == Kind::board ? pages::height_of(items[i].board, width)
                                                                  : pages::height_of(items[i].cards, width);
                CHECK(height > 40);
                CHECK(height < 360);
            }
        }
    }
    const auto first = rules_of("palindromes").items;
    const auto at = std::find_if(first.begin(), first.end(), is_picture);
    CHECK(at->lines.front() == "six of clubs at 0, 0"); // the first example on the page is the palindrome 6 9 6
}

TEST_CASE(
    "The text mirror of the rules page has a region for each heading, and describes the pictures", "[app][rules]") {
    const auto mirror = pages::sheet_mirror(shell_test::english_voice(), rules_of("palace"));
    REQUIRE(mirror.regions.size() == 9);
    CHECK(mirror.regions[0].heading == "Goal");
    CHECK(mirror.regions[3].heading == "Your turn");
    CHECK(mirror.regions[3].lines[0].rfind("1. Play from your hand.", 0) == 0);
    const auto& choice = mirror.regions[4].lines;
    const auto marked = std::find_if(
        choice.begin(), choice.end(), [](const std::string& line) { return line.rfind("Marked: ", 0) == 0; });
    REQUIRE(marked != choice.end());
    CHECK(*marked == "Marked: two of diamonds, eight of clubs, ten of clubs and king of spades");
    CHECK(std::find(choice.begin(), choice.end(), "Pile: eight of diamonds") != choice.end());
    CHECK(mirror.regions.back().controls.back().id == "close");
    for (const auto& region : mirror.regions)
        for (const std::string& line : region.lines) CHECK(line.find("**") == std::string::npos);
}

} // namespace palazzo::app::test
