// The cloth on which each page is drawn: the cloth of the page's game, or the one that the player has chosen.
#include "shell/app/program.hpp"
#include "shell/app/set_up_screen/screen.hpp"
#include "shell/app/settings/cloth.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {

TEST_CASE("Each game has its own table cover, at the table and while it is set up", "[app][settings]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(cloth_of_page(app) == ui::TableTheme::by_game);
    open_set_up(app, "palindromes/classic");
    CHECK(cloth_of_page(app) == ui::TableTheme::wine);
    dispatch(app, a11y::make_action("back"));
    dispatch(app, a11y::make_action("play:palace"));
    CHECK(cloth_of_page(app) == ui::TableTheme::green);
    dispatch(app, a11y::make_action("menu"));
    CHECK(cloth_of_page(app) == ui::TableTheme::green);
}

TEST_CASE("A table cover that the player chooses is used on all pages and in all games", "[app][settings]") {
    FakePlatform fake;
    App app = started_app(fake);
    app.settings.table_theme = ui::TableTheme::light;
    CHECK(cloth_of_page(app) == ui::TableTheme::light);
    dispatch(app, a11y::make_action("play:palace"));
    CHECK(cloth_of_page(app) == ui::TableTheme::light);
}

TEST_CASE("Older settings keep the table cover and the card back that they name, and new players get the default ones",
    "[app][settings]") {
    const Settings old = read_settings(R"({"ground":0,"back":0})");
    CHECK(old.table_theme == ui::TableTheme::green);
    CHECK(old.back == ui::CardBack::stripes);
    CHECK(read_settings("{}").table_theme == ui::TableTheme::by_game);
    CHECK(read_settings("").back == ui::CardBack::loggia);
}

} // namespace palazzo::app::test
