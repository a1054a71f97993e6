#include "shell/app/lessons/screen.hpp"

#include "shell/app/table/exercise.hpp"
#include "shell/ui/widgets.hpp"

#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

/// Smallest height for which tables are laid out, in logical pixels.
constexpr float least_table = 320;
/// Least number of seconds between two moves that the lesson shows, at the calm speed.
constexpr double lesson_seconds = 1.2;

bool shows_offer(const App& app, float height) {
    return height >= least_table + pages::lesson_offer_height && table_offers_lesson(app);
}

/// The page of a lesson: its table, above a bar with its text.
class LessonScreen final : public Screen {
  public:
    static constexpr std::string_view kind = "lesson";

    explicit LessonScreen(LessonOnTable&& lesson) : lesson(std::move(lesson)) {}
    std::string_view name() const override { return kind; }
    std::optional<a11y::Action> draw(App& app, const ui::Theme& theme) override;
    a11y::Mirror current_mirror(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;
    bool use_table_control(App& app, const a11y::UsedControl& pressed) override;
    double wait_after_frame(App& app, double wait) override;
    games::GameTable* table(const App&) const override { return lesson.table.get(); }

    LessonOnTable lesson;
};

/// Makes the next move of the lesson's game, and announces it.
void show_next_move(const App& app, LessonOnTable& lesson) {
    games::GameTable& s = *lesson.table;
    s.full_state()->go_to_position(s.turn_count() + 1);
    announce_last_move(app, s);
    if (const auto cue = s.public_turn(s.turn_count() - 1).cue) play_sound(app, *cue);
    lesson.next_move_at =
        app.services.clock() + lesson_seconds * static_cast<double>(duration_factor(app.settings.speed));
}

/// Puts the requested move together on the table, so that the player only has to press the button.
void show_how(LessonOnTable& lesson) {
    lesson.last_move_refused = false;
    lesson.table->full_state()->suggest_next_known_move();
}

/// Leaves the lesson. Returns whether a game waits below it.
bool close_lesson(App& app) {
    app.screens.close_page();
    games::GameTable* const table = table_on_page(app);
    if (table != nullptr) table->skip_animation = true;
    return table != nullptr;
}

/// Goes back to the game that waits below the lesson or, if none waits, to the list that contains the lesson.
void go_back(App& app) {
    if (!close_lesson(app)) run_command(app, {"puzzles", ""});
}

/// Returns what the lesson's bar shows. The bar changes only when the cards of the last move have landed.
const pages::LessonModel& model_to_draw(const App& app, LessonOnTable& lesson) {
    const bool landed = games::has_last_move_landed(*lesson.table);
    if (landed || !lesson.last_drawn_bar) lesson.last_drawn_bar = lesson_model(app);
    return *lesson.last_drawn_bar;
}

std::optional<a11y::Action> LessonScreen::draw(App& app, const ui::Theme& theme) {
    pages::leave_room_for_lesson_bar(theme, voice_of(app), lesson_model(app));
    if (draw_exercise(app, theme, *lesson.table, asks_for_move(lesson))) make_move_in_lesson(app);
    return pages::draw_lesson_bar(theme, voice_of(app), model_to_draw(app, lesson));
}

a11y::Mirror LessonScreen::current_mirror(const App& app) const {
    const pages::LessonModel model = lesson_model(app);
    return exercise_mirror(app, *lesson.table, pages::lesson_bar_region(voice_of(app), model), model.can_show_move);
}

bool LessonScreen::use_table_control(App& app, const a11y::UsedControl& pressed) {
    if (!asks_for_move(lesson) || !lesson.table->handle_control(pressed)) return false;
    make_move_in_lesson(app);
    return true;
}

bool LessonScreen::handle_action(App& app, const a11y::Action& action) {
    const bool reads = is_table_at_step(lesson) && current_step(lesson).is_only_read;
    if (action.id == "lesson_show" && asks_for_move(lesson))
        show_how(lesson);
    else if (action.id == "lesson_text")
        lesson.text_read = !lesson.text_read;
    else if (action.id == "lesson_next" && reads && !is_at_last_step(lesson))
        go_to_next_step(app, lesson);
    else if (action.id == "play:" + lesson.game)
        return close_lesson(app); // If no game waits, the home screen handles this action and starts a game.
    else if (action.id == "close")
        go_back(app);
    else
        return false;
    return true;
}

double LessonScreen::wait_after_frame(App& app, double) {
    if (app.screens.sheet() != nullptr) return -1;
    games::GameTable& s = *lesson.table;
    if (s.is_moving()) return 0;
    if (is_table_at_step(lesson)) return s.seconds_to_next_frame();
    const lessons::LessonStep& step = current_step(lesson);
    if (step.skips_moves) {
        s.full_state()->go_to_position(step.moves_before);
        s.skip_animation = true;
        return 0;
    }
    const double left = lesson.next_move_at - app.services.clock();
    if (left > 0 && duration_factor(app.settings.speed) > 0.0F) return left;
    show_next_move(app, lesson);
    return 0;
}

} // namespace

LessonOnTable* current_lesson(const App& app) {
    LessonScreen* const screen = app.screens.page_as<LessonScreen>();
    return screen == nullptr ? nullptr : &screen->lesson;
}

void open_lesson_page(App& app, LessonOnTable&& lesson) {
    auto screen = std::make_unique<LessonScreen>(std::move(lesson));
    if (table_on_page(app) != nullptr)
        app.screens.open_on_page(std::move(screen));
    else
        app.screens.open_on_home(std::move(screen));
}

void make_move_in_lesson(App& app) {
    LessonOnTable& lesson = *current_lesson(app);
    if (!asks_for_move(lesson)) return;
    lesson.last_move_refused = !lesson.table->full_state()->is_next_known_move_proposed();
    if (lesson.last_move_refused) {
        play_sound(app, sound::Cue::buzz);
        app.services.announce_to_viewer(voice_of(app).say("lesson.strayed"));
        return;
    }
    show_next_move(app, lesson);
    go_to_next_step(app, lesson);
}

void reserve_room_for_lesson_offer(const App& app) {
    if (shows_offer(app, ui::screen_area().h)) ui::leave_room_below(pages::lesson_offer_height);
}

std::optional<a11y::Action> draw_lesson_offer_bar(const App& app, const ui::Theme& theme) {
    if (!shows_offer(app, ImGui::GetIO().DisplaySize.y)) return std::nullopt;
    return pages::draw_lesson_offer(theme, voice_of(app), app.table->game_name());
}

} // namespace palazzo::app
