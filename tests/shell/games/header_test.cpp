// The buttons at the upper edge of a table, and how they react to a pointer.
#include "shell/games/header.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace palazzo;
using namespace palazzo::games;

namespace {

using ui::Point;

/// A window of a given width with only a header.
class Header : public shell_test::PointerAndKeys<Header> {
  public:
    Header(float width, HeaderButtons offers) : width_(width), offers_(offers) { draw_frames(2); }

    void draw_frames(int n) {
        for (int i = 0; i < n; ++i)
            window_.draw_frame([&] {
                ImGui::GetIO().DisplaySize = {width_, 844};
                const ui::Canvas canvas = ui::begin_screen(window_.theme(), "table");
                if (const auto action = draw_header_buttons(canvas, voice_, area(), offers_)) asked = action->id;
                ui::end_screen();
            });
    }
    ui::Rect area() const { return {8, 8, width_ - 16, 48}; }
    /// Taps the header at the horizontal position `x`, and returns the action that the tap requests; empty if it
    /// requests none.
    std::string tapped(float x) {
        asked.clear();
        tap({x, area().centre().y});
        return asked;
    }
    std::string from_left(int n) { return tapped(area().x + header_button_step * static_cast<float>(n) + 24); }
    std::string from_right(int n) { return tapped(area().right() - header_button_step * static_cast<float>(n) - 24); }

    std::string asked;

  private:
    shell_test::HeadlessWindow window_;
    i18n::Voice voice_ = shell_test::english_voice({{"You", "Rosa"}, 0});
    float width_;
    HeaderButtons offers_;
};

} // namespace

TEST_CASE("Menu and undo are at the left, hint and rules at the right", "[header]") {
    for (const float width : {320.0F, 390.0F, 1100.0F}) {
        Header header(width, {true, true, true, false});
        CHECK(header.from_left(0) == "menu");
        CHECK(header.from_left(1) == "undo");
        CHECK(header.from_right(1) == "hint");
        CHECK(header.from_right(0) == "rules");
    }
}

TEST_CASE(
    "In a narrow window the button for redo is in the place of that for the rules; in a wide window it is next to undo",
    "[header]") {
    for (const float width : {320.0F, 390.0F}) {
        Header narrow(width, {true, true, true, true});
        CHECK(narrow.from_right(0) == "redo");
        CHECK(narrow.from_right(1) == "hint");
        CHECK(narrow.from_left(1) == "undo");
    }
    Header wide(1100, {true, true, true, true});
    CHECK(wide.from_left(2) == "redo");
    CHECK(wide.from_right(0) == "rules");
}

TEST_CASE("No two buttons of the header overlap, and the gap between the left and the right ones is in the middle",
    "[header]") {
    for (const float width : {320.0F, 390.0F, 599.0F, 600.0F, 1100.0F}) {
        const Header header(width, {true, true, true, true});
        const ui::Rect area = header.area();
        const ui::Rect between = area_between_buttons(area, {true, true, true, true});
        CHECK(between.w > 0);
        const float last_left = area.x + header_button_step * (width < 600 ? 1.0F : 2.0F) + 48;
        CHECK(between.x >= last_left);
        CHECK(between.right() <= area.right() - header_button_step - 48);
        CHECK(between.centre().x == area.centre().x);
    }
}

TEST_CASE("At a table with friends elsewhere the header has no buttons for undo and hint", "[header]") {
    Header header(390, {true, true, true, false, false});
    CHECK(header.from_left(0) == "menu");
    CHECK(header.from_left(1).empty());
    CHECK(header.from_right(1).empty());
    CHECK(header.from_right(0) == "rules");
}

TEST_CASE("A disabled button of the header does nothing", "[header]") {
    Header header(390, {true, false, false, false});
    CHECK(header.from_left(1).empty());
    CHECK(header.from_right(1).empty());
}

TEST_CASE("In a header without buttons the title has the whole width", "[header]") {
    const Header header(390, {false});
    CHECK(area_between_buttons(header.area(), {false}).w == header.area().w);
}

TEST_CASE("A table that can only be watched has no buttons", "[header]") {
    Header header(390, {false, true, true, true});
    CHECK(header.from_left(0).empty());
    CHECK(header.from_left(1).empty());
    CHECK(header.from_right(1).empty());
    CHECK(header.from_right(0).empty());
}
