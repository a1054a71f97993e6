#include "shell/pages/puzzle_bar.hpp"

#include "shell/ui/bar.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::pages {
namespace {

using namespace ui;
using State = PuzzleModel::PuzzleStatus;

constexpr float pad = 12;
constexpr float button_height = 48;
constexpr float goal_line = 24;
constexpr float state_height = 22;
constexpr float help_size = goal_line + state_height; ///< Width and height of the buttons for hint and rules.
constexpr float gap = 8;
constexpr TextStyle goal_style{16, Weight::semibold};

/// Returns whether the buttons are beside the texts.
bool in_one_row(float width) { return width >= 700; }

/// Returns the line below the goal: the puzzle's name while the puzzle is open, its outcome afterwards.
const std::string& state_of(const PuzzleModel& model) {
    return model.state == State::open ? model.title : model.outcome;
}

/// The widths of the bar's parts in a window.
struct Widths {
    float buttons;
    float texts;
};

Widths widths_in(float window) {
    const float inside = window - 2 * pad;
    const bool row = in_one_row(window);
    const float buttons = row ? std::min(420.0F, inside * 0.5F) : inside;
    const float rest = row ? inside - buttons - 2 * gap : inside;
    return {buttons, rest - 2 * help_size - 2 * gap};
}

/// Returns the height of the goal, which takes as many lines as its text needs in `width`.
float goal_height(const Theme& theme, const PuzzleModel& model, float width) {
    return std::max(goal_line, measure_text(theme, model.goal, goal_style, width).y);
}

/// Draws the buttons for hint and rules at the right end of `area`. Returns the room that is left for the texts.
Rect draw_help(const Canvas& canvas, const Rect& area, const i18n::Voice& voice, std::optional<a11y::Action>& action) {
    constexpr float side = help_size;
    const auto offer = [&](const char* id, const char* label, Icon icon, float x) {
        if (icon_button(canvas, id, {x, area.y, side, side}, icon, voice.say(label))) action = a11y::make_action(id);
    };
    offer("puzzle_hint", "hint.title", Icon::hint, area.right() - 2 * side - gap);
    offer("rules", "table.rules", Icon::rules, area.right() - side);
    return {area.x, area.y, area.w - 2 * side - 2 * gap, area.h};
}

/// Returns whether the button that begins the puzzle again is the main one, because it will most likely be pressed
/// next.
bool is_again_main(const PuzzleModel& model) { return model.state == State::failed; }
bool is_next_main(const PuzzleModel& model) { return model.state == State::solved && model.has_next; }

void draw_texts(const Canvas& canvas, const Rect& area, const PuzzleModel& model) {
    const float goal = goal_height(*canvas.theme, model, area.w);
    const Rect goal_area{area.x, area.y, area.w, goal};
    if (goal > goal_line)
        draw_text(canvas, goal_area, model.goal, goal_style);
    else
        draw_line(canvas, goal_area, model.goal, goal_style);
    const Palette& colour = canvas.colour();
    const Colour ink = model.state == State::open ? colour.text_soft : colour.text;
    const Weight weight = model.state == State::open ? Weight::regular : Weight::semibold;
    draw_line(canvas, {area.x, area.y + goal, area.w, state_height}, state_of(model), {15, weight, ink});
}

std::optional<a11y::Action> draw_buttons(
    const Canvas& canvas, const Rect& area, const i18n::Voice& voice, const PuzzleModel& model) {
    std::optional<a11y::Action> action;
    const float width = (area.w - 2 * gap) / 3;
    const auto place = [&](int i) {
        return Rect{area.x + static_cast<float>(i) * (width + gap), area.y, width, area.h};
    };
    const auto kind = [](bool main) { return main ? ButtonKind::main : ButtonKind::secondary; };
    if (button(canvas, "close", place(0), voice.say("puzzle.close"), ButtonKind::secondary))
        action = a11y::make_action("close");
    if (button(canvas, "puzzle_again", place(1), voice.say("puzzle.again"), kind(is_again_main(model)), model.begun))
        action = a11y::make_action("puzzle_again");
    if (button(canvas, "puzzle_next", place(2), voice.say("puzzle.next"), kind(is_next_main(model)), model.has_next))
        action = a11y::make_action("puzzle_next");
    return action;
}

} // namespace

float puzzle_bar_height(const Theme& theme, const PuzzleModel& model, float width) {
    const float texts = goal_height(theme, model, widths_in(width).texts) + state_height;
    return in_one_row(width) ? 2 * gap + std::max(texts, button_height) : 2 * pad + texts + gap + button_height;
}

std::optional<a11y::Action> draw_puzzle_bar(const Theme& theme, const i18n::Voice& voice, const PuzzleModel& model) {
    const Rect table = screen_area();
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Rect bar{0, table.bottom(), window.x, window.y - table.bottom()};
    const Canvas canvas = begin_bar_of_screen(model.game.c_str(), theme, bar);
    const bool row = in_one_row(window.x);
    const Rect area = bar.inset(pad, row ? gap : pad);
    const float buttons = widths_in(window.x).buttons;
    const Rect above{area.x, area.y, row ? area.w - buttons - 2 * gap : area.w, area.h};
    std::optional<a11y::Action> action;
    draw_texts(canvas, draw_help(canvas, above, voice, action), model);
    const Rect below{area.right() - buttons, area.bottom() - button_height, buttons, button_height};
    if (auto pressed = draw_buttons(canvas, below, voice, model)) action = std::move(pressed);
    end_bar_of_screen();
    return action;
}

a11y::Region puzzle_bar_region(const i18n::Voice& voice, const PuzzleModel& model) {
    using a11y::Control;
    a11y::Region region{"puzzle", model.title, {model.goal}};
    if (model.state != State::open) region.lines.push_back(state_of(model));
    const auto offer = [&](const char* id, const char* label, bool enabled) {
        Control control{Control::Kind::button, id, voice.say(label)};
        control.enabled = enabled;
        region.controls.push_back(std::move(control));
    };
    offer("puzzle_again", "puzzle.again", model.begun);
    offer("puzzle_next", "puzzle.next", model.has_next);
    offer("puzzle_hint", "hint.title", true);
    offer("rules", "table.rules", true);
    offer("close", "puzzle.close", true);
    return region;
}

} // namespace palazzo::pages
