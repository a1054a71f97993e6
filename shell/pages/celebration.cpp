#include "shell/pages/celebration.hpp"

#include "shell/cards/art.hpp"
#include "shell/ui/fonts.hpp"
#include "shell/ui/loggia.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace palazzo::pages {

using namespace ui;

namespace {

constexpr int pieces = 44;
constexpr float gravity = 720.0F; // acceleration of falling paper, in logical pixels per second squared

/// Returns a number from 0 to 1 that looks random and is the same in every frame. A piece gets a different number for
/// each `what`.
float chance(int piece, int what) {
    const float wild = std::sin(static_cast<float>(piece * 37 + what * 91 + 11)) * 43758.5F;
    return wild - std::floor(wild);
}

constexpr int embers = 30;

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
    for (std::size_t i = 0; i < quad.size(); ++i) quad[i] = to_im(at + rotated(corners[i], turn));
    const Colour colour = faded_colour(canvas.colour().seats[static_cast<std::size_t>(piece) % seat_limit], left);
    canvas.list->AddQuadFilled(quad[0], quad[1], quad[2], quad[3], colour);
}

/// Draws `count` pieces of paper, `t` seconds after they were thrown up from `from`. They have faded after `seconds`.
void draw_paper(const Canvas& canvas, Point from, int count, float t, float seconds) {
    const float left = std::clamp((seconds - t) / 0.4F, 0.0F, 1.0F);
    for (int i = 0; i < count; ++i) draw_piece(canvas, from, i, t, left);
}

/// Draws an ember `t` seconds after it left `from`. It rises, sways and goes out.
void draw_ember(const Canvas& canvas, Point from, int piece, float t) {
    const float left = 1 - t / big_moment_seconds;
    const float sway = std::sin(t * 7 + static_cast<float>(piece)) * 9;
    const float rise = (110 + 170 * chance(piece, 0)) * std::sqrt(t);
    const Point at{from.x + (chance(piece, 1) - 0.5F) * 130 + sway, from.y + 36 - rise};
    const Colour colour = mix(canvas.colour().accent, canvas.colour().danger, chance(piece, 2) * 0.7F);
    canvas.list->AddCircleFilled(to_im(at), (1.6F + 2.6F * chance(piece, 3)) * left, faded_colour(colour, left));
}

/// One card of a house of cards. Its position is measured in card widths from the middle of the house's foot.
struct Stone {
    Card card;
    Point at;
    float angle = 0.0F;
    float squeeze = 1.0F; ///< Horizontal scale; below 1 for a card that is seen from its edge.
};

/// Returns a house of cards: three arches of two leaning cards each, two cards across them, and an arch on top.
std::vector<Stone> house_of_cards() {
    using enum Rank;
    constexpr float lean = 0.30F;
    constexpr float storey = card_ratio * 0.97F; // height of a leaning card
    constexpr float apart = 0.36F;
    constexpr float step = 1.66F;
    std::vector<Stone> all;
    const auto arch = [&](float x, float foot, Card left, Card right) {
        all.push_back({left, {x - apart, foot - storey / 2}, lean});
        all.push_back({right, {x + apart, foot - storey / 2}, -lean});
    };
    arch(-step, 0, Card(ten, Suit::spades), Card(ten, Suit::hearts));
    arch(0, 0, Card(jack, Suit::clubs), Card(jack, Suit::diamonds));
    arch(step, 0, Card(queen, Suit::spades), Card(queen, Suit::hearts));
    for (const float side : {-1.0F, 1.0F})
        all.push_back({Card::unknown(), {side * step / 2, -storey - 0.03F}, std::numbers::pi_v<float> / 2, 0.07F});
    arch(0, -storey - 0.06F, Card(king, Suit::hearts), Card(ace, Suit::spades));
    return all;
}

/// Draws a house of cards `t` seconds after its building began. Within `seconds` it is built upwards from `foot`, one
/// card after the other; each card falls a little into its place. The cards are `width` pixels wide.
void draw_house(const Canvas& canvas, Point foot, float width, float t, float seconds) {
    const std::vector<Stone> stones = house_of_cards();
    const float beat = seconds / static_cast<float>(stones.size());
    for (std::size_t i = 0; i < stones.size(); ++i) {
        const float since = (t - beat * static_cast<float>(i)) / 0.22F;
        if (since <= 0) return;
        const float left = 1 - std::min(since, 1.0F);
        CardLook look;
        look.opacity = std::min(since * 2, 1.0F);
        look.squeeze = stones[i].squeeze;
        const Point at = foot + stones[i].at * width - Point{0, left * left * 46};
        draw_card(canvas, stones[i].card, {at, width, stones[i].angle}, look);
    }
}

} // namespace

void draw_celebration(const Theme& theme, const std::string& line, float seconds, bool confetti) {
    const Canvas canvas{ImGui::GetForegroundDrawList(), &theme};
    const Rect screen = screen_area();
    const Point middle{screen.w / 2, screen.h * 0.44F};
    if (confetti) {
        // The screen grows dark around the plate that names the winner.
        const Colour dusk = faded_colour(theme.colour.scrim, std::min(seconds / 0.3F, 1.0F) * 0.75F);
        canvas.list->AddRectFilled({0, 0}, to_im({screen.w, screen.h}), dusk);
        const float card = std::clamp(std::min(screen.w * 0.14F, screen.h * 0.085F), 30.0F, 92.0F);
        draw_house(canvas, {middle.x, middle.y - 44}, card, seconds, celebration_seconds * 0.6F);
        draw_paper(canvas, middle, pieces, seconds, celebration_seconds);
    }
    const TextStyle style{30, title_weight(theme.font, line), theme.colour.highlight_text, TextAlignment::centre};
    const float text = std::min(measure_text(theme, line, style).x + 2, screen.w - 100);
    const Rect plate = rect_around(middle, text + 84, 72);
    draw_shadow(canvas, plate, space::tile_radius, 24);
    draw_plate(canvas, plate, theme.colour.highlight_plate, space::tile_radius);
    draw_icon(canvas, Icon::trophy, {plate.x + 36, plate.centre().y}, 28, theme.colour.highlight_text);
    draw_line(canvas, {plate.x + 60, plate.y, text, plate.h}, line, style);
}

void draw_big_moment(const Theme& theme, std::optional<Point> from, float seconds) {
    const Canvas canvas{ImGui::GetForegroundDrawList(), &theme};
    const Rect screen = screen_area();
    const Point at = from.value_or(Point{screen.w / 2, screen.h * 0.44F});
    const float share = seconds / big_moment_seconds;
    const float radius = std::min(screen.w, screen.h) * (0.10F + 0.16F * std::sqrt(share));
    draw_inlaid_star(canvas, at, radius, faded_colour(theme.colour.accent, (1 - share) * 0.8F));
    for (int i = 0; i < embers; ++i) draw_ember(canvas, at, i, seconds);
}

} // namespace palazzo::pages
