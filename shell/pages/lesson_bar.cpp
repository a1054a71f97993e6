#include "shell/pages/lesson_bar.hpp"

#include "shell/ui/bar.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float gap = 8;
constexpr float beside_width = 264;
constexpr float least_wide = 300;    ///< Least height of a wide table above the bar.
constexpr float least_upright = 480; ///< Least height of an upright table above the bar.
constexpr TextStyle task_style{15, Weight::semibold};

enum class Form {
    column,  ///< The bar is below the table, with its buttons below its texts.
    compact, ///< The bar is below the table, with only the task and the buttons; the step's text is on a sheet.
    row,     ///< The bar is below the table, with its buttons beside its texts.
    beside,  ///< The bar is beside the table.
};

/// The layout of the bar in a window.
struct Plan {
    Form form = Form::column;
    float pad = 12;
    float title = 20; ///< Height of the title; 0 if it isn't shown.
    TextStyle sentence{type::text, Weight::regular};
    float task = 42; ///< Height of two lines of the task, or of the note in its place.
    float button = 48;
    float texts = 0;   ///< Width of the texts.
    float buttons = 0; ///< Width of the buttons.
};

Plan plan_of(Form form, float width) {
    Plan plan;
    plan.form = form;
    if (form == Form::beside) width = beside_width;
    if (form == Form::compact) {
        plan.pad = gap;
        plan.title = 0;
        plan.button = 44;
    }
    plan.texts = plan.buttons = width - 2 * plan.pad;
    if (form == Form::row) {
        plan.buttons = 300;
        plan.texts = std::min(760.0F, width - 2 * plan.pad - plan.buttons - 2 * gap);
    }
    return plan;
}

std::string task_in_words(const i18n::Voice& voice, const LessonModel& model) {
    if (!model.note.empty()) return model.note;
    if (model.task.empty()) return "";
    return voice.say("lesson.task", {model.task});
}

/// Returns the height of a bar below the table. It is the same at every step, unless a long task makes it higher.
float height_of(const Plan& plan, const Theme& theme, const i18n::Voice& voice, const LessonModel& model) {
    if (plan.form == Form::compact) return plan.task + 4 + plan.button + 2 * plan.pad;
    float sentence = 0;
    for (const std::string& one : model.all_texts)
        sentence = std::max(sentence, measure_text(theme, one, plan.sentence, plan.texts).y);
    // A task of more than two lines makes the bar higher if the step's sentence leaves too little room for it.
    const float own = measure_text(theme, model.sentence, plan.sentence, plan.texts).y;
    const float task = measure_text(theme, task_in_words(voice, model), task_style, plan.texts).y;
    const float texts = plan.title + 4 + std::max(sentence + plan.task, own + task);
    const float inside = plan.form == Form::row ? std::max(texts, plan.button) : texts + gap + plan.button;
    return inside + 2 * plan.pad;
}

Plan plan_in(const Theme& theme, const i18n::Voice& voice, const LessonModel& model, float width, float height) {
    const bool wide = width >= 700;
    const Plan below = plan_of(wide ? Form::row : Form::column, width);
    if (height - height_of(below, theme, voice, model) >= (wide ? least_wide : least_upright)) return below;
    return plan_of(wide ? Form::beside : Form::compact, width);
}

/// Returns whether the lesson has reached a step, whose text can be read; false between two steps.
bool is_at_step(const LessonModel& model) {
    return model.can_show_move || model.can_go_on || !model.play_action.empty();
}

/// The button at the right end of the bar, which leads to the next step or shows the requested move.
struct Main {
    const char* id;
    const char* label;
    bool enabled;
};
Main main_of(const LessonModel& model) {
    if (!model.play_action.empty()) return {model.play_action.c_str(), "lesson.play", true};
    if (model.can_show_move) return {"lesson_show", "lesson.show", true};
    return {"lesson_next", "lesson.next", model.can_go_on};
}

std::optional<a11y::Action> draw_main(
    const Canvas& canvas, const Rect& area, const i18n::Voice& voice, const LessonModel& model) {
    const Main main = main_of(model);
    // If the lesson requests a move, the main button is the button on the table with which the player makes that move.
    // The button of the bar, which shows the move, is then a secondary one.
    const ButtonKind kind = model.can_show_move ? ButtonKind::secondary : ButtonKind::main;
    const bool pressed = button(canvas, main.id, area, voice.say(main.label), kind, main.enabled);
    return pressed ? std::optional(a11y::make_action(main.id)) : std::nullopt;
}

