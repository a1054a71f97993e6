// Fonts that aren't part of the program are requested when a screen shows letters that need them. A line reports
// letters for which there is no font.
#include "shell/app/letters/letters.hpp"
#include "shell/ui/fonts.hpp"
#include "tests/shell/app/decks.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

/// Returns a screen that contains `line`.
a11y::Mirror saying(const std::string& line) {
    a11y::Region region{"table", "Table"};
    region.lines.push_back(line);
    return {"Palazzo", {region}};
}

std::span<const unsigned char> letters_of(std::string_view script) {
    for (const assets::FurtherFont& font : assets::further_fonts())
        if (font.script == script) return font.packed;
    return {};
}

/// The program with its built-in fonts, and a fake page from which it requests further ones.
struct Reading {
    Reading() {
        fake.can_fetch = true;
        app.fonts = window.theme().font;
    }
    std::vector<std::string> asked(const std::string& line) {
        fake.requested_files.clear();
        request_missing_fonts(app, saying(line));
        return fake.requested_files;
    }
    using Asked = std::vector<std::string>;

    shell_test::HeadlessWindow window;
    FakePlatform fake;
    App app = started_app(fake);
};

} // namespace

TEST_CASE("Letters that the program can draw aren't requested", "[app][letters]") {
    Reading r;
    CHECK(r.asked("What is “Œuvre” in German? … ♠ 10 → 3 ★ 5 € \n").empty());
    CHECK(r.asked("水 שלום 😀").empty());
}

TEST_CASE("The letters of a script are requested once", "[app][letters]") {
    Reading r;
    CHECK(r.asked("το σπίτι, дом") == Reading::Asked{"font greek", "font cyrillic"});
    CHECK(r.asked("дом и сад").empty());
    handle_arrived_font(r.app, "cyrillic", letters_of("cyrillic"));
    CHECK(r.asked("дом").empty());
    CHECK(r.asked("łódź") == Reading::Asked{"font latin"});
    CHECK(r.app.notice_until == 0);
}

TEST_CASE("Missing letters are requested for titles, headings, labels, options and values", "[app][letters]") {
    Reading r;
    a11y::Mirror screen = saying("");
    screen.title = "ж";
    screen.regions[0].heading = "λ";
    a11y::Control control{a11y::Control::Kind::choice, "deck", "ł"};
    control.options = {"₽"};
    control.value = "ʃ";
    screen.regions[0].controls.push_back(control);
    request_missing_fonts(r.app, screen);
    CHECK(r.fake.requested_files.size() == 5);
}

TEST_CASE("Letters that couldn't be loaded are reported once, and requested again a minute later", "[app][letters]") {
    Reading r;
    REQUIRE(r.asked("дом").size() == 1);
    handle_arrived_font(r.app, "cyrillic", {});
    CHECK(was_announced(r.fake, "Some letters couldn't be loaded"));
    const std::size_t said = r.fake.said.size();
    CHECK(r.asked("дом").empty());
    r.fake.now += 61;
    CHECK(r.asked("дом").size() == 1);
    handle_arrived_font(r.app, "cyrillic", {});
    CHECK(r.fake.said.size() == said);
    r.fake.now += 61;
    CHECK(r.asked("дом").size() == 1);
    handle_arrived_font(r.app, "cyrillic", letters_of("cyrillic"));
    CHECK(ui::can_draw(r.app.fonts, U'ж'));
}

TEST_CASE("A deck in a script without a font is imported, and a line says so", "[app][letters][decks]") {
    const DeckRegistry registry;
    Reading r;
    import_file(r.app, "ivrit.csv", "prompt,answers\nthe house,בית\n");
    REQUIRE(registered_deck("ivrit"));
    CHECK(was_announced(r.fake, "Imported: ivrit, 1 question."));
    CHECK(was_announced(r.fake, "Some letters of this question deck can't be shown on the table."));
    CHECK(sheet_shows(r.app, "can't be shown"));
}

TEST_CASE(
    "A deck in a script with a font is imported without a message, and the font is fetched once the deck is shown",
    "[app][letters][decks]") {
    const DeckRegistry registry;
    Reading r;
    import_file(r.app, "ellinika.csv", "prompt,answers\nthe house,το σπίτι\nthe garden,сад\n");
    REQUIRE(registered_deck("ellinika"));
    CHECK(r.app.notice_until == 0);
    CHECK(r.fake.requested_files.empty());
    r.window.draw_frame([&] { run_frame(r.app); });
    CHECK(r.fake.requested_files == Reading::Asked{"font greek", "font cyrillic"});
    r.window.draw_frame([&] { run_frame(r.app); });
    CHECK(r.fake.requested_files.size() == 2);
}

} // namespace palazzo::app::test
