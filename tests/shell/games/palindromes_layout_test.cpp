// The layout of a table of Palindromes, in every shape of window.
#include "shell/games/palindromes/layout.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <vector>

using namespace palazzo::ui;
using namespace palazzo::palindromes::screen;

namespace {

struct Window {
    float w;
    float h;
};

} // namespace

TEST_CASE("Nothing on a table of Palindromes overlaps", "[palindromes][layout]") {
    const Window window = GENERATE(Window{320, 692}, Window{320, 568}, Window{360, 640}, Window{390, 844},
        Window{820, 1180}, Window{844, 390}, Window{568, 320}, Window{568, 210}, Window{667, 375}, Window{932, 430},
        Window{480, 320}, Window{1000, 900}, Window{1024, 768}, Window{1440, 900}, Window{1920, 1080},
        Window{2560, 1080}, Window{3840, 2160});
    const bool left = GENERATE(false, true);
    const Layout usual = lay_out_table(window.w, window.h);
    const Layout l = left ? left_handed_layout(usual, window.w) : usual;
    const std::vector<Rect> parts{l.other, l.held, l.board, l.message, l.own, l.hand,
        rect_around(l.stock.centre, l.stock.width, l.stock.height()), {l.header.x, l.header.y, 48, 48},
        {l.header.right() - 48, l.header.y, 48, 48}};
    for (const Rect& plate : {l.other, l.own, l.hand, l.message}) CHECK_FALSE(rects_overlap(l.zoom, plate));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        INFO(window.w << "x" << window.h << ", part " << i);
        if (parts[i].h <= 0) continue;
        CHECK(parts[i].x >= 0);
        CHECK(parts[i].y >= 0);
        CHECK(parts[i].right() <= window.w);
        CHECK(parts[i].bottom() <= window.h);
        for (std::size_t j = 0; j < i; ++j) {
            INFO("and part " << j);
            CHECK((parts[j].h <= 0 || !rects_overlap(parts[i].inset(0.51F), parts[j])));
        }
    }
}

TEST_CASE("For left-handed players the zoom buttons of Palindromes are at the left", "[palindromes][layout]") {
    const Layout right = lay_out_table(390, 844);
    const Layout left = left_handed_layout(right, 390);
    CHECK(right.zoom.centre().x > 195);
    CHECK(left.zoom.centre().x < 195);
    CHECK(left.board == right.board);
}

TEST_CASE("The other player's hand of Palindromes is drawn, except on a phone in landscape", "[palindromes][layout]") {
    for (const Window window : {Window{360, 640}, Window{390, 844}, Window{820, 1180}, Window{1440, 900}}) {
        const Layout l = lay_out_table(window.w, window.h);
        INFO(window.w << "x" << window.h);
        CHECK(l.held.h >= 20);
        CHECK(l.held.bottom() == l.other.y);
    }
    CHECK(lay_out_table(844, 390).held.h == 0);
}

TEST_CASE("There is room for the number of cards left in the player's stock", "[palindromes][layout]") {
    constexpr float longest_label = 63; // width of the label "23 to draw"
    for (const Window window : {Window{320, 568}, Window{360, 640}, Window{390, 844}, Window{844, 390},
             Window{1440, 740}, Window{1440, 900}}) {
        const Layout l = lay_out_table(window.w, window.h);
        INFO(window.w << "x" << window.h);
        CHECK(l.stock_label.w >= longest_label);
        // Beside the hand there is room for the longer labels of other languages.
        if (window.w > 390) CHECK(l.stock_label.w >= 1.4F * longest_label);
        CHECK_FALSE(palazzo::ui::rects_overlap(l.stock_label, l.own));
        CHECK_FALSE(palazzo::ui::rects_overlap(l.stock_label, l.hand));
    }
}

TEST_CASE(
    "The zoom buttons of Palindromes are along the side where the board has room to spare", "[palindromes][layout]") {
    const Layout tall = lay_out_table(390, 844);
    CHECK(tall.zoom.w > tall.zoom.h);
    CHECK(tall.zoom.bottom() == tall.board.bottom());
    const Layout wide = lay_out_table(1000, 900);
    CHECK(wide.zoom.h > wide.zoom.w);
    const Layout low = lay_out_table(844, 390);
    CHECK(low.zoom.right() <= low.board.x);
    const Layout lowest = lay_out_table(568, 210);
    CHECK(lowest.zoom.w == 0); // there is no room for the buttons between the plates
}

TEST_CASE("On a window that is wider than high, the board of Palindromes has nearly the whole height",
    "[palindromes][layout]") {
    for (const Window window : {Window{1024, 768}, Window{1280, 720}, Window{1440, 900}, Window{2560, 1080}}) {
        const Layout l = lay_out_table(window.w, window.h);
        INFO(window.w << "x" << window.h);
        CHECK(l.board.h >= 0.87F * window.h);
        CHECK(l.board.w >= 0.44F * window.w);
        CHECK(l.hand_card >= 73);
    }
}

TEST_CASE("On a phone in landscape, the board of Palindromes has more than three quarters of the window's height",
    "[palindromes][layout]") {
    for (const Window window : {Window{568, 320}, Window{667, 375}, Window{844, 390}, Window{932, 430}}) {
        const Layout l = lay_out_table(window.w, window.h);
        INFO(window.w << "x" << window.h);
        CHECK(l.board.h >= 0.77F * window.h);
        CHECK(l.board.w >= 0.35F * window.w);
        CHECK(l.hand_card >= 54);
    }
}

TEST_CASE("For left-handed players the hand of Palindromes is at the left of a phone in landscape, and the plates are "
          "at the right",
    "[palindromes][layout]") {
    const Layout left = left_handed_layout(lay_out_table(844, 390), 844);
    CHECK(left.hand.right() <= left.board.x);
    CHECK(left.other.x >= left.board.right());
    CHECK(left.own.x >= left.board.right());
}
