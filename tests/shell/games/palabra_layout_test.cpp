// The layout of a Palabra table, for every number of seats and shape of window.
#include "shell/games/header.hpp"
#include "shell/games/palabra/gains.hpp"
#include "shell/games/palabra/panels.hpp"
#include "shell/games/palabra/scene.hpp"
#include "tests/english.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace palazzo;
using namespace palazzo::palabra::screen;
using palabra::test::Round;
using palabra::test::Scene;
using ui::Rect;

namespace {

struct Window {
    float w;
    float h;
};

std::vector<Rect> places_of(const Layout& l) {
    std::vector<Rect> all{l.message, l.own.plate, l.own.word, l.tray, l.rack, l.tools, l.main_button, l.side_button};
    for (const SeatArea& s : l.others) {
        all.push_back(s.plate);
        if (s.held.h > 0) all.push_back(s.held);
        all.push_back(s.word);
        if (!(s.worth == s.plate)) all.push_back(s.worth);
    }
    return all;
}

std::string text_of(const Rect& r) {
    return std::to_string(r.x) + " " + std::to_string(r.y) + " " + std::to_string(r.w) + " " + std::to_string(r.h);
}

} // namespace

TEST_CASE("Nothing on a table of Palabra overlaps, and everything is within the window", "[palabra][layout]") {
    const Window window = GENERATE(Window{320, 692}, Window{390, 844}, Window{360, 740}, Window{412, 915},
        Window{844, 390}, Window{820, 1180}, Window{1440, 900}, Window{1100, 800}, Window{1920, 1080});
    const bool left = GENERATE(false, true);
    for (int others = 1; others <= 11; ++others) {
        Layout layout = lay_out_table(window.w, window.h, others);
        if (left) layout = left_handed_layout(layout);
        const auto places = places_of(layout);
        for (std::size_t i = 0; i < places.size(); ++i) {
            INFO(window.w << "x" << window.h << ", " << others << " others: " << text_of(places[i]));
            CHECK(places[i].x >= 0);
            CHECK(places[i].y >= 0);
            CHECK(places[i].right() <= window.w);
            CHECK(places[i].bottom() <= window.h);
            for (std::size_t j = 0; j < i; ++j) {
                INFO(text_of(places[j]));
                CHECK_FALSE(ui::rects_overlap(places[i], places[j]));
            }
        }
    }
}

TEST_CASE(
    "A single opponent's plate and a word of five letters are in the middle of a wide window", "[palabra][layout]") {
    const Window window = GENERATE(Window{1440, 900}, Window{1920, 1080}, Window{2560, 1080});
    const SeatArea opponent = lay_out_table(window.w, window.h, 1).others.front();
    const auto five = lay_out_row(5, opponent.word, opponent.card);
    const float left = std::min(opponent.plate.x, bounds(five.front()).x);
    const float right = std::max(opponent.plate.right(), bounds(five.back()).right());
    INFO(window.w << "x" << window.h << ", from " << left << " to " << right);
    CHECK(std::abs((left + right) / 2 - window.w / 2) <= opponent.card / 4);
    const auto seven = lay_out_row(7, opponent.word, opponent.card);
    CHECK(seven.front().width == five.front().width);
}

TEST_CASE("On a low screen the word that is being composed can be read, and nothing overlaps", "[palabra][layout]") {
    const Window window = GENERATE(Window{667, 287}, Window{740, 304}, Window{800, 280}, Window{568, 232},
        Window{844, 340}, Window{812, 325}, Window{844, 334});
    constexpr float least_card = 44; // smallest height at which a card can be read
    const bool left = GENERATE(false, true);
    for (int others = 1; others <= 3; ++others) {
        Layout l = lay_out_table(window.w, window.h, others);
        if (left) l = left_handed_layout(l);
        INFO(window.w << "x" << window.h << ", " << others << " others");
        const auto seven = lay_out_row(7, l.tray_cards, l.tray_card);
        CHECK(seven.front().height() >= least_card);
        CHECK(seven.front().height() <= l.tray_cards.h);
        CHECK(l.rack_card * ui::card_ratio >= least_card);
        CHECK_FALSE(ui::rects_overlap(l.tray_head, l.tray_cards));
        CHECK_FALSE(ui::rects_overlap(l.tray_cards, l.tray_score));
        CHECK(l.tray_score.bottom() <= l.tray.bottom());
        for (const Rect& r : {l.main_button, l.side_button, l.tools}) CHECK(r.h >= 44);
        auto places = places_of(l);
        places.push_back(l.header);
        for (std::size_t i = 0; i < places.size(); ++i) {
            INFO(text_of(places[i]));
            CHECK(places[i].y >= 0);
            CHECK(places[i].bottom() <= window.h);
            for (std::size_t j = 0; j < i; ++j) {
                INFO(text_of(places[j]));
                CHECK_FALSE(ui::rects_overlap(places[i], places[j]));
            }
        }
    }
}

TEST_CASE("The draw pile and the discard pile are so far apart that their labels don't touch", "[palabra][layout]") {
    for (const Window window : {Window{390, 844}, Window{820, 1180}, Window{1440, 900}})
        for (int others = 1; others <= 3; ++others) {
            const Layout l = lay_out_table(window.w, window.h, others);
            INFO(window.w << "x" << window.h << ", " << others << " others");
            constexpr float longest_label = 104;
            if (l.piles) CHECK(l.discard_label.centre().x - l.draw_label.centre().x >= longest_label);
        }
}

