#include "shell/pages/replay_bar.hpp"

#include "shell/pages/picture.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float pad = 12;
constexpr float button_size = 48;
constexpr float line_height = 24;
constexpr float slider_height = 36;
constexpr float gap = 6;
constexpr float most_open = 0.27F; ///< Greatest part of the window's height that the cards of all seats get.
constexpr float low = 520;         ///< Greatest height of a window in which the whole bar is one row.

const std::array speed_names{"1×", "2×", "4×"};

/// Returns whether all buttons fit into one row.
bool in_one_row(float width) { return width >= 760; }
bool is_low(const ImVec2& window) { return window.y <= low && in_one_row(window.x); }

/// Returns the greatest width at which the cards of all seats are no higher than `height`.
float open_width(const ReplayModel& model, float width, float height) {
    constexpr float least = 160;
    while (width > least && height_of(model.open_cards, width) > height) width -= 8;
    return width;
}
float open_height(const ReplayModel& model, float width, float height) {
    if (model.open_cards.rows.empty()) return 0;
    return height_of(model.open_cards, open_width(model, width - 2 * pad, height * most_open)) + gap;
}
void draw_open(const Canvas& canvas, const Rect& area, const ReplayModel& model) {
    const float width = open_width(model, area.w, area.h);
    draw_picture(
        canvas, {area.centre().x - width / 2, area.y, width, height_of(model.open_cards, width)}, model.open_cards);
}

std::string place_of(const i18n::Voice& voice, const ReplayModel& model) {
    return voice.say("replay.at", {std::to_string(model.move), std::to_string(model.moves)});
}

std::string said_at(const i18n::Voice& voice, const ReplayModel& model) {
    const std::string place = place_of(voice, model);
    return model.line.empty() ? place : voice.join({place, model.line}, "list.dot");
}

/// The bar while it is drawn, and the action that was pressed.
struct DrawnBar {
    const Canvas& canvas;
    const i18n::Voice& voice;
    const ReplayModel& model;
    std::optional<a11y::Action> action;

    static constexpr float speed_width = 52;
    static constexpr float steps_width = 4 * (button_size + gap) + speed_width;

    void step(const Rect& at, const char* id, Icon icon, const char* tip, bool enabled,
        ButtonKind kind = ButtonKind::secondary) {
        if (icon_button(canvas, id, at, icon, voice.say(tip), enabled, kind)) action = a11y::make_action(id);
    }
    void steps(Point from) {
        Rect at{from.x, from.y, button_size, button_size};
        const auto next = [&] {
            const Rect place = at;
            at.x += button_size + gap;
            return place;
        };
        step(next(), "replay_first", Icon::first, "replay.first", model.move > 0);
        step(next(), "replay_back", Icon::back, "replay.back", model.move > 0);
        if (model.playing)
            step(next(), "replay_play", Icon::pause, "replay.pause", true, ButtonKind::main);
        else
            step(next(), "replay_play", Icon::play, "replay.play", model.moves > 0, ButtonKind::main);
        step(next(), "replay_on", Icon::forward, "replay.on", model.move < model.moves);
        const char* speed = speed_names[static_cast<std::size_t>(model.speed)];
        if (button(canvas, "replay_speed", {at.x, at.y, speed_width, button_size}, speed, ButtonKind::quiet))
            action = a11y::make_action("replay_speed", (model.speed + 1) % replay_speeds);
    }
    void knob(const Rect& at) {
        const int move = slider(canvas, "replay_at", at, model.move, model.moves);
        if (move != model.move) action = a11y::make_action("replay_at", move);
    }
    /// Draws the button that shows the viewpoint. A press changes to the next viewpoint.
    void viewpoint(const Rect& at) {
        const auto count = static_cast<int>(model.viewpoints.size());
        if (count < 2) return;
        constexpr float sign = 20;
        constexpr float side = 10;
        if (button(canvas, "replay_eyes", at, "", ButtonKind::secondary))
            action = a11y::make_action("replay_eyes", (model.viewpoint + 1) % count);
        // The last viewpoint shows all cards.
        const Icon icon = model.viewpoint + 1 < count ? Icon::person : Icon::cards;
        draw_icon(canvas, icon, {at.x + side + sign / 2, at.centre().y}, sign, canvas.colour().text);
        const Rect name{at.x + 2 * side + sign, at.y, at.w - 3 * side - sign, at.h};
        draw_line(canvas, name, model.viewpoints[static_cast<std::size_t>(model.viewpoint)], {15, Weight::semibold});
    }
    void ends(const Rect& on, const Rect& close) {
        if (button(canvas, "play_on", on, voice.say("replay.play_on"), ButtonKind::secondary, model.can_play_on))
            action = a11y::make_action("play_on");
        if (button(canvas, "close", close, voice.say("replay.close"), ButtonKind::secondary))
            action = a11y::make_action("close");
    }