std::optional<a11y::Action> draw_buttons(
    const Canvas& canvas, const Rect& area, const i18n::Voice& voice, const LessonModel& model) {
    const float left = std::min(110.0F, (area.w - gap) * 0.36F);
    const bool closed = button(canvas, "close", {area.x, area.y, left, area.h}, voice.say("lesson.close"));
    auto action = draw_main(canvas, {area.x + left + gap, area.y, area.w - left - gap, area.h}, voice, model);
    return closed ? std::optional(a11y::make_action("close")) : action;
}

std::optional<a11y::Action> draw_compact(
    const Canvas& canvas, const Plan& plan, const Rect& area, const i18n::Voice& voice, const LessonModel& model) {
    std::string text = task_in_words(voice, model);
    if (text.empty()) text = is_at_step(model) ? model.title : model.sentence;
    const Rect line{area.x, area.y, area.w, plan.task};
    const TextStyle style = fitting_style(*canvas.theme, line, text, task_style);
    if (measure_text(*canvas.theme, text, style, area.w).y <= plan.task)
        draw_text(canvas, line, text, style);
    else
        draw_line(canvas, line, text, style);
    const float y = area.bottom() - plan.button;
    const Rect close{area.x, y, plan.button, plan.button};
    const Rect help{close.right() + gap, y, plan.button, plan.button};
    const Rect main{help.right() + gap, y, area.right() - help.right() - gap, plan.button};
    const bool closed = icon_button(canvas, "close", close, Icon::close, voice.say("lesson.close"));
    const bool asked = icon_button(canvas, "##text", help, Icon::help, voice.say("lesson.text"), is_at_step(model));
    auto action = draw_main(canvas, main, voice, model);
    if (asked) action = a11y::make_action("lesson_text");
    return closed ? std::optional(a11y::make_action("close")) : action;
}

/// Draws a sheet over the table with the text of the step; the player can close it.
std::optional<a11y::Action> draw_text_sheet(const Theme& theme, const i18n::Voice& voice, const LessonModel& model) {
    Sheet sheet = begin_bottom_sheet(theme, "lesson_text", model.title, 520);
    const std::string task = task_in_words(voice, model);
    sheet.flow.add_text(sheet.canvas, model.sentence, {type::text, Weight::regular}, task.empty() ? 12 : 6);
    if (!task.empty()) sheet.flow.add_text(sheet.canvas, task, task_style, 12);
    const Rect area = sheet.flow.take_area(48, 4);
    std::optional<a11y::Action> action;
    if (!model.can_show_move)
        action = draw_main(sheet.canvas, area, voice, model);
    else if (button(sheet.canvas, "##read", area, voice.say("lesson.try"), ButtonKind::main))
        sheet.closed = true;
    end_sheet(sheet);
    return sheet.closed ? std::optional(a11y::make_action("lesson_text")) : action;
}

void draw_texts(
    const Canvas& canvas, const Plan& plan, const Rect& area, const i18n::Voice& voice, const LessonModel& model) {
    if (plan.title > 0)
        draw_line(canvas, {area.x, area.y, plan.texts, plan.title}, model.title,
            {type::detail, Weight::regular, canvas.colour().text_soft});
    const float sentence = measure_text(*canvas.theme, model.sentence, plan.sentence, plan.texts).y;
    draw_text(canvas, {area.x, area.y + plan.title, plan.texts, sentence}, model.sentence, plan.sentence);
    const std::string task = task_in_words(voice, model);
    const float y = area.y + plan.title + sentence + 4;
    const float end = plan.form == Form::row ? area.bottom() : area.bottom() - plan.button - gap;
    const Rect room{area.x, y, plan.texts, end - y};
    draw_text(canvas, room, task, fitting_style(*canvas.theme, room, task, task_style));
}

} // namespace

void leave_room_for_lesson_bar(const Theme& theme, const i18n::Voice& voice, const LessonModel& model) {
    const Rect window = screen_area();
    const Plan plan = plan_in(theme, voice, model, window.w, window.h);
    if (plan.form == Form::beside)
        leave_room_beside(beside_width);
    else
        leave_room_below(height_of(plan, theme, voice, model));
}

