#include "shell/app/lessons/lessons.hpp"

#include "shell/app/resources/resources.hpp"
#include "shell/app/scores/kept.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/table/log.hpp"
#include "shell/tables/open.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

using i18n::Voice;
using lessons::lesson_of;

std::size_t steps_of(const std::string& game) { return lesson_of(game).steps.size(); }

std::size_t moves_made(const LessonOnTable& lesson) { return lesson.table->turn_count(); }

bool is_last_step(const LessonOnTable& lesson) { return lesson.step + 1 == steps_of(lesson.game); }

void keep_step(App& app) {
    const LessonOnTable& lesson = *app.lesson;
    // Whoever takes it again begins at the beginning.
    const bool finished = is_last_step(lesson);
    note_lesson(app, lesson.game, finished ? 0 : static_cast<int>(lesson.step), finished);
}

void put_lesson_on_table(App& app, const std::string& game, const Record& record) {
    auto table = games::open_table("", record);
    if (!table) return notify(app, pages::verbatim(voice_of(app).line(table.problem())));
    const auto step = static_cast<std::size_t>(scores::learned_of(app.learning, game).lesson);
    LessonOnTable lesson{*std::move(table), game, step < steps_of(game) ? step : 0};
    lesson.back = app.page == Page::table ? Page::table : Page::home;
    lesson.table->authority()->go_to(step_of(lesson).at);
    app.lesson = std::move(lesson);
    app.page = Page::lesson;
    app.sheet = SheetKind::none;
    keep_step(app);
}

void close_lesson(App& app) {
    app.page = app.lesson->back;
    app.sheet = app.page == Page::home ? SheetKind::puzzles : SheetKind::none;
    app.lesson.reset();
    if (app.page == Page::table) app.table->fresh = true;
}

/// Now for a game of one's own: the one that waits under the lesson; false: a new one is to be begun.
bool play_after_lesson(App& app) {
    const bool waits = app.lesson->back == Page::table;
    close_lesson(app);
    app.sheet = SheetKind::none;
    return waits;
}

/// Puts together what is asked for, so that only the button is left to press.
void show_how(App& app) {
    app.lesson->strayed = false;
    app.lesson->table->authority()->suggest_next_known();
}

bool act_on_bar(App& app, const a11y::Action& action) {
    if (app.page != Page::lesson || app.sheet != SheetKind::none) return false;
    const LessonOnTable& lesson = *app.lesson;
    if (action.id == "lesson_show" && asks_for_move(lesson))
        show_how(app);
    else if (action.id == "lesson_text")
        app.lesson->text_read = !app.lesson->text_read;
    else if (action.id == "lesson_next" && is_at_step(lesson) && step_of(lesson).read && !is_last_step(lesson))
        go_on_in_lesson(app);
    else if (action.id == "play:" + lesson.game)
        return play_after_lesson(app);
    else if (action.id == "close")
        close_lesson(app);
    else
        return false;
    return true;
}

} // namespace

const lessons::Step& step_of(const LessonOnTable& lesson) { return lesson_of(lesson.game).steps[lesson.step]; }

bool is_at_step(const LessonOnTable& lesson) { return moves_made(lesson) == step_of(lesson).at; }

bool asks_for_move(const LessonOnTable& lesson) { return is_at_step(lesson) && !step_of(lesson).read; }

void go_on_in_lesson(App& app) {
    LessonOnTable& lesson = *app.lesson;
    expect(!is_last_step(lesson), "a step that another one follows");
    ++lesson.step;
    lesson.strayed = false;
    lesson.text_read = false;
    keep_step(app);
}

void open_lesson(App& app, const std::string& game) {
    if (steps_of(game) == 0) return;
    const auto record = read_record(lesson_of(game).record);
    expect(static_cast<bool>(record), "a lesson's record");
    if (wait_for_words(app, game, record->options, {{"lesson-" + game, ""}, {}, {}})) return;
    put_lesson_on_table(app, game, *record);
}

bool act_on_lessons(App& app, const a11y::Action& action) {
    if (act_on_bar(app, action)) return true;
    if (action.id == "no_lesson")
        pass_lesson_over(app);
    else if (const auto game = behind(action.id, "lesson-"))
        open_lesson(app, *game);
    else
        return false;
    return true;
}

pages::LessonModel lesson_model(const App& app) {
    const LessonOnTable& lesson = *app.lesson;
    const Voice voice = voice_of(app);
    const std::size_t steps = steps_of(lesson.game);
    pages::LessonModel model;
    model.game = lesson.game;
    model.title = voice.joined({voice.say("game." + lesson.game),
                                   voice.say("lesson.of", {std::to_string(lesson.step + 1), std::to_string(steps)})},
        "list.dot");
    const auto sentence = [&](const lessons::Step& step) {
        return voice.say(lesson.game + ".lesson." + std::string(step.say));
    };
    for (const lessons::Step& step : lesson_of(lesson.game).steps) model.all.push_back(sentence(step));
    model.can_go_on = is_at_step(lesson) && step_of(lesson).read && !is_last_step(lesson);
    model.can_show = asks_for_move(lesson);
    if (is_at_step(lesson) && is_last_step(lesson)) model.play = "play:" + lesson.game;
    const games::GameTable& s = *lesson.table;
    if (is_at_step(lesson))
        model.sentence = sentence(step_of(lesson));
    else if (s.turn_count() > 0)
        model.sentence = turn_in_words(s, s.turn_count() - 1, voice);
    if (model.can_show) model.task = s.authority()->next_known_in_words(voice);
    model.text_read = lesson.text_read;
    if (lesson.strayed) model.note = voice.say("lesson.strayed");
    return model;
}

std::vector<pages::SheetItem> lesson_rows(const App& app, const std::string& game) {
    const std::size_t steps = steps_of(game);
    if (steps == 0) return {};
    const Voice voice = voice_of(app);
    const scores::Learned learned = scores::learned_of(app.learning, game);
    const std::string detail = learned.lesson > 0
        ? voice.say("lesson.goes_on", {std::to_string(learned.lesson + 1), std::to_string(steps)})
        : voice.say(learned.finished ? "lesson.done" : "lesson.minutes");
    return {pages::row_item("lesson-" + game, voice.say("lesson.name", {voice.say("game." + game)}), detail,
        learned.finished ? ui::Icon::check : ui::Icon::help)};
}

bool offers_lesson(const App& app) {
    if (app.page != Page::table || !app.table || app.sheet != SheetKind::none) return false;
    const games::GameTable& s = *app.table;
    const std::string game(s.game());
    if (!s.begins || humans(s) != 1 || s.authority() == nullptr || steps_of(game) == 0) return false;
    // What an address or today's deal puts on the table was chosen by somebody who knows the game.
    if (app.set_up.game != game || app.learning.games.count(game) > 0) return false;
    for (std::size_t i = 0; i < s.authority()->known_turns(); ++i)
        if (is_human(s, s.turn(i).seat)) return false;
    return true;
}

void pass_lesson_over(App& app) {
    if (!app.table) return;
    const std::string game(app.table->game());
    const scores::Learned learned = scores::learned_of(app.learning, game);
    note_lesson(app, game, learned.lesson, learned.finished);
}

} // namespace palazzo::app