TEST_CASE("The header's buttons fit in a window of 400 by 320 units", "[palabra][layout]") {
    const Layout l = lay_out_table(400, 320, 1);
    CHECK(l.header.w >= games::left_buttons_width(400) + games::right_buttons_width);
    CHECK_FALSE(ui::rects_overlap(l.header, l.tray));
}

TEST_CASE("The player's own word is as large as the other players' words if the window has room", "[palabra][layout]") {
    const Layout l = lay_out_table(1920, 1080, 1);
    CHECK(l.own.card >= 80);
    CHECK(lay_out_table(1440, 900, 1).own.card >= 60);
    CHECK(lay_out_table(820, 1180, 1).own.card >= 60);
}

TEST_CASE("Points that fly to a player's plate don't cover the name and the score on it, the header or the message",
    "[palabra][layout]") {
    for (const Window window : {Window{390, 844}, Window{844, 390}, Window{1440, 900}, Window{568, 232}}) {
        const Layout l = lay_out_table(window.w, window.h, 1);
        for (const Rect& plate : {l.others[0].plate, l.own.plate}) {
            const Rect points = flying_points_area(plate, 52);
            INFO(window.w << "x" << window.h << ": " << text_of(points));
            CHECK_FALSE(ui::rects_overlap(points, l.header));
            CHECK_FALSE(ui::rects_overlap(points, l.message));
            CHECK_FALSE(ui::rects_overlap(points, l.tray));
            CHECK(points.x >= 0);
            CHECK(points.right() <= plate.x + plate.h + 26);
        }
    }
}

TEST_CASE("For left-handed players the main button of Palabra is at the left", "[palabra][layout]") {
    for (const Window window : {Window{390, 844}, Window{844, 390}, Window{1440, 900}}) {
        const Layout right = lay_out_table(window.w, window.h, 3);
        const Layout left = left_handed_layout(right);
        CHECK(right.main_button.x > right.side_button.x);
        CHECK(left.main_button.x == right.side_button.x);
        CHECK(left.side_button.right() == right.main_button.right());
    }
}

TEST_CASE("The other players' hands of Palabra are drawn if the window has room", "[palabra][layout]") {
    for (const Window window : {Window{390, 844}, Window{820, 1180}, Window{1440, 900}, Window{2560, 1080}})
        for (const int others : {1, 3}) {
            INFO(window.w << "x" << window.h << ", " << others << " others");
            for (const SeatArea& seat : lay_out_table(window.w, window.h, others).others) {
                CHECK(seat.held.h >= 17);
                CHECK(seat.held.bottom() == seat.plate.y);
            }
        }
}

TEST_CASE("On a phone with twelve players, words can be read, and names and scores are complete", "[palabra][layout]") {
    shell_test::HeadlessWindow nothing;
    Scene scene{"{}", {}, {}, "Eb Eg Er Ey"};
    for (int i = 0; i < 12; ++i) scene.hands.push_back("Ab Cg");
    for (int i = 0; i < 12; ++i) scene.words.push_back(i == 0 ? "" : "Kgy2 Nb Ob Wrb Nb");
    Round round(scene);
    for (palabra::PublicSeatState& open : round.state.table.seats) open.score = 188;
    const palabra::View v = round.view(0);
    const SeatNames names{
        "You", "Rosa", "Otto", "Mina", "Hugo", "Ines", "Karl", "Lena", "Paul", "Vera", "Emil", "Nora"};
    const i18n::Voice voice = shell_test::english_voice({names, 0});
    const Layout layout = lay_out_table(390, 844, 11);
    for (Seat s = 1; s < 12; ++s) {
        const std::string& name = names[static_cast<std::size_t>(s)];
        const PlateTexts texts = plate_texts(nothing.theme(), v, v, s, voice, layout);
        INFO(name);
        CHECK(layout.others[static_cast<std::size_t>(s - 1)].card >= 20);
        CHECK(texts.detail == "188");
        CHECK_FALSE(texts.worth.empty());
        const ui::SeatPlate plate{name, texts.detail};
        CHECK(texts.plate.w >= ui::seat_line_width(nothing.theme(), plate, texts.plate.h));
        CHECK_FALSE(ui::rects_overlap(texts.plate, texts.chip));
        CHECK(texts.chip.right() <= layout.others[static_cast<std::size_t>(s - 1)].plate.right());
    }
}

TEST_CASE("Controls on a table of Palabra are at least 44 pixels high", "[palabra][layout]") {
    for (const Window window : {Window{320, 568}, Window{390, 844}, Window{844, 390}, Window{1440, 900}}) {
        const Layout l = lay_out_table(window.w, window.h, 3);
        for (const Rect& r : {l.main_button, l.side_button, l.tools, l.timer}) CHECK(r.h >= 44);
        CHECK(l.rack_card * ui::card_ratio >= 44);
    }
}

TEST_CASE("A row of cards stays within its area, however many cards it has", "[palabra][layout]") {
    const Rect room{10, 20, 112, 30};
    for (int cards = 1; cards <= 20; ++cards) {
        const auto poses = lay_out_row(cards, room, 21);
        REQUIRE(poses.size() == static_cast<std::size_t>(cards));
        CHECK(poses.front().centre.x - poses.front().width / 2 >= room.x);
        CHECK(poses.back().centre.x + poses.back().width / 2 <= room.right());
    }
}
