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
constexpr float most_open = 0.42F; ///< of the window's height, for everybody's cards

const std::array speed_names{"1×", "2×", "4×"};

/// Whether all buttons fit into one row.
bool in_one_row(float width) { return width >= 760; }

/// Cards that are too high for their part of the window are shown from the top.
float open_height(const ReplayModel& model, float width, float height) {
    if (model.open.rows.empty()) return 0;
    return std::min(height_of(model.open, width - 2 * pad), height * most_open) + gap;
}

std::string place_of(const i18n::Voice& voice, const ReplayModel& model) {
    return voice.say("replay.at", {std::to_string(model.move), std::to_string(model.moves)});
}

std::string said_at(const i18n::Voice& voice, const ReplayModel& model) {
    const std::string place = place_of(voice, model);
    return model.line.empty() ? place : voice.joined({place, model.line}, "list.dot");
}

class Buttons {
  public:
    Buttons(const Canvas& canvas, const i18n::Voice& voice, Point at) : canvas_(canvas), voice_(voice), at_(at) {}
    void icon(const char* id, Icon icon, const char* tip, bool enabled) {
        if (icon_button(canvas_, id, next(button_size), icon, voice_.say(tip), enabled)) action = a11y::make_action(id);
    }
    /// One that goes on to the next of several values.
    void turn(const char* id, const std::string& label, float width, int value) {
        if (button(canvas_, id, next(width), label, ButtonKind::quiet)) action = a11y::make_action(id, value);
    }
    std::optional<a11y::Action> action;

  private:
    Rect next(float width) {
        const Rect place{at_.x, at_.y, width, button_size};
        at_.x += width + gap;
        return place;
    }
    Canvas canvas_;
    const i18n::Voice& voice_;
    Point at_;
};

void draw_steps(Buttons& buttons, const ReplayModel& model) {
    buttons.icon("replay_first", Icon::first, "replay.first", model.move > 0);
    buttons.icon("replay_back", Icon::back, "replay.back", model.move > 0);
    if (model.playing)
        buttons.icon("replay_play", Icon::pause, "replay.pause", true);
    else
        buttons.icon("replay_play", Icon::play, "replay.play", model.moves > 0);
    buttons.icon("replay_on", Icon::forward, "replay.on", model.move < model.moves);
    buttons.turn(
        "replay_speed", speed_names[static_cast<std::size_t>(model.speed)], 52, (model.speed + 1) % replay_speeds);
}

/// From whose eyes one looks; a press goes on to the next.
std::optional<a11y::Action> draw_eyes(const Canvas& canvas, const Rect& area, const ReplayModel& model) {
    const auto count = static_cast<int>(model.eyes.size());
    if (count < 2) return std::nullopt;
    const std::string& label = model.eyes[static_cast<std::size_t>(model.looks_from)];
    if (!button(canvas, "replay_eyes", area, label, ButtonKind::secondary)) return std::nullopt;
    return a11y::make_action("replay_eyes", (model.looks_from + 1) % count);
}

} // namespace

float replay_bar_height(const ReplayModel& model, float width, float height) {
    const float rows = in_one_row(width) ? 1.0F : 2.0F;
    return pad + open_height(model, width, height) + line_height + slider_height + rows * (button_size + gap) + pad;
}

std::optional<a11y::Action> draw_replay_bar(const Theme& theme, const i18n::Voice& voice, const ReplayModel& model) {
    const Rect table = screen_area();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const Rect bar{0, table.bottom(), display.x, display.y - table.bottom()};
    const Canvas canvas = begin_bar(theme, "replay", bar);
    std::optional<a11y::Action> action;
    const Rect inside = bar.inset(pad, pad);
    float y = inside.y;
    if (const float open = open_height(model, display.x, display.y); open > 0) {
        draw_picture(canvas, {inside.x, y, inside.w, open - gap}, model.open);
        y += open;
    }
    draw_line(canvas, {inside.x, y, inside.w, line_height}, said_at(voice, model), {15, Weight::semibold});
    y += line_height;
    const int at = slider(canvas, "replay_at", {inside.x, y, inside.w, slider_height}, model.move, model.moves);
    if (at != model.move) action = a11y::make_action("replay_at", at);
    y += slider_height;
    Buttons buttons(canvas, voice, {inside.x, y});
    draw_steps(buttons, model);
    if (buttons.action) action = buttons.action;
    // What concerns the game as a whole: at the right, or in a row of its own.
    const bool one_row = in_one_row(display.x);
    constexpr float steps = 4 * (button_size + gap) + 52 + gap;
    Rect eyes{inside.x + steps, y, one_row ? 190.0F : inside.w - steps, button_size};
    if (auto pressed = draw_eyes(canvas, eyes, model)) action = std::move(pressed);
    if (!one_row) y += button_size + gap;
    const float close = one_row ? 130.0F : inside.w * 0.36F;
    const float on = one_row ? 190.0F : inside.w - close - gap;
    const Rect close_at{inside.right() - close, y, close, button_size};
    if (button(canvas, "close", close_at, voice.say("replay.close"), ButtonKind::secondary))
        action = a11y::make_action("close");
    const Rect on_at{close_at.x - gap - on, y, on, button_size};
    if (button(canvas, "play_on", on_at, voice.say("replay.play_on"), ButtonKind::main, model.can_play_on))
        action = a11y::make_action("play_on");
    end_screen();
    return action;
}

a11y::Region mirror_replay_bar(const i18n::Voice& voice, const ReplayModel& model) {
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
    if (model.eyes.size() > 1) {
        Control eyes{Control::Kind::choice, "replay_eyes", voice.say("replay.eyes")};
        eyes.options = model.eyes;
        eyes.chosen = model.looks_from;
        region.controls.push_back(std::move(eyes));
    }
    offer("play_on", "replay.play_on", model.can_play_on);
    offer("close", "replay.close", true);
    return region;
}

} // namespace palazzo::pages
