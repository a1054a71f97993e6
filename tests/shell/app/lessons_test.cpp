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
    return with_local_table([](const auto& s) { return s.match.turn_count(); }, *current_lesson(app)->table);
}

std::size_t last_of(const App& app) { return lessons::lesson_of(current_lesson(app)->game).steps.size() - 1; }

} // namespace

TEST_CASE("Every lesson can be taken to its end by making the requested moves, and leads to a game", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    for_each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        INFO(game);
        dispatch(app, {"puzzles", ""});
        dispatch(app, {"lesson-" + game, ""});
        REQUIRE(shown_page_name(app) == "lesson");
        while (current_lesson(app)->step < last_of(app)) {
            let_others_move(app);
            const pages::LessonModel model = lesson_model(app);
            CHECK(has_english_text(game + ".lesson." + std::string(current_step(*current_lesson(app)).text_id)));
            CHECK(model.can_show_move == !current_step(*current_lesson(app)).is_only_read);
            CHECK(model.task.empty() == current_step(*current_lesson(app)).is_only_read);
            take_lesson_steps(app, current_lesson(app)->step + 1);
        }
        CHECK(lesson_model(app).play_action == "play:" + game);
        CHECK(scores::progress_in_game(app.feature_data.get<scores::LearningProgress>(), game).lesson_finished);
        dispatch(app, {"play:" + game, ""});
        CHECK(shown_page_name(app) == "table");
        CHECK_FALSE(current_lesson(app));
        CHECK_FALSE(table_offers_lesson(app));
        app.screens.close_all();
    });
    CHECK(stored_keys(fake, finished_key_prefix).empty());
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.empty());
}

TEST_CASE("A legal move that the lesson didn't request is refused, and a line says that the rules allow it",
    "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"lesson-palace", ""});
    take_lesson_steps(app, 1);
    const std::size_t before = moves_of(app);
    play_lesson_move(app, false);
    CHECK(moves_of(app) == before);
    CHECK(current_lesson(app)->step == 1);
    CHECK(lesson_model(app).note == say(Message{"lesson.strayed", {}}));
    CHECK(was_said(fake, "You may play that, too."));
    play_lesson_move(app, true);
    CHECK(current_lesson(app)->step == 2);
    CHECK(lesson_model(app).note.empty());
}

TEST_CASE("Whoever presses the controls at which a lesson's arrows point makes the requested move", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    for_each_offered_game([&](const auto& rules) {
        INFO(rules.name);
        dispatch(app, {"lesson-" + std::string(rules.name), ""});
        while (current_lesson(app)->step < last_of(app)) {
            let_others_move(app);
            const std::size_t step = current_lesson(app)->step;
            INFO(step);
            if (current_step(*current_lesson(app)).is_only_read) {
                CHECK(lesson_model(app).next_controls.empty());
                dispatch(app, {"lesson_next", ""});
            }
            for (int presses = 0; presses < 12 && current_lesson(app)->step == step; ++presses) {
                const auto controls = lesson_model(app).next_controls;
                REQUIRE_FALSE(controls.empty());
                app.screens.page()->use_table_control(app, {controls.front(), ""});
            }
            REQUIRE(current_lesson(app)->step == step + 1);
        }
        app.screens.close_all();
    });
}

TEST_CASE("A lesson that was left continues at its step, even after the program was started again", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"lesson-palindromes", ""});
    take_lesson_steps(app, 3);
    const std::size_t moves = moves_of(app);
    dispatch(app, {"close", ""});
    CHECK(shown_page_name(app) == "home");
    CHECK(shown_sheet_name(app) == "puzzles");
    App again = started_app(fake);
    REQUIRE(lesson_rows(again, "palindromes").size() == 1);
    CHECK(lesson_rows(again, "palindromes").front().detail == "Goes on at step 4 of 8");
    dispatch(again, {"lesson-palindromes", ""});
    CHECK(current_lesson(again)->step == 3);
    CHECK(moves_of(again) == moves);
}

TEST_CASE("A completed lesson starts again at the beginning", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"lesson-palindromes", ""});
    take_lesson_steps(app, last_of(app));
    dispatch(app, {"close", ""});
    CHECK(lesson_rows(app, "palindromes").front().detail == say(Message{"lesson.done", {}}));
    dispatch(app, {"lesson-palindromes", ""});
    CHECK(current_lesson(app)->step == 0);
    dispatch(app, {"close", ""});
    CHECK(scores::progress_in_game(started_app(fake).feature_data.get<scores::LearningProgress>(), "palindromes")
              .lesson_finished);
}

TEST_CASE("A card game's lesson is offered the first time that the player opens this card game, until it is declined",
    "[app][lessons]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palindromes", ""});
    CHECK(table_offers_lesson(app));
    dispatch(app, {"no_lesson", ""});
    CHECK_FALSE(table_offers_lesson(app));
    App later = started_app(fake);
    dispatch(later, {"play:palindromes", ""});
    CHECK_FALSE(table_offers_lesson(later));
    dispatch(later, {"menu", ""});
    later.screens.close_all();
    dispatch(later, {"play:palace", ""});
    CHECK(table_offers_lesson(later));
}

TEST_CASE("A lesson taken from the table leads back to the waiting game", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"play:palindromes", ""});
    const std::string game = record_text(app);
    dispatch(app, {"lesson-palindromes", ""});
    REQUIRE(shown_page_name(app) == "lesson");
    take_lesson_steps(app, last_of(app));
    dispatch(app, {"play:palindromes", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK(record_text(app) == game);
    CHECK_FALSE(table_offers_lesson(app));
}

TEST_CASE("The page's address may request a lesson", "[app][lessons]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(apply_launch_options(app, {{"lesson", "palindromes"}}));
    CHECK(shown_page_name(app) == "lesson");
    App none = started_app(fake);
    CHECK_FALSE(apply_launch_options(none, {{"lesson", "nothing"}}));
    CHECK(shown_page_name(none) == "home");
}

TEST_CASE("A lesson's text that was closed opens again on request, and with the next step", "[app][lessons]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"puzzles", ""});
    dispatch(app, {"lesson-palace", ""});
    let_others_move(app);
    CHECK_FALSE(lesson_model(app).text_read);
    dispatch(app, {"lesson_text", ""});
    CHECK(lesson_model(app).text_read);
    dispatch(app, {"lesson_text", ""});
    CHECK_FALSE(lesson_model(app).text_read);
    dispatch(app, {"lesson_text", ""});
    take_lesson_steps(app, 1);
    CHECK_FALSE(lesson_model(app).text_read);
}

} // namespace palazzo::app::test
