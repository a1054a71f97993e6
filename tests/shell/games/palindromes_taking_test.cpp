// A taken palindrome is shown whole in its place, and then flies to the player who took it.
#include "shell/games/palindromes/scene.hpp"
#include "shell/games/palindromes/table.hpp"
#include "tests/shell/games/palindromes_match.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <vector>

using namespace palazzo;
using namespace palazzo::games;
using namespace palazzo::palindromes::screen;
using palindromes::Cell;
using palindromes::cell;
using palindromes::View;
using palindromes::test::new_match;
using palindromes::test::PalindromesMatch;
using ui::Point;

namespace {

/// A move with which a palindrome was taken at once: the views before and after the move, and its events.
struct Capture {
    View before;
    View after;
    std::vector<palindromes::Event> events;
};

/// Returns a move with which a palindrome was taken, and after which the window shows another part of the board or
/// another zoom.
Capture some_capture() {
    for (std::uint64_t seed = 1;; ++seed) {
        PalindromesMatch m = new_match(seed);
        Rng dice(seed);
        while (!m.is_over()) {
            const View before = m.view(0);
            const Seat seat = m.seats_to_act().front();
            REQUIRE_FALSE(m.play(seat, m.rules().random_move(m.view(seat), dice)));
            const auto lines = taken_lines(before.table.board, m.last_turn().events);
            const Layout layout = lay_out_table(390, 844);
            const auto waited = [](const palindromes::Event& e) {
                const auto* taken = std::get_if<palindromes::PalindromeTaken>(&e);
                return taken != nullptr && taken->was_pending;
            };
            const auto& events = m.last_turn().events;
            if (lines.size() == 1 && !m.view(0).table.board.empty()
                && std::none_of(events.begin(), events.end(), waited)
                && !(board_camera(before, layout) == board_camera(m.view(0), layout)))
                return {before, m.view(0), m.last_turn().events};
        }
    }
}

} // namespace

TEST_CASE("One line tells that a palindrome was taken, and names the card that completed it", "[palindromes][screen]") {
    const Capture c = some_capture();
    const auto lines = taken_lines(c.before.table.board, c.events);
    REQUIRE(lines.size() == 1);
    REQUIRE(lines[0].cards.size() >= 3);
    const Cell first = lines[0].cards[0].at;
    const Cell second = lines[0].cards[1].at;
    for (std::size_t i = 0; i < lines[0].cards.size(); ++i) {
        const auto n = static_cast<int>(i);
        CHECK(lines[0].cards[i].at == cell(first.x + n * (second.x - first.x), first.y + n * (second.y - first.y)));
    }
    const auto placed = std::find_if(c.events.begin(), c.events.end(),
        [](const palindromes::Event& e) { return std::holds_alternative<palindromes::CardPlaced>(e); });
    REQUIRE(placed != c.events.end());
    CHECK(std::any_of(lines[0].cards.begin(), lines[0].cards.end(),
        [&](const palindromes::PlacedCard& p) { return p.card == std::get<palindromes::CardPlaced>(*placed).card; }));
}

