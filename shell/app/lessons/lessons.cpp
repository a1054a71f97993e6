#include "shell/app/lessons/lessons.hpp"
#include "shell/app/lessons/learned.hpp"
#include "shell/app/lessons/screen.hpp"

#include "shell/app/resources/resources.hpp"
#include "shell/tables/open.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

using i18n::Voice;
using lessons::lesson_of;

std::size_t steps_of(const std::string& game) { return lesson_of(game).steps.size(); }

std::size_t moves_made(const LessonOnTable& lesson) { return lesson.table->turn_count(); }

void save_step(App& app, const LessonOnTable& lesson) {
    // A lesson that has reached its last step begins with its first step the next time.
    const bool finished = is_at_last_step(lesson);
    note_lesson_progress(app, lesson.game, finished ? 0 : static_cast<int>(lesson.step), finished);
}

void put_lesson_on_table(App& app, const std::string& game, const Record& record) {
    auto table = games::open_table("", record);
    if (!table) return notify(app, pages::verbatim_message(voice_of(app).problem_line(table.problem())));
    const auto step = static_cast<std::size_t>(
        scores::progress_in_game(app.feature_data.get<scores::LearningProgress>(), game).lesson_step);
    LessonOnTable lesson{*std::move(table), game, step < steps_of(game) ? step : 0};
    lesson.table->full_state()->go_to_position(current_step(lesson).moves_before);
    open_lesson_page(app, std::move(lesson));
    save_step(app, *current_lesson(app));
}

} // namespace

bool is_at_last_step(const LessonOnTable& lesson) { return lesson.step + 1 == steps_of(lesson.game); }

const lessons::LessonStep& current_step(const LessonOnTable& lesson) {
    return lesson_of(lesson.game).steps[lesson.step];
}

bool is_table_at_step(const LessonOnTable& lesson) { return moves_made(lesson) == current_step(lesson).moves_before; }

bool asks_for_move(const LessonOnTable& lesson) {
    return is_table_at_step(lesson) && !current_step(lesson).is_only_read;
}

void go_to_next_step(App& app, LessonOnTable& lesson) {
    expect(!is_at_last_step(lesson), "a step that another one follows");
    ++lesson.step;
    lesson.last_move_refused = false;
    lesson.text_read = false;
    save_step(app, lesson);
}

void open_lesson(App& app, const std::string& game) {
    if (steps_of(game) == 0) return;
    const auto record = read_record(lesson_of(game).record);
    expect(static_cast<bool>(record), "a lesson's record");
    if (defer_until_words_arrive(app, game, record->options, {{"lesson-" + game, ""}, {}, {}})) return;
    put_lesson_on_table(app, game, *record);
}

pages::LessonModel lesson_model(const App& app) {
    const LessonOnTable& lesson = *current_lesson(app);
    const Voice voice = voice_of(app);
    const std::size_t steps = steps_of(lesson.game);
    pages::LessonModel model;
    model.game = lesson.game;
    model.title = voice.join({voice.say("game." + lesson.game),
                                 voice.say("lesson.of", {std::to_string(lesson.step + 1), std::to_string(steps)})},
        "list.dot");
    const auto sentence = [&](const lessons::LessonStep& step) {
        return voice.say(lesson.game + ".lesson." + std::string(step.text_id));
    };
    for (const lessons::LessonStep& step : lesson_of(lesson.game).steps) model.all_texts.push_back(sentence(step));
    model.can_go_on = is_table_at_step(lesson) && current_step(lesson).is_only_read && !is_at_last_step(lesson);
    model.can_show_move = asks_for_move(lesson);
    if (is_table_at_step(lesson) && is_at_last_step(lesson)) model.play_action = "play:" + lesson.game;
    const games::GameTable& s = *lesson.table;
    if (is_table_at_step(lesson))
        model.sentence = sentence(current_step(lesson));
    else if (s.turn_count() > 0)
        model.sentence = turn_in_words(s, s.turn_count() - 1, voice);
    if (model.can_show_move) {
        model.task = s.full_state()->next_known_move_in_words(voice);
        model.next_controls = s.full_state()->controls_of_next_known_move(voice);
    }
    model.text_read = lesson.text_read;
    if (lesson.last_move_refused) model.note = voice.say("lesson.strayed");
    return model;
}

std::vector<pages::SheetItem> lesson_rows(const App& app, const std::string& game) {
    const std::size_t steps = steps_of(game);
    if (steps == 0) return {};
    const Voice voice = voice_of(app);
    const scores::GameProgress learned =
        scores::progress_in_game(app.feature_data.get<scores::LearningProgress>(), game);
    const std::string detail = learned.lesson_step > 0
        ? voice.say("lesson.goes_on", {std::to_string(learned.lesson_step + 1), std::to_string(steps)})
        : voice.say(learned.lesson_finished ? "lesson.done" : "lesson.minutes");
    return {pages::row_item("lesson-" + game, voice.say("lesson.name", {voice.say("game." + game)}), detail,
        learned.lesson_finished ? ui::Icon::check : ui::Icon::help)};
}

bool table_offers_lesson(const App& app) {
    if (table_on_page(app) == nullptr || app.screens.sheet() != nullptr) return false;
    const games::GameTable& s = *app.table;
    const std::string game(s.game_name());
    if (!s.newly_dealt || human_count(s) != 1 || s.full_state() == nullptr || steps_of(game) == 0) return false;
    // Players who start a game by its address or as today's deal know the game already.
    if (app.set_up.game != game || app.feature_data.get<scores::LearningProgress>().games.count(game) > 0) return false;
    for (std::size_t i = 0; i < s.full_state()->known_move_count(); ++i)
        if (is_human(s, s.public_turn(i).seat)) return false;
    return true;
}

void decline_lesson(App& app) {
    if (!app.table) return;
    const std::string game(app.table->game_name());
    const scores::GameProgress learned =
        scores::progress_in_game(app.feature_data.get<scores::LearningProgress>(), game);
    note_lesson_progress(app, game, learned.lesson_step, learned.lesson_finished);
}

namespace {

void open_named(App& app, const std::string& game, const a11y::Action&) { open_lesson(app, game); }

void pass_over(App& app, const std::string&, const a11y::Action&) { decline_lesson(app); }

constexpr Command lessons_commands[]{{"lesson-", open_named}, {"no_lesson", pass_over}};

} // namespace

constinit const Feature lessons_feature{.commands = lessons_commands,
    .stored_documents = std::span(&learning_document, 1),
    .launch_parameter = {.name = "lesson", .command = "lesson-"}};

} // namespace palazzo::app
