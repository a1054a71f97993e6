#include "shell/games/palace/layout.hpp"

#include "shell/cards/held.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace palazzo::ui;
using namespace palazzo::palace::screen;

namespace {

struct Window {
    float w;
    float h;
};

struct Named {
    std::string name;
    Rect area;
};

Rect card_area(const Pose& p) { return rect_around(p.centre, p.width, p.height()); }

/// Returns all parts of the table that must not overlap, each with its name.
std::vector<Named> parts_of(const TableLayout& t, const SpaceNeeds& needs) {
    std::vector<Named> parts{{"menu", {t.header.x, t.header.y, 48, 48}},
        {"rules", {t.header.right() - 48, t.header.y, 48, 48}}, {"pile", card_area(t.pile)},
        {"pile label", t.pile_label}, {"message", t.message}, {"hand", t.hand}, {"main", t.main_button},
        {"side", t.side_buttons}};
    if (needs.draw) {
        parts.push_back({"draw", card_area(t.draw)});
        parts.push_back({"draw label", t.draw_label});
    }
    if (needs.burned) parts.push_back({"burned label", t.burned_label});
    if (!needs.palace_in_play) parts.push_back({"palace", t.palace});
    if (t.own_plate.w > 0) parts.push_back({"own plate", t.own_plate});
    for (std::size_t i = 0; i < t.others.size(); ++i) {
        if (t.others[i].held.h > 0) parts.push_back({"hand " + std::to_string(i), t.others[i].held});
        parts.push_back({"plate " + std::to_string(i), t.others[i].plate});
        parts.push_back({"palace " + std::to_string(i), t.others[i].palace});
    }
    return parts;
}

std::string text(const Named& n) {
    const auto number = [](float f) { return std::to_string(static_cast<int>(f)); };
    return n.name + " at " + number(n.area.x) + "," + number(n.area.y) + " " + number(n.area.w) + "x"
        + number(n.area.h);
}

/// Returns a line for each part that overlaps another part or is partly outside the window; empty if all parts are
/// placed well.
std::string faults(const std::vector<Named>& parts, const Rect& window) {
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Rect& a = parts[i].area;
        if (a.x < window.x || a.y < window.y || a.right() > window.right() || a.bottom() > window.bottom())
            all += text(parts[i]) + " is outside; ";
        for (std::size_t j = i + 1; j < parts.size(); ++j)
            if (rects_overlap(a.inset(0.51F), parts[j].area))
                all += text(parts[i]) + " lies on " + text(parts[j]) + "; ";
    }
    return all;
}

} // namespace

TEST_CASE("Nothing on a table of Palace overlaps, in any window, for any number of players") {
    const auto [w, h] = GENERATE(Window{320, 692}, Window{320, 568}, Window{360, 640}, Window{390, 844},
        Window{430, 932}, Window{820, 1180}, Window{1024, 1366}, Window{568, 320}, Window{667, 375}, Window{844, 390},
        Window{1024, 768}, Window{1280, 720}, Window{1440, 900}, Window{1920, 1080}, Window{1920, 1200},
        Window{2560, 1080});
    const int others = GENERATE(range(1, 12));
    for (const int slots : {3, 4, 6})
        for (const HandShape hand : {HandShape{1, 1, 1}, HandShape{5, 5, 1}, HandShape{30, 13, 4}})
            for (const bool in_play : {false, true}) {
                const SpaceNeeds needs{others, slots, in_play ? HandShape{} : hand, in_play, true, true};
                INFO(w << 'x' << h << ", " << others << " others, " << slots << " slots, " << hand.cards << " cards");
                const TableLayout table = lay_out_table(w, h, needs);
                REQUIRE(table.others.size() == static_cast<std::size_t>(others));
                CHECK(faults(parts_of(table, needs), {0, 0, w, h}) == "");
                CHECK(faults(parts_of(left_handed_layout(table, w), needs), {0, 0, w, h}) == "");
            }
}

TEST_CASE("The other players' hands of Palace are drawn if there is room") {
    const auto [w, h] =
        GENERATE(Window{390, 844}, Window{820, 1180}, Window{844, 390}, Window{1440, 900}, Window{2560, 1080});
    for (int others = 1; others <= 7; ++others) {
        INFO(w << 'x' << h << ", " << others << " others");
        SpaceNeeds needs;
        needs.others = others;
        for (const SeatArea& place : lay_out_table(w, h, needs).others) {
            CHECK(place.held.h >= 16);
            CHECK(place.held.bottom() == place.plate.y);
        }
    }
}