    void in_a_row(const Rect& area) {
        const float y = area.bottom() - button_size;
        if (!model.open_cards.rows.empty()) draw_open(canvas, {area.x, area.y, area.w, y - gap - area.y}, model);
        steps({area.x, y});
        float right = area.right();
        const auto from_right = [&](float width) {
            right -= width + gap;
            return Rect{right + gap, y, width, button_size};
        };
        const Rect close = from_right(84);
        const Rect on = from_right(160);
        ends(on, close);
        if (model.viewpoints.size() > 1) viewpoint(from_right(96));
        const float left = area.x + steps_width + gap;
        knob({left, y, right - left, button_size});
    }

    void in_rows(const Rect& area, const ImVec2& window) {
        float y = area.y;
        if (const float open = open_height(model, window.x, window.y); open > 0) {
            draw_open(canvas, {area.x, y, area.w, open - gap}, model);
            y += open;
        }
        draw_line(canvas, {area.x, y, area.w, line_height}, said_at(voice, model), {15, Weight::semibold});
        y += line_height;
        knob({area.x, y, area.w, slider_height});
        y += slider_height;
        steps({area.x, y});
        // The viewpoint and the buttons that end the replay are at the right or, if there is no room, in a separate
        // row.
        const bool one_row = in_one_row(window.x);
        const float left = area.x + steps_width + gap;
        viewpoint({left, y, one_row ? 190.0F : area.right() - left, button_size});
        if (!one_row) y += button_size + gap;
        const float close = one_row ? 130.0F : area.w * 0.36F;
        const float on = one_row ? 190.0F : area.w - close - gap;
        ends({area.right() - close - gap - on, y, on, button_size}, {area.right() - close, y, close, button_size});
    }
};

} // namespace

bool replay_hides_table(const ReplayModel& model) {
    return is_low(ImGui::GetIO().DisplaySize) && !model.open_cards.rows.empty();
}

float replay_bar_height(const ReplayModel& model, float width, float height) {
    if (is_low({width, height})) return replay_hides_table(model) ? height : button_size + 2 * gap;
    const float rows = in_one_row(width) ? 1.0F : 2.0F;
    return pad + open_height(model, width, height) + line_height + slider_height + rows * (button_size + gap) + pad;
}

std::optional<a11y::Action> draw_replay_bar(const Theme& theme, const i18n::Voice& voice, const ReplayModel& model) {
    const Rect table = screen_area();
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Rect bar{0, table.bottom(), window.x, window.y - table.bottom()};
    const Canvas canvas = begin_bar(theme, "replay", bar);
    DrawnBar drawn{canvas, voice, model, {}};
    if (is_low(window))
        drawn.in_a_row(bar.inset(pad, gap));
    else
        drawn.in_rows(bar.inset(pad, pad), window);
    end_screen();
    return drawn.action;
}

a11y::Region replay_bar_region(const i18n::Voice& voice, const ReplayModel& model) {
    using a11y::Control;
    a11y::Region region{"replay", voice.say("replay.title"), {said_at(voice, model)}};
    region.lines.insert(region.lines.end(), model.open_lines.begin(), model.open_lines.end());
    const auto offer = [&](const char* id, const char* label, bool enabled) {
        Control control{Control::Kind::button, id, voice.say(label)};
        control.enabled = enabled;
        region.controls.push_back(std::move(control));
    };
    offer("replay_first", "replay.first", model.move > 0);
    offer("replay_back", "replay.back", model.move > 0);
    offer("replay_play", model.playing ? "replay.pause" : "replay.play", model.moves > 0);
    offer("replay_on", "replay.on", model.move < model.moves);
    Control at{Control::Kind::text, "replay_at", voice.say("replay.go_to")};
    at.value = std::to_string(model.move);
    region.controls.push_back(std::move(at));
    Control speed{Control::Kind::choice, "replay_speed", voice.say("replay.speed")};
    speed.options.assign(speed_names.begin(), speed_names.end());
    speed.chosen = model.speed;
    region.controls.push_back(std::move(speed));
    if (model.viewpoints.size() > 1) {
        Control eyes{Control::Kind::choice, "replay_eyes", voice.say("replay.eyes")};
        eyes.options = model.viewpoints;
        eyes.chosen = model.viewpoint;
        region.controls.push_back(std::move(eyes));
    }
    offer("play_on", "replay.play_on", model.can_play_on);
    offer("close", "replay.close", true);
    return region;
}

} // namespace palazzo::pages
