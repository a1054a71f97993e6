#include "shell/ui/qr.hpp"

#include "tests/shell/headless.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

namespace palazzo::ui {
namespace {

using Rows = std::vector<std::string>;

/// The QR code of the link in the first test case. The decoder jsQR 1.4.0 read the link from it.
const Rows known{"#######...#....#.###..#######", "#.....#.###..#.####.#.#.....#", "#.###.#.#.....##.##...#.###.#",
    "#.###.#..#..#.##..##..#.###.#", "#.###.#.###.####..#...#.###.#", "#.....#.#.#.##.#...##.#.....#",
    "#######.#.#.#.#.#.#.#.#######", "........#.##..#####..........", "##.#..##...#####....#.###.##.",
    "....##..##.###..#.#.#.#..#..#", "##.#..##...###..####...#####.", "####.#...#####.##....#.##.##.",
    "....###.#.##.#.#.#.####..#.##", "...###.###.#....#.##.#.......", "###..##....#..#...#.##..#####",
    ".##.##.....#.#.###..##.#.#.#.", ".##.####..#.#.#..#.###.....#.", ".#.###.##...#...##...###.#..#",
    "#.#..##...###....#..###.#..##", "...###.##.#.#.##.###..###..##", "#.#...#.#....#.##.#.#####.#..",
    "........####.##.#...#...#.###", "#######.#....##.##..#.#.#..#.", "#.....#..#...#.#..#.#...###.#",
    "#.###.#..##.###.###.#####....", "#.###.#.#.###.#...#####.####.", "#.###.#...#.###....##...###.#",
    "#.....#.#...###.#####.#....#.", "#######.#..####..#..#.####.#."};

Rows rows_of(const QrCode& code) {
    Rows rows;
    for (int y = 0; y < code.size; ++y) {
        rows.emplace_back();
        for (int x = 0; x < code.size; ++x) rows.back() += code.is_dark(x, y) ? '#' : '.';
    }
    return rows;
}

struct Drawn {
    Rect at;
    std::vector<Rect> light, dark;
};

/// Draws a code at `place` on a screen with `pixels` physical pixels per logical one, and returns the drawn rectangles.
Drawn drawn(const QrCode& code, const Rect& place, float pixels) {
    shell_test::HeadlessWindow screen;
    ImGui::GetIO().DisplayFramebufferScale = {pixels, pixels};
    Drawn all;
    screen.draw_frame([&] {
        ImDrawList* list = ImGui::GetBackgroundDrawList();
        const int before = list->VtxBuffer.Size;
        all.at = draw_qr({list, &screen.theme()}, code, place);
        for (int i = before; i < list->VtxBuffer.Size; i += 4) {
            const ImDrawVert& corner = list->VtxBuffer[i];
            const ImDrawVert& other = list->VtxBuffer[i + 2];
            const Rect r{corner.pos.x, corner.pos.y, other.pos.x - corner.pos.x, other.pos.y - corner.pos.y};
            (corner.col == rgb(0) ? all.dark : all.light).push_back(r);
        }
    });
    return all;
}

bool on_pixel(float x, float pixels) { return std::abs(x * pixels - std::round(x * pixels)) < 0.001F; }

} // namespace

TEST_CASE("A link's QR code is the one that was verified with a reader", "[qr]") {
    const auto code = make_qr("https://example.org/palazzo/?game=x&seed=17");
    REQUIRE(code);
    CHECK(rows_of(*code) == known);
}

TEST_CASE("A text of any bytes up to 1,273 has a QR code, and a longer one has none", "[qr]") {
    CHECK(make_qr("")->size == 21);
    CHECK(make_qr(std::string("a\0\xC3\xA9", 4))->size == 21);
    const auto largest = make_qr(std::string(longest_qr_text, 'x'));
    REQUIRE(largest);
    CHECK(largest->size == 117);
    CHECK_FALSE(make_qr(std::string(longest_qr_text + 1, 'x')));
}

TEST_CASE("A QR code is drawn without seams, on white, with a margin of four modules", "[qr]") {
    const auto code = make_qr("https://example.org/palazzo/?game=x&seed=17");
    for (const float pixels : {1.0F, 1.25F, 2.0F, 3.0F}) {
        const Rect place{10.3F, 20.7F, 300, 260};
        const auto all = drawn(*code, place, pixels);
        const float step = all.at.w / static_cast<float>(code->size + 2 * quiet_zone);
        CHECK(on_pixel(step, pixels));
        REQUIRE(all.light.size() == 1);
        CHECK(std::abs(all.light[0].w - all.at.w) < 0.01F);
        CHECK((all.at.w <= 260 && all.at.w > 200 && all.at.w == all.at.h));
        CHECK((all.at.x >= place.x - 1 && all.at.right() <= place.right()));
        Rows rows(known.size(), std::string(known.size(), '.'));
        for (const Rect& r : all.dark) {
            CHECK((on_pixel(r.x, pixels) && on_pixel(r.y, pixels) && on_pixel(r.w, pixels)));
            const auto module_of = [&](float at, float start) { return std::lround((at - start) / step) - quiet_zone; };
            const auto y = static_cast<std::size_t>(module_of(r.y, all.at.y));
            for (auto x = module_of(r.x, all.at.x); x < module_of(r.right(), all.at.x); ++x)
                rows.at(y).at(static_cast<std::size_t>(x)) = '#';
        }
        CHECK(rows == known);
    }
}

TEST_CASE("A code with many modules is drawn wider than the others, so that each module is at least four units wide",
    "[ui][qr]") {
    const auto width_for = [](std::size_t length) { return comfortable_width(*make_qr(std::string(length, 'a'))); };
    CHECK(width_for(20) == width_for(100));
    const QrCode largest = *make_qr(std::string(longest_qr_text, 'a'));
    CHECK(comfortable_width(largest) > width_for(100));
    CHECK(comfortable_width(largest) >= 4 * static_cast<float>(largest.size + 2 * quiet_zone));
}

} // namespace palazzo::ui