TEST_CASE("No card of another player's hand is visible below that player's plate") {
    for (const Window window :
        {Window{390, 844}, Window{820, 1180}, Window{844, 390}, Window{1440, 900}, Window{2560, 1080}})
        for (const SeatArea& place : lay_out_table(window.w, window.h, {}).others)
            for (const Pose& p : lay_out_held_hand(most_cards_in_fan, place.held)) {
                INFO(window.w << 'x' << window.h);
                CHECK(bounds(p).bottom() <= place.plate.bottom());
            }
}

TEST_CASE("For left-handed players the main button is at the left, and the header is unchanged") {
    for (const Window window : {Window{390, 844}, Window{844, 390}, Window{820, 1180}, Window{1440, 900}}) {
        const TableLayout right = lay_out_table(window.w, window.h, {});
        const TableLayout left = left_handed_layout(right, window.w);
        CHECK(right.main_button.centre().x > window.w / 2);
        CHECK(left.main_button.centre().x < window.w / 2);
        CHECK(left.main_button.w == right.main_button.w);
        CHECK(left.header == right.header);
        CHECK(left.message == right.message);
    }
}

TEST_CASE("In the widest windows the palace and the main button are as near to the hand as in a wide one") {
    SpaceNeeds needs;
    needs.others = 3;
    const TableLayout wide = lay_out_table(1620, 900, needs);
    const TableLayout widest = lay_out_table(2400, 900, needs);
    CHECK(widest.hand.x - widest.palace.right() == wide.hand.x - wide.palace.right());
    CHECK(widest.main_button.x - widest.hand.right() == wide.main_button.x - wide.hand.right());
    CHECK(widest.pile.centre.x - wide.pile.centre.x == 390);
    CHECK(widest.header.right() == 2400 - widest.header.x);
}

TEST_CASE("Buttons are large enough to touch in any window") {
    const auto [w, h] = GENERATE(Window{320, 568}, Window{568, 320}, Window{390, 844}, Window{1440, 900});
    const TableLayout t = lay_out_table(w, h, {});
    CHECK(t.main_button.h >= 44);
    CHECK(t.main_button.w >= 44);
    CHECK(t.side_buttons.h >= 44);
    CHECK(t.side_buttons.w >= 100);
}

TEST_CASE("Slots are side by side, and the face-up card is below and right of the face-down one") {
    const auto slots = lay_out_slots(3, {0, 0, 400, 0}, 60);
    REQUIRE(slots.size() == 3);
    CHECK(slots[0].up.centre.x > slots[0].down.centre.x);
    CHECK(slots[0].up.centre.y > slots[0].down.centre.y);
    CHECK(slots[0].up.centre.x + 30 < slots[1].down.centre.x - 29);
    CHECK(slots[2].up.centre.x + 30 <= 400);
}

TEST_CASE("Slots overlap if there is too little room, and stay inside their area") {
    const auto slots = lay_out_slots(6, {10, 0, 120, 0}, 40);
    CHECK(slots.front().down.centre.x - 20 >= 9.5F);
    CHECK(slots.back().up.centre.x + 20 <= 131.0F);
}

TEST_CASE("A card in the pile stays where it fell, whatever falls on it later") {
    const Pose pile{{100, 100}, 80, 0};
    CHECK(pile_pose(3, 5, 1, pile) == pile_pose(3, 9, 1, pile));
    CHECK(pile_pose(3, 5, 1, pile) != pile_pose(2, 5, 1, pile));
}

TEST_CASE("Cards played together are fanned on the pile") {
    const Pose pile{{100, 100}, 80, 0};
    const Pose left = pile_pose(4, 6, 2, pile);
    const Pose right = pile_pose(5, 6, 2, pile);
    CHECK(right.centre.x - left.centre.x > 0.25F * 80);
}

TEST_CASE("A press hits the topmost card under the pointer") {
    const std::vector<Pose> poses{{{50, 50}, 40, 0}, {{60, 50}, 40, 0.5F}};
    CHECK(topmost_card_at(poses, {58, 50}) == 1);
    CHECK(topmost_card_at(poses, {32, 50}) == 0);
    CHECK(topmost_card_at(poses, {150, 50}) == -1);
}

TEST_CASE("A rotated card can be pressed where it is drawn, not everywhere in its bounding box") {
    const Pose p{{0, 0}, 100, 0.785398F};
    CHECK(covers(p, {0, 60}));
    CHECK_FALSE(covers(p, {70, 70}));
    CHECK(bounds(p).contains({70, 70}));
}

TEST_CASE("At the sides of a wide table the plate and the hand are centred on the palace") {
    SpaceNeeds needs;
    needs.others = 5;
    const TableLayout t = lay_out_table(1440, 900, needs);
    for (const SeatArea& seat : t.others) {
        CHECK(seat.centred);
        CHECK(std::abs(seat.held.centre().x - seat.palace.centre().x) <= 1);
        CHECK(std::abs(seat.plate.centre().x - seat.palace.centre().x) <= 1);
    }
}
