#include "shell/screens/home.hpp"

#include "shell/table/art.hpp"
#include "shell/table/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::screens {
namespace {

using namespace table;

constexpr float widest = 760.0F;
constexpr float least_hero = 176.0F;

int columns_of(float width, std::size_t offers) { return width < 560 ? 1 : static_cast<int>(offers); }

float offer_height(int columns) { return columns == 1 ? 84.0F : 124.0F; }

/// How the column fills a window that is higher than it: part goes into the picture, part above it.
struct Spare {
    float hero = 0.0F;
    float top = 0.0F;
};

Spare spare_of(const HomeModel& model, float width, float height) {
    const int columns = columns_of(width, model.offers.size());
    const auto rows =
        (static_cast<float>(model.offers.size()) + static_cast<float>(columns) - 1) / static_cast<float>(columns);
    float content = 68 + least_hero + 16 + std::floor(rows) * (offer_height(columns) + 12) + 60;
    if (!model.resume_title.empty()) content += 120;
    if (!model.notice.empty()) content += 80;
    const float left = std::max(0.0F, height - content - 32);
    const float hero = std::min(130.0F, left * 0.45F);
    return {hero, 16 + (left - hero) * 0.42F};
}

/// A fan of cards standing in the lower right corner of a tile, cut off at its edge.
void draw_fan(const Canvas& canvas, const Rect& area, std::initializer_list<Card> cards, float width) {
    canvas.list->PushClipRect(im({area.x, area.y}), im({area.right(), area.bottom()}), true);
    const auto n = static_cast<float>(cards.size());
    float i = 0;
    for (const Card c : cards) {
        const float t = i - (n - 1) / 2;
        const Point centre{area.right() - width * (0.75F + (n - 1 - i) * 0.62F),
            area.bottom() - width * 0.42F + t * t * width * 0.03F};
        draw_card(canvas, c, {centre, width, t * 0.09F});
        ++i;
    }
    canvas.list->PopClipRect();
}

std::optional<Action> draw_resume(const Canvas& canvas, Flow& flow, const HomeModel& model) {
    const Rect area = flow.take(104, 16);
    const bool pressed = tile(canvas, "continue", area, canvas.colour().accent).pressed;
    const Colour ink = canvas.colour().accent_text;
    Rect text = area.inset(20, 16);
    text.w -= 92;
    draw_line(canvas, {text.x, text.y, text.w, 18}, "Continue", {type::detail, Weight::semibold, faded(ink, 0.7F)});
    draw_line(canvas, {text.x, text.y + 20, text.w, 26}, model.resume_title, {type::heading, Weight::bold, ink});
    draw_line(canvas, {text.x, text.y + 50, text.w, 20}, model.resume_detail, {15, Weight::regular, ink});
    draw_card(canvas, Card(Rank::ace, Suit::spades), {{area.right() - 46, area.y + 54}, 50, 0.16F});
    draw_card(canvas, Card(Rank::two, Suit::diamonds), {{area.right() - 78, area.y + 52}, 50, -0.06F});
    return pressed ? std::optional(act("continue")) : std::nullopt;
}

std::optional<Action> draw_palace(const Canvas& canvas, Flow& flow, float height, bool main) {
    const Rect area = flow.take(height, 16);
    const bool tapped = tile(canvas, "palace", area, canvas.colour().panel).pressed;
    Rect text = area.inset(20, 18);
    draw_fan(canvas, area,
        {Card(Rank::king, Suit::spades), Card(Rank::ten, Suit::diamonds), Card(Rank::two, Suit::clubs),
            Card(Rank::ace, Suit::hearts)},
        std::min({area.h * 0.52F, (area.w - 176) / 3.2F, 150.0F}));
    draw_line(canvas, {text.x, text.y, text.w, 28}, "Palace", {24, Weight::bold});
    draw_text(canvas, {text.x, text.y + 34, text.w * 0.8F, 40}, "Beat the pile, empty your palace.",
        {type::text, Weight::regular, canvas.colour().text_soft});
    const Rect play{text.x, area.bottom() - 66, 132, 48};
    if (button(canvas, "play", play, "Play now", main ? ButtonKind::main : ButtonKind::secondary)) return act("play");
    return tapped ? std::optional(act("set_up", "classic")) : std::nullopt;
}

/// The presets, side by side where there is room.
std::optional<Action> draw_offers(const Canvas& canvas, Flow& flow, const std::vector<Offer>& offers) {
    std::optional<Action> action;
    const int columns = columns_of(flow.area.w, offers.size());
    const float width = (flow.area.w - static_cast<float>(columns - 1) * 12) / static_cast<float>(columns);
    const float height = offer_height(columns);
    Rect row{};
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const auto column = static_cast<int>(i) % columns;
        if (column == 0) row = flow.take(height, 12);
        const Rect area{row.x + static_cast<float>(column) * (width + 12), row.y, width, height};
        const std::string id = "set_up:" + offers[i].preset;
        if (tile(canvas, id.c_str(), area, canvas.colour().plate).pressed) action = act("set_up", offers[i].preset);
        const Rect text = area.inset(18, 14);
        draw_line(canvas, {text.x, text.y, text.w, 22}, offers[i].name, {17, Weight::semibold});
        draw_text(canvas, {text.x, text.y + 25, text.w, text.h - 25}, offers[i].sentence,
            {14, Weight::regular, canvas.colour().text_soft});
    }
    return action;
}

