#include "shell/pages/lesson_bar.hpp"

#include "shell/ui/bar.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float pad = 12;
constexpr float gap = 8;
constexpr float button_height = 48;
constexpr float title_height = 20;
constexpr float task_height = 42; ///< two lines, of the task, or of the note in its place
constexpr TextStyle sentence_style{type::text, Weight::regular};
constexpr TextStyle task_style{15, Weight::semibold};

/// Whether the buttons stand beside the texts.
bool in_one_row(float width) { return width >= 700; }
float buttons_width(float width) { return in_one_row(width) ? 300.0F : width - 2 * pad; }
float text_width(float width) {
    return in_one_row(width) ? std::min(760.0F, width - buttons_width(width) - 2 * pad - 2 * gap) : width - 2 * pad;
}

std::string task_in_words(const i18n::Voice& voice, const LessonModel& model) {
    if (!model.note.empty()) return model.note;
    if (model.task.empty()) return "";
    return voice.say("lesson.task", {model.task});
}

/// The button that leads on, in the place of the main one.
struct Main {
    const char* id;
    const char* label;
    bool enabled;
};
Main main_of(const LessonModel& model) {
    if (!model.play.empty()) return {model.play.c_str(), "lesson.play", true};
    if (model.can_show) return {"lesson_show", "lesson.show", true};
    return {"lesson_next", "lesson.next", model.can_go_on};
}

std::optional<a11y::Action> draw_buttons(
    const Canvas& canvas, const Rect& area, const i18n::Voice& voice, const LessonModel& model) {
    std::optional<a11y::Action> action;
    const float left = std::min(110.0F, (area.w - gap) * 0.36F);
    if (button(canvas, "close", {area.x, area.y, left, area.h}, voice.say("lesson.close"), ButtonKind::secondary))
        action = a11y::make_action("close");
    const Main main = main_of(model);
    // Where the table is to be touched its own button is the main one.
    const ButtonKind kind = model.can_show ? ButtonKind::secondary : ButtonKind::main;
    const Rect right{area.x + left + gap, area.y, area.w - left - gap, area.h};
    if (button(canvas, main.id, right, voice.say(main.label), kind, main.enabled)) action = a11y::make_action(main.id);
    return action;
}

} // namespace

float lesson_bar_height(const Theme& theme, const i18n::Voice&, const LessonModel& model, float width) {
    float sentence = 0;
    for (const std::string& one : model.all)
        sentence = std::max(sentence, measure_text(theme, one, sentence_style, text_width(width)).y);
    const float texts = title_height + sentence + 4 + task_height;
    return in_one_row(width) ? std::max(texts, button_height) + 2 * pad : texts + gap + button_height + 2 * pad;
}

std::optional<a11y::Action> draw_lesson_bar(const Theme& theme, const i18n::Voice& voice, const LessonModel& model) {
    const Rect table = screen_area();
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Rect bar{0, table.bottom(), window.x, window.y - table.bottom()};
    const Canvas canvas = begin_bar_of(model.game.c_str(), theme, bar);
    const Rect area = bar.inset(pad, pad);
    const float width = text_width(window.x);
    draw_line(canvas, {area.x, area.y, width, title_height}, model.title,
        {type::detail, Weight::regular, canvas.colour().text_soft});
    const float sentence = measure_text(theme, model.sentence, sentence_style, width).y;
    draw_text(canvas, {area.x, area.y + title_height, width, sentence}, model.sentence, sentence_style);
    const std::string task = task_in_words(voice, model);
    // What is longer is in the sentence in short, and in the mirror at length.
    if (measure_text(theme, task, task_style, width).y <= task_height)
        draw_text(canvas, {area.x, area.y + title_height + sentence + 4, width, task_height}, task, task_style);
    const float buttons = buttons_width(window.x);
    const float y = in_one_row(window.x) ? area.centre().y - button_height / 2 : area.bottom() - button_height;
    auto action = draw_buttons(canvas, {area.right() - buttons, y, buttons, button_height}, voice, model);
    end_bar_of_screen();
    return action;
}

a11y::Region mirror_lesson_bar(const i18n::Voice& voice, const LessonModel& model) {
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
        begin_bar_of(std::string(game).c_str(), theme, {0, table.bottom(), window.x, window.y - table.bottom()});
    const float y = table.bottom() + (lesson_offer_height - button_height) / 2;
    const float width = std::min(window.x - 2 * pad, 560.0F);
    const float left = (window.x - width) / 2;
    constexpr float take = 136;
    std::optional<a11y::Action> action;
    const std::string id = "lesson-" + std::string(game);
    const Rect close{left + width - button_height, y, button_height, button_height};
    const Rect main{close.x - gap - take, y, take, button_height};
    draw_line(canvas, {left, y, main.x - gap - left, button_height},
        voice.say("lesson.new", {voice.say("game." + std::string(game))}), {type::text, Weight::semibold});
    if (button(canvas, id.c_str(), main, voice.say("lesson.take"), ButtonKind::secondary))
        action = a11y::make_action(id);
    if (icon_button(canvas, "no_lesson", close, Icon::close, voice.say("lesson.no")))
        action = a11y::make_action("no_lesson");
    end_bar_of_screen();
    return action;
}

a11y::Region mirror_lesson_offer(const i18n::Voice& voice, std::string_view game) {
    using a11y::Control;
    a11y::Region region{"lesson_offer", voice.say("lesson.new", {voice.say("game." + std::string(game))})};
    region.controls.push_back({Control::Kind::button, "lesson-" + std::string(game), voice.say("lesson.take")});
    region.controls.push_back({Control::Kind::button, "no_lesson", voice.say("lesson.no")});
    return region;
}

} // namespace palazzo::pages
