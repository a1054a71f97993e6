#include "shell/app/lessons/screen.hpp"

#include "shell/app/lessons/lessons.hpp"
#include "shell/app/lessons/move.hpp"
#include "shell/ui/widgets.hpp"

#include <string_view>

namespace palazzo::app {
namespace {

/// Layouts of tables are made for this much of a window's height.
constexpr float least_table = 320;

bool shows_offer(const App& app, float height) {
    return height >= least_table + pages::lesson_offer_height && offers_lesson(app);
}

/// What the bar says. It goes on once the card that it speaks of has landed.
const pages::LessonModel& model_to_draw(App& app) {
    LessonOnTable& lesson = *app.lesson;
    const bool landed = games::has_landed(*lesson.table);
    if (landed || !lesson.drawn) lesson.drawn = lesson_model(app);
    return *lesson.drawn;
}

} // namespace

std::optional<a11y::Action> draw_lesson(App& app, const ui::Theme& theme) {
    pages::leave_room_for_lesson_bar(theme, voice_of(app), lesson_model(app));
    if (draw_exercise(app, theme, *app.lesson->table, asks_for_move(*app.lesson))) play_in_lesson(app);
    return pages::draw_lesson_bar(theme, voice_of(app), model_to_draw(app));
}

a11y::Mirror mirror_lesson(const App& app) {
    const pages::LessonModel model = lesson_model(app);
    return mirror_exercise(app, *app.lesson->table, pages::mirror_lesson_bar(voice_of(app), model), model.can_show);
}

bool press_in_lesson(App& app, const a11y::Pressed& pressed) {
    if (app.sheet != SheetKind::none || !asks_for_move(*app.lesson)) return false;
    if (!app.lesson->table->press(pressed)) return false;
    play_in_lesson(app);
    return true;
}

double drive_lesson(App& app) {
    if (app.sheet != SheetKind::none) return -1;
    games::GameTable& s = *app.lesson->table;
    if (s.moving()) return 0;
    if (is_at_step(*app.lesson)) return s.next_frame();
    const lessons::Step& step = step_of(*app.lesson);
    if (step.skip) {
        s.authority()->go_to(step.at);
        s.fresh = true;
        return 0;
    }
    const double left = app.lesson->due - app.services.clock();
    if (left > 0 && pace(app.settings.speed) > 0.0F) return left;
    show_next_move(app);
    return 0;
}

void leave_room_for_offer(const App& app) {
    if (shows_offer(app, ui::screen_area().h)) ui::leave_room_below(pages::lesson_offer_height);
}

std::optional<a11y::Action> draw_offer(const App& app, const ui::Theme& theme) {
    if (!shows_offer(app, ImGui::GetIO().DisplaySize.y)) return std::nullopt;
    return pages::draw_lesson_offer(theme, voice_of(app), app.table->game());
}

} // namespace palazzo::app
