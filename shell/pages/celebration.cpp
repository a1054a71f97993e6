#include "shell/pages/celebration.hpp"

#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace palazzo::pages {

using namespace ui;

namespace {

constexpr int pieces = 44;
constexpr float gravity = 720.0F; // logical pixels per second squared

/// Returns a number from 0 to 1 that looks random and is the same in every frame. `what` distinguishes the numbers of a
/// piece.
float chance(int piece, int what) {
    const float wild = std::sin(static_cast<float>(piece * 37 + what * 91 + 11)) * 43758.5F;
    return wild - std::floor(wild);
}

constexpr int flourish_pieces = 26;

/// Draws a piece of paper `t` seconds after it was thrown up from `from`. It turns as it falls, and fades as `left`
/// goes from 1 to 0.
void draw_piece(const Canvas& canvas, Point from, int piece, float t, float left) {
    const float speed = 260 + 340 * chance(piece, 0);
    const float angle = -1.57F + (chance(piece, 1) - 0.5F) * 2.4F;
    const Point at{from.x + std::cos(angle) * speed * t, from.y + std::sin(angle) * speed * t + gravity * t * t / 2};
    const float turn = (chance(piece, 2) - 0.5F) * 14 * t;
    const float size = 5 + 5 * chance(piece, 3);
    const std::array corners{
        Point{-size, -size / 2}, Point{size, -size / 2}, Point{size, size / 2}, Point{-size, size / 2}};
    std::array<ImVec2, 4> quad;
    for (std::size_t i = 0; i < quad.size(); ++i) quad[i] = im(at + turned(corners[i], turn));
    const Colour colour = faded(canvas.colour().seats[static_cast<std::size_t>(piece) % seat_limit], left);
    canvas.list->AddQuadFilled(quad[0], quad[1], quad[2], quad[3], colour);
}

/// Draws `count` pieces of paper that fly from a point; they have faded after `seconds`.
void draw_paper(const Canvas& canvas, Point from, int count, float t, float seconds) {
    const float left = std::clamp((seconds - t) / 0.4F, 0.0F, 1.0F);
    for (int i = 0; i < count; ++i) draw_piece(canvas, from, i, t, left);
}

} // namespace

void draw_celebration(const Theme& theme, const std::string& line, float seconds, bool confetti) {
    const Canvas canvas{ImGui::GetForegroundDrawList(), &theme};
    const Rect screen = screen_area();
    const Point middle{screen.w / 2, screen.h * 0.44F};
    if (confetti) draw_paper(canvas, middle, pieces, seconds, celebration_seconds);
    const TextStyle style{30, Weight::semibold, theme.colour.turn_text, Align::centre};
    const float text = std::min(measure_text(theme, line, style).x + 2, screen.w - 100);
    const Rect plate = around(middle, text + 84, 72);
    draw_shadow(canvas, plate, space::tile, 24);
    draw_plate(canvas, plate, theme.colour.turn, space::tile);
    draw_icon(canvas, Icon::trophy, {plate.x + 36, plate.centre().y}, 28, theme.colour.turn_text);
    draw_line(canvas, {plate.x + 60, plate.y, text, plate.h}, line, style);
}

void draw_flourish(const Theme& theme, std::optional<Point> from, float seconds) {
    const Canvas canvas{ImGui::GetForegroundDrawList(), &theme};
    const Rect screen = screen_area();
    const Point middle{screen.w / 2, screen.h * 0.44F};
    draw_paper(canvas, from.value_or(middle), flourish_pieces, seconds, flourish_seconds);
}

} // namespace palazzo::pages
