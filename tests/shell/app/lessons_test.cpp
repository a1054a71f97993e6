// Lessons are offered, taken to their end, left and continued. They don't count as games.
#include "shell/app/lessons/lessons.hpp"
#include "tests/english.hpp"
#include "tests/shell/app/lessons.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/headless.hpp"

#include <algorithm>

namespace palazzo::app::test {
namespace {

std::size_t moves_of(const App& app) {
    return with_local([](const auto& s) { return s.match.turn_count(); }, *lesson_on(app)->table);
}

std::size_t last_of(const App& app) { return lessons::lesson_of(lesson_on(app)->game).steps.size() - 1; }

} // namespace

TEST_CASE("Every lesson can be taken to its end by making the requested moves, and leads to a game", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started(fake);
    each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        INFO(game);
        dispatch(app, {"puzzles", ""});
        dispatch(app, {"lesson-" + game, ""});
        REQUIRE(page_on(app) == "lesson");
        while (lesson_on(app)->step < last_of(app)) {
            let_others_move(app);
            const pages::LessonModel model = lesson_model(app);
            CHECK(has_words(game + ".lesson." + std::string(step_of(*lesson_on(app)).say)));
            CHECK(model.can_show == !step_of(*lesson_on(app)).read);
            CHECK(model.task.empty() == step_of(*lesson_on(app)).read);
            take_steps(app, lesson_on(app)->step + 1);
        }
        CHECK(lesson_model(app).play == "play:" + game);
        CHECK(scores::learned_of(app.feature_data.of<scores::Learning>(), game).finished);
        dispatch(app, {"play:" + game, ""});
        CHECK(page_on(app) == "table");
        CHECK_FALSE(lesson_on(app));
        CHECK_FALSE(offers_lesson(app));
        app.screens.close_all();
    });
    CHECK(keys(fake, finished_prefix).empty());
    CHECK(app.feature_data.of<scores::Statistics>().outcomes.empty());
}

TEST_CASE("A legal move that the lesson didn't request is refused, and a line says that the rules allow it",
    "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"lesson-palace", ""});
    take_steps(app, 1);
    const std::size_t before = moves_of(app);
    play_it(app, false);
    CHECK(moves_of(app) == before);
    CHECK(lesson_on(app)->step == 1);
    CHECK(lesson_model(app).note == say(Message{"lesson.strayed", {}}));
    CHECK(was_said(fake, "You may play that, too."));
    play_it(app, true);
    CHECK(lesson_on(app)->step == 2);
    CHECK(lesson_model(app).note.empty());
}

TEST_CASE("A lesson that was left continues at its step, also after a new start", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"lesson-palindromes", ""});
    take_steps(app, 3);
    const std::size_t moves = moves_of(app);
    dispatch(app, {"close", ""});
    CHECK(page_on(app) == "home");
    CHECK(sheet_on(app) == "puzzles");
    App again = started(fake);
    REQUIRE(lesson_rows(again, "palindromes").size() == 1);
    CHECK(lesson_rows(again, "palindromes").front().detail == "Goes on at step 4 of 8");
    dispatch(again, {"lesson-palindromes", ""});
    CHECK(lesson_on(again)->step == 3);
    CHECK(moves_of(again) == moves);
}

TEST_CASE("A completed lesson starts again at the beginning", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"lesson-palindromes", ""});
    take_steps(app, last_of(app));
    dispatch(app, {"close", ""});
    CHECK(lesson_rows(app, "palindromes").front().detail == say(Message{"lesson.done", {}}));
    dispatch(app, {"lesson-palindromes", ""});
    CHECK(lesson_on(app)->step == 0);
    dispatch(app, {"close", ""});
    CHECK(scores::learned_of(started(fake).feature_data.of<scores::Learning>(), "palindromes").finished);
}

TEST_CASE(
    "The lesson is offered in the first game of its kind, until the player moves or declines it", "[app][lessons]") {
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"play:palindromes", ""});
    CHECK(offers_lesson(app));
    dispatch(app, {"no_lesson", ""});
    CHECK_FALSE(offers_lesson(app));
    App later = started(fake);
    dispatch(later, {"play:palindromes", ""});
    CHECK_FALSE(offers_lesson(later));
    dispatch(later, {"menu", ""});
    later.screens.close_all();
    dispatch(later, {"play:palace", ""});
    CHECK(offers_lesson(later));
}

TEST_CASE("A lesson taken from the table leads back to the waiting game", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"play:palindromes", ""});
    const std::string game = record_text(app);
    dispatch(app, {"lesson-palindromes", ""});
    REQUIRE(page_on(app) == "lesson");
    take_steps(app, last_of(app));
    dispatch(app, {"play:palindromes", ""});
    CHECK(page_on(app) == "table");
    CHECK(record_text(app) == game);
    CHECK_FALSE(offers_lesson(app));
}

TEST_CASE("The address may request a lesson", "[app][lessons]") {
    FakePlatform fake;
    App app = started(fake);
    CHECK(apply_launch_options(app, {{"lesson", "palindromes"}}));
    CHECK(page_on(app) == "lesson");
    App none = started(fake);
    CHECK_FALSE(apply_launch_options(none, {{"lesson", "nothing"}}));
    CHECK(page_on(none) == "home");
}

TEST_CASE("A lesson's text that was closed opens again on request, and with the next step", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started(fake);
    dispatch(app, {"puzzles", ""});
    dispatch(app, {"lesson-palace", ""});
    let_others_move(app);
    CHECK_FALSE(lesson_model(app).text_read);
    dispatch(app, {"lesson_text", ""});
    CHECK(lesson_model(app).text_read);
    dispatch(app, {"lesson_text", ""});
    CHECK_FALSE(lesson_model(app).text_read);
    dispatch(app, {"lesson_text", ""});
    take_steps(app, 1);
    CHECK_FALSE(lesson_model(app).text_read);
}

} // namespace palazzo::app::test