TEST_CASE("A taken palindrome is first shown whole in its place on the board, and then flies to the player who took it",
    "[palindromes][screen]") {
    const Capture c = some_capture();
    const Layout layout = lay_out_table(390, 844);
    const auto lines = taken_lines(c.before.table.board, c.events);
    SceneInput scene_input;
    scene_input.camera = board_camera(c.before, layout);
    ui::Motion motion;
    motion.show(scene_of(c.before, layout, scene_input), 0, 1);
    motion.show(scene_of(c.before, layout, scene_input), 5, 1);

    scene_input.camera = taken_lines_camera(scene_input.camera, lines, c.after, layout);
    scene_input.latest = c.events;
    scene_input.taken = lines;
    ui::Scene whole = scene_of(c.after, layout, scene_input);
    whole.step = 1;
    motion.show(whole, 5, 1);
    const auto seen = [&](Card card, double now) {
        std::optional<ui::Pose> pose;
        for (const ui::Sprite& s : motion.sprites(now))
            if (s.card == card) pose = s.pose;
        return pose;
    };
    for (const palindromes::PlacedCard& p : lines[0].cards) {
        REQUIRE(seen(p.card, 6));
        CHECK(*seen(p.card, 6) == ui::pose_on_square(scene_input.camera, layout.board, square_of(p.at)));
    }

    scene_input.taken = {};
    ui::Scene gone = scene_of(c.after, layout, scene_input);
    gone.step = 2;
    motion.show(gone, 7, 1);
    const ui::Rect& plate = lines[0].taker == 0 ? layout.own : layout.other;
    const Point home{plate.x + plate.h / 2, plate.centre().y};
    for (const palindromes::PlacedCard& p : lines[0].cards) {
        REQUIRE(seen(p.card, 7.0));
        const Point lay = ui::pose_on_square(scene_input.camera, layout.board, square_of(p.at)).centre;
        CHECK(ui::length(seen(p.card, 7.0)->centre - lay) < 1);
        if (const auto on_its_way = seen(p.card, 7.3))
            CHECK(ui::length(on_its_way->centre - home) < ui::length(lay - home));
        CHECK_FALSE(seen(p.card, 9));
    }
}

TEST_CASE("If a taken palindrome is partly outside the visible board, the board moves or zooms to show all of it",
    "[palindromes][screen]") {
    const Capture c = some_capture();
    const Layout layout = lay_out_table(390, 844);
    const auto lines = taken_lines(c.before.table.board, c.events);
    const ui::Camera elsewhere = ui::panned_camera(board_camera(c.before, layout), {400, 0});
    const ui::Camera shown = taken_lines_camera(elsewhere, lines, c.after, layout);
    for (const ui::Square s : line_squares(lines))
        CHECK(layout.board.contains(ui::pose_on_square(shown, layout.board, s).centre));
}

TEST_CASE("The table requests frames until a taken palindrome has been shown long enough to be read",
    "[palindromes][screen]") {
    const Capture c = some_capture();
    shell_test::HeadlessWindow nothing;
    palindromes::screen::Table screen;
    ScreenContext<palindromes::Rules> context;
    context.voice = shell_test::english_voice({{"You", "Rosa"}, 0});
    context.position_number = 1;
    context.skip_animation = false;
    context.pace = 1;
    const auto frames = [&](const View& v, int n) {
        for (int i = 0; i < n; ++i) nothing.draw_frame([&] { screen.draw(nothing.theme(), v, context); });
    };
    frames(c.before, 60);
    REQUIRE_FALSE(screen.is_moving());
    context.position_number = 2;
    context.latest = c.events;
    frames(c.after, 8);
    CHECK(screen.is_moving());
    frames(c.after, 60);
    CHECK_FALSE(screen.is_moving());
}

TEST_CASE("A placed card is reported once it lies on the board, and a palindrome is counted once it has been taken",
    "[palindromes][screen]") {
    const Capture c = some_capture();
    shell_test::HeadlessWindow nothing;
    palindromes::screen::Table screen;
    ScreenContext<palindromes::Rules> context;
    context.voice = shell_test::english_voice({{"You", "Rosa"}, 0});
    context.position_number = 1;
    context.skip_animation = false;
    context.pace = 1;
    const auto frames = [&](const View& v, int n) {
        for (int i = 0; i < n; ++i) nothing.draw_frame([&] { screen.draw(nothing.theme(), v, context); });
    };
    const auto taken = [](const View& v) {
        return v.table.seat(0).taken.set_count() + v.table.seat(1).taken.set_count();
    };
    frames(c.before, 60);
    context.position_number = 2;
    context.latest = c.events;
    frames(c.after, 1);
    CHECK(screen.table_texts().latest.empty());
    CHECK(taken(screen.table_texts().counted_view) == taken(c.before));
    while (!screen.table_texts().describes_position(2)) frames(c.after, 1);
    CHECK(screen.table_texts().latest == c.events);
    CHECK(screen.is_moving());
    CHECK(taken(screen.table_texts().counted_view) == taken(c.before));
    while (screen.is_moving()) frames(c.after, 1);
    frames(c.after, 1);
    CHECK(taken(screen.table_texts().counted_view) == taken(c.after));
}