std::optional<a11y::Action> draw_lesson_bar(const Theme& theme, const i18n::Voice& voice, const LessonModel& model) {
    const Rect table = screen_area();
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Plan plan = plan_in(theme, voice, model, window.x, window.y);
    for (const std::string& control : model.next_controls) point_at(theme, model.game.c_str(), control);
    const Rect bar = plan.form == Form::beside ? Rect{table.right(), 0, window.x - table.right(), window.y}
                                               : Rect{0, table.bottom(), window.x, window.y - table.bottom()};
    const Canvas canvas = begin_bar_of_screen(model.game.c_str(), theme, bar);
    const Rect area = bar.inset(plan.pad, plan.pad);
    if (plan.form == Form::compact) {
        const bool unread = is_at_step(model) && !model.text_read;
        auto action = unread ? std::nullopt : draw_compact(canvas, plan, area, voice, model);
        end_bar_of_screen();
        if (!unread) return action;
        leave_room_below(-bar.h); // gives the room of the bar back to the table, because the sheet covers the bar
        return draw_text_sheet(theme, voice, model);
    }
    draw_texts(canvas, plan, area, voice, model);
    const float y = plan.form == Form::row ? area.centre().y - plan.button / 2 : area.bottom() - plan.button;
    const Rect buttons{area.right() - plan.buttons, y, plan.buttons, plan.button};
    auto action = draw_buttons(canvas, buttons, voice, model);
    end_bar_of_screen();
    return action;
}

a11y::Region lesson_bar_region(const i18n::Voice& voice, const LessonModel& model) {
    using a11y::Control;
    a11y::Region region{"lesson", model.title, {model.sentence}};
    if (const std::string task = task_in_words(voice, model); !task.empty()) region.lines.push_back(task);
    const Main main = main_of(model);
    Control on{Control::Kind::button, main.id, voice.say(main.label)};
    on.enabled = main.enabled;
    region.controls.push_back(std::move(on));
    region.controls.push_back({Control::Kind::button, "close", voice.say("lesson.close")});
    return region;
}

std::optional<a11y::Action> draw_lesson_offer(const Theme& theme, const i18n::Voice& voice, std::string_view game) {
    const Rect table = screen_area();
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Canvas canvas =
        begin_bar_of_screen(std::string(game).c_str(), theme, {0, table.bottom(), window.x, window.y - table.bottom()});
    constexpr float pad = 12;
    constexpr float button_height = 48;
    const float y = table.bottom() + (lesson_offer_height - button_height) / 2;
    const std::string line = voice.say("lesson.new", {voice.say("game." + std::string(game))});
    const std::string label = voice.say("lesson.take");
    const TextStyle style{type::text, Weight::semibold};
    // The line of text and the button are only as wide as they need to be, so that they are close together. A line that
    // is too long is wrapped.
    const float take = std::max(112.0F, measure_text(theme, label, style).x + 2 * (space::margin + gap));
    const float words = measure_text(theme, line, style).x + 1;
    const float most = std::min(window.x - 2 * pad, 560.0F);
    const float width = std::min(most, words + take + button_height + gap + space::margin);
    const float left = (window.x - width) / 2;
    std::optional<a11y::Action> action;
    const std::string id = "lesson-" + std::string(game);
    const Rect close{left + width - button_height, y, button_height, button_height};
    const Rect main{close.x - gap - take, y, take, button_height};
    draw_label(canvas, {left, y, main.x - gap - left, button_height}, line, style);
    if (button(canvas, id.c_str(), main, label, ButtonKind::secondary)) action = a11y::make_action(id);
    if (icon_button(canvas, "no_lesson", close, Icon::close, voice.say("lesson.no")))
        action = a11y::make_action("no_lesson");
    end_bar_of_screen();
    return action;
}

a11y::Region lesson_offer_region(const i18n::Voice& voice, std::string_view game) {
    using a11y::Control;
    a11y::Region region{"lesson_offer", voice.say("lesson.new", {voice.say("game." + std::string(game))})};
    region.controls.push_back({Control::Kind::button, "lesson-" + std::string(game), voice.say("lesson.take")});
    region.controls.push_back({Control::Kind::button, "no_lesson", voice.say("lesson.no")});
    return region;
}

} // namespace palazzo::pages