std::optional<Action> draw_shelf(const Canvas& canvas, Flow& flow, int saved) {
    const Rect row = flow.take(48, 8);
    const float half = (row.w - 12) / 2;
    const std::string kept = saved == 0 ? "Saved games" : "Saved games · " + std::to_string(saved);
    if (button(canvas, "saved", {row.x, row.y, half, row.h}, kept)) return act("saved");
    if (button(canvas, "import", {row.x + half + 12, row.y, half, row.h}, "Open a file")) return act("import");
    return std::nullopt;
}

} // namespace

std::optional<Action> draw_home(const Theme& theme, const HomeModel& model) {
    std::optional<Action> action;
    const auto keep = [&](std::optional<Action> one) {
        if (one) action = std::move(one);
    };
    const Canvas canvas = begin_screen(theme, "home");
    const Rect all = screen_area();
    const float width = std::min(widest, all.w - 2 * space::margin);
    Scroll scroll = begin_scroll(canvas, "column", {(all.w - width) / 2, 0, width, all.h});
    Flow& flow = scroll.flow;
    const Spare spare = spare_of(model, width, all.h);
    flow.y = spare.top;
    const Rect head = flow.take(56, 12);
    draw_line(scroll.canvas, {head.x + 4, head.y, head.w - 60, head.h}, "Palazzo", {34, Weight::bold});
    if (icon_button(scroll.canvas, "settings", {head.right() - 48, head.y + 4, 48, 48}, Icon::settings, "Settings"))
        action = act("settings");
    if (!model.notice.empty()) {
        const Rect plate = flow.take(measure_text(theme, model.notice, {15}, width - 32).y + 24, 16);
        draw_plate(scroll.canvas, plate, scroll.canvas.colour().plate);
        draw_text(scroll.canvas, plate.inset(16, 12), model.notice, {15});
    }
    if (!model.resume_title.empty()) keep(draw_resume(scroll.canvas, flow, model));
    keep(draw_palace(scroll.canvas, flow, least_hero + spare.hero, model.resume_title.empty()));
    keep(draw_offers(scroll.canvas, flow, model.offers));
    flow.take(0, 4);
    keep(draw_shelf(scroll.canvas, flow, model.saved));
    end_scroll(flow);
    end_screen();
    return action;
}

a11y::Mirror mirror_home(const HomeModel& model) {
    using a11y::Control;
    a11y::Mirror mirror{"Palazzo", {}};
    a11y::Region begin{"begin", "Play"};
    if (!model.notice.empty()) begin.lines.push_back(model.notice);
    if (!model.resume_title.empty())
        begin.controls.push_back(
            {Control::Kind::button, "continue", "Continue " + model.resume_title + ", " + model.resume_detail});
    begin.controls.push_back({Control::Kind::button, "play", "Play Palace now"});
    for (const Offer& offer : model.offers)
        begin.controls.push_back(
            {Control::Kind::button, "set_up:" + offer.preset, "Set up " + offer.name + ": " + offer.sentence});
    mirror.regions.push_back(std::move(begin));
    a11y::Region more{"more", "More"};
    more.controls.push_back({Control::Kind::button, "saved", "Saved games: " + std::to_string(model.saved)});
    more.controls.push_back({Control::Kind::button, "import", "Open a file"});
    more.controls.push_back({Control::Kind::button, "settings", "Settings"});
    mirror.regions.push_back(std::move(more));
    return mirror;
}

} // namespace palazzo::screens
