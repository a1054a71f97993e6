// Sheets: titles of several lines, and the row for a choice among many options, which shows the options once it is
// opened.
#include "shell/pages/sheet.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::pages::test {
namespace {

/// A sheet in an invisible window, with the pointer and the keys of a player.
class Shown : public shell_test::PointerAndKeys<Shown> {
  public:
    explicit Shown(SheetModel model) : model_(std::move(model)) { draw_frames(6); }
    void draw_frames(int n) {
        for (int i = 0; i < n; ++i)
            window_.draw_frame([this] {
                ui::begin_screen(window_.theme(), "page");
                ui::end_screen();
                if (!model_) return;
                if (auto done = draw_sheet(window_.theme(), *model_)) action = *std::move(done);
            });
    }
    /// Shows the sheet `model`, or no sheet if `model` is empty.
    void show(std::optional<SheetModel> model) {
        model_ = std::move(model);
        draw_frames(6);
    }
    /// Turns the mouse wheel over the sheet, downwards from its top.
    void scroll() {
        move_to({195, 600});
        ImGui::GetIO().AddMouseWheelEvent(0, -3);
        draw_frames(6);
    }
    /// Returns the centres of the controls, from the top downwards.
    std::vector<ui::Point> places() const {
        std::vector<ui::Point> all;
        for (const ui::Pressable& one : window_.presses().shown.controls)
            if (one.reach.h < 100) all.push_back(one.reach.centre());
        std::sort(all.begin(), all.end(), [](ui::Point a, ui::Point b) { return a.y < b.y; });
        return all;
    }
    std::optional<a11y::Action> action;

  private:
    shell_test::HeadlessWindow window_;
    std::optional<SheetModel> model_;
};

/// Returns a sheet with more rows than a phone shows.
SheetModel long_sheet(std::string id) {
    SheetModel model{std::move(id), "Title", {}};
    for (int i = 0; i < 40; ++i) model.items.push_back(row_item("row:" + std::to_string(i), "A row", "of a long list"));
    return model;
}

/// Returns the distance of the first row from the window's top.
float first_row(const Shown& sheet) { return sheet.places()[1].y; } // places()[0] is the close button

SheetModel choosing(int options) {
    std::vector<std::string> names;
    for (int i = 0; i < options; ++i) names.push_back("What is a name for the option " + std::to_string(i));
    return {"sheet", "Title", {choice_item("which", "Which one?", std::move(names), options > 1 ? 1 : 0)}};
}

/// Returns the distance from the close button down to the first other button on a sheet with this title.
float from_cross_to_button(std::string title) {
    const Shown sheet({"sheet", std::move(title), {button_item(SheetItem::ItemKind::button, "on", "Go on")}});
    const std::vector<ui::Point> places = sheet.places();
    REQUIRE(places.size() == 2); // the close button and the button "Go on"
    return places[1].y - places[0].y;
}

} // namespace

TEST_CASE(
    "A title too long for a line takes as many lines as its words need, and the rows below move down", "[sheet]") {
    const float one_line = from_cross_to_button("Title");
    const float two_lines = from_cross_to_button("Portuguese for beginners (Brazil and Portugal)");
    const float line = two_lines - one_line;
    CHECK(line > 20);
    CHECK(from_cross_to_button("Portuguese for beginners and for those who have been to Brazil and to Portugal")
        == one_line + 2 * line);
}

TEST_CASE("A title with a word too wide for a line stays a single line", "[sheet]") {
    CHECK(from_cross_to_button(std::string(60, 'm') + " for beginners") == from_cross_to_button("Title"));
}

TEST_CASE("A sheet that is opened again starts at its top", "[sheet]") {
    Shown sheet(long_sheet("one"));
    const float top = first_row(sheet);
    sheet.scroll();
    REQUIRE(first_row(sheet) < top);
    sheet.show({});
    sheet.show(long_sheet("one"));
    CHECK(first_row(sheet) == top);
}

TEST_CASE("Returning to a sheet from one that it opened restores its position", "[sheet]") {
    Shown sheet(long_sheet("one"));
    const float top = first_row(sheet);
    sheet.scroll();
    const float left = first_row(sheet);
    REQUIRE(left < top);
    sheet.show(long_sheet("two"));
    CHECK(first_row(sheet) == top);
    sheet.scroll();
    sheet.show(long_sheet("one"));
    CHECK(first_row(sheet) == left);
    sheet.show(long_sheet("two"));
    CHECK(first_row(sheet) == top);
}

TEST_CASE("On a sheet a choice with a single option is a line that can't be pressed", "[sheet]") {
    const Shown sheet(choosing(1));
    CHECK(sheet.places().size() == 1); // the close button
}

TEST_CASE("On a sheet a choice among a few options shows all of them at once", "[sheet]") {
    Shown sheet(choosing(4));
    CHECK(sheet.places().size() == 5); // four options and the close button
    sheet.tap(sheet.places()[3]);
    REQUIRE(sheet.action);
    CHECK(sheet.action->id == "which");
    CHECK(sheet.action->value == "2");
}

TEST_CASE("On a sheet a choice among many options is a row that opens to show them and closes once an option is chosen",
    "[sheet]") {
    Shown sheet(choosing(5));
    REQUIRE(sheet.places().size() == 2);
    sheet.tap(sheet.places()[1]);
    CHECK_FALSE(sheet.action);
    sheet.draw_frames(6); // the sheet grows to fit its content
    REQUIRE(sheet.places().size() == 7);
    sheet.tap(sheet.places()[5]);
    REQUIRE(sheet.action);
    CHECK(sheet.action->id == "which");
    CHECK(sheet.action->value == "3");
    sheet.draw_frames(6);
    CHECK(sheet.places().size() == 2);
}

TEST_CASE("A press on the row of an open choice closes the choice, and nothing is chosen", "[sheet]") {
    Shown sheet(choosing(5));
    sheet.tap(sheet.places()[1]);
    sheet.draw_frames(6);
    sheet.tap(sheet.places()[1]);
    sheet.draw_frames(6);
    CHECK_FALSE(sheet.action);
    CHECK(sheet.places().size() == 2);
}

TEST_CASE("A choice of pictures is made by a tap on one of them", "[sheet]") {
    SheetItem tables = choice_item("ground", "Table", {"Green", "Dark", "Light"}, 0);
    tables.cloths = {ui::TableTheme::green, ui::TableTheme::dark, ui::TableTheme::light};
    SheetItem backs = choice_item("card_back", "Card backs", {"Stripes", "Lattice"}, 1);
    backs.backs = {ui::CardBack::stripes, ui::CardBack::lattice};
    Shown sheet({"sheet", "Title", {tables, backs}});
    std::vector<ui::Point> pictures = sheet.places(); // the close button is above them
    REQUIRE(pictures.size() == 6);
    const auto left = [](ui::Point a, ui::Point b) { return a.x < b.x; };
    std::sort(pictures.begin() + 1, pictures.begin() + 4, left);
    std::sort(pictures.begin() + 4, pictures.end(), left);
    sheet.tap(pictures[3]);
    REQUIRE(sheet.action);
    CHECK(sheet.action->id == "ground");
    CHECK(sheet.action->value == "2");
    sheet.action.reset();
    sheet.tap(pictures[4]);
    REQUIRE(sheet.action);
    CHECK(sheet.action->id == "card_back");
    CHECK(sheet.action->value == "0");
    sheet.action.reset();
    sheet.tap(pictures[5]); // this picture is the one that is chosen already
    CHECK_FALSE(sheet.action);
}

} // namespace palazzo::pages::test
