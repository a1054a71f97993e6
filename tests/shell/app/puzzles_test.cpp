// Puzzles can be solved, failed and started again, and are marked as solved. They don't count as games.
#include "engine/puzzles/solve.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/saves/backup.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"
#include "tests/shell/headless.hpp"

#include <algorithm>

namespace palazzo::app::test {
namespace {

using State = pages::PuzzleModel::PuzzleStatus;

State state_of(const App& app) { return puzzle_model(app).state; }

/// Makes the moves of the puzzle's only solution or, if `well` is false, a move with which the goal is missed.
void play_it(App& app, bool well) {
    with_local_table(
        [&](auto& s) {
            const auto& rules = s.match.rules();
            const puzzles::PuzzleTask task{current_puzzle(app)->puzzle.goal, current_puzzle(app)->puzzle.amount};
            const auto found = puzzles::find_solutions(rules, s.match.state(), s.viewer, task);
            REQUIRE(found);
            const auto solution = found->lines.front();
            const auto play = [&](const auto& move) {
                s.proposal = move;
                make_move_in_puzzle(app);
            };
            if (well) {
                for (const auto& move : solution) play(move);
                return;
            }
            for (const auto& move : rules.legal_moves(s.match.view(s.viewer))) {
                auto after = s.match;
                REQUIRE_FALSE(after.play(s.viewer, move));
                if (puzzles::puzzle_verdict(rules, s.match.state(), after.state(), s.viewer, task)
                    != puzzles::PuzzleVerdict::failed)
                    continue;
                return play(move);
            }
            FAIL("some move misses the goal");
        },
        *current_puzzle(app)->table);
}

bool has_control(const a11y::Mirror& mirror, const std::string& id) {
    return std::any_of(mirror.regions.begin(), mirror.regions.end(), [&](const a11y::Region& region) {
        return std::any_of(region.controls.begin(), region.controls.end(),
            [&](const a11y::Control& control) { return control.id == id && control.enabled; });
    });
}

std::size_t moves_of(const App& app) {
    return with_local_table([](const auto& s) { return s.match.turn_count(); }, *current_puzzle(app)->table);
}

} // namespace

TEST_CASE("The home screen leads to the list of a game's puzzles, and to each of them", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(home_row_text(app, "puzzles") == "0 of 36 solved");
    dispatch(app, {"puzzles", ""});
    // The sheet has a sentence, and for each of the three games a row for its lesson and a row for its puzzles.
    CHECK(sheet_model(app).items.size() == 7);
    dispatch(app, {"puzzles-palace", ""});
    REQUIRE(shown_sheet_name(app) == "puzzles_of");
    CHECK(sheet_model(app).items.size() == 12);
    dispatch(app, {"puzzle-palace-3", ""});
    REQUIRE(shown_page_name(app) == "puzzle");
    CHECK(puzzle_model(app).title == "Palace · Puzzle 3 of 12");
    CHECK(puzzle_model(app).goal == "Get rid of all your cards this turn.");
    CHECK_FALSE(puzzle_model(app).begun);
    dispatch(app, {"close", ""});
    CHECK(shown_page_name(app) == "home");
    CHECK(shown_sheet_name(app) == "puzzles_of");
    CHECK_FALSE(current_puzzle(app));
}

TEST_CASE("Every puzzle of every game can be solved, is marked as solved, and leads to the next", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    for_each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        dispatch(app, {"puzzle-" + game + "-1", ""});
        for (int number = 1; number <= 12; ++number) {
            INFO(game << " " << number);
            REQUIRE(current_puzzle(app));
            CHECK(current_puzzle(app)->number == number);
            CHECK_FALSE(scores::is_puzzle_solved(app.feature_data.get<scores::LearningProgress>(), game, number));
            play_it(app, true);
            CHECK(state_of(app) == State::solved);
            CHECK(scores::is_puzzle_solved(app.feature_data.get<scores::LearningProgress>(), game, number));
            CHECK(puzzle_model(app).has_next == (number < 12));
            if (number < 12) dispatch(app, {"puzzle_next", ""});
        }
    });
    CHECK(was_said(fake, "Solved!"));
    CHECK(home_row_text(app, "puzzles") == "36 of 36 solved");
    CHECK(home_row_text(started_app(fake), "puzzles") == "36 of 36 solved");
}

TEST_CASE("After a move that misses the goal the puzzle has failed, and can be tried again", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    for_each_offered_game([&](const auto& rules) {
        dispatch(app, {"puzzle-" + std::string(rules.name) + "-2", ""});
        const std::size_t before = moves_of(app);
        play_it(app, false);
        CHECK(state_of(app) == State::failed);
        CHECK(moves_of(app) > before);
        CHECK(has_control(app.screens.page()->current_mirror(app), "puzzle_again"));
        dispatch(app, {"puzzle_again", ""});
        CHECK(state_of(app) == State::open);
        CHECK(moves_of(app) == before);
        CHECK_FALSE(has_control(app.screens.page()->current_mirror(app), "puzzle_again"));
        play_it(app, true);
        CHECK(state_of(app) == State::solved);
    });
    CHECK(was_said(fake, "Not this way."));
}

TEST_CASE("A puzzle is not a game: it is neither stored nor counted", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"puzzle-palace-1", ""});
    play_it(app, true);
    dispatch(app, {"close", ""});
    CHECK(stored_keys(fake, slot_key_prefix).empty());
    CHECK(stored_keys(fake, finished_key_prefix).empty());
    CHECK(current_game_id(app.services.store).empty());
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.empty());
    CHECK(home_model(app).saved == 0);
    CHECK(home_model(app).resume_title.empty());
}

TEST_CASE("The text mirror of a puzzle shows the goal, the table's moves and the puzzle's controls", "[app][puzzles]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"puzzle-palindromes-1", ""});
    const a11y::Mirror open = app.screens.page()->current_mirror(app);
    CHECK(open.regions.front().lines.front() == "Make two palindromes with one card.");
    CHECK(open.regions.size() > 2);
    CHECK(has_control(open, "puzzle_next"));
    play_it(app, true);
    const a11y::Mirror solved = app.screens.page()->current_mirror(app);
    CHECK(solved.regions.front().lines.back() == "Solved!");
    for (std::size_t i = 1; i < solved.regions.size(); ++i) CHECK(solved.regions[i].controls.empty());
}

TEST_CASE("Solved puzzles are part of a backup", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"puzzle-palace-4", ""});
    play_it(app, true);
    FakePlatform other;
    App there = started_app(other);
    dispatch(there, {"puzzle-palace-5", ""});
    play_it(there, true);
    import_backup(there, *parse_json(write_backup(app.services.store)));
    CHECK(scores::is_puzzle_solved(there.feature_data.get<scores::LearningProgress>(), "palace", 4));
    CHECK(scores::is_puzzle_solved(there.feature_data.get<scores::LearningProgress>(), "palace", 5));
}

TEST_CASE("If different puzzles are solved in two tabs, all of them are stored as solved", "[app][puzzles]") {
    FakePlatform fake;
    App one = started_app(fake);
    App two = started_app(fake);
    CHECK(note_solved_puzzle(one, "palace", 1));
    CHECK(note_solved_puzzle(two, "palace", 2));
    CHECK(started_app(fake).feature_data.get<scores::LearningProgress>().games["palace"].solved_puzzles
        == std::set<int>{1, 2});
}

TEST_CASE("A request for an unknown puzzle opens nothing", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    for (const char* id : {"puzzle-", "puzzle-palace", "puzzle-palace-", "puzzle-palace-0", "puzzle-palace-13",
             "puzzle-palace-99999999999", "puzzle-nothing-1", "puzzles-nothing", "puzzle-palace--1"}) {
        dispatch(app, {id, ""});
        CHECK(shown_page_name(app) == "home");
        CHECK(shown_sheet_name(app) == "");
    }
}

TEST_CASE("The page's address may request a puzzle", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(apply_launch_options(app, {{"puzzle", "palindromes-2"}}));
    CHECK(shown_page_name(app) == "puzzle");
    App none = started_app(fake);
    CHECK_FALSE(apply_launch_options(none, {{"puzzle", "nothing-2"}}));
    CHECK(shown_page_name(none) == "home");
}

TEST_CASE("A failed puzzle whose goal is a number says how much was reached", "[app][puzzles]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"puzzle-palabra-1", ""});
    play_it(app, false);
    const std::string far = std::to_string(current_puzzle(app)->amount_reached) + " of "
        + std::to_string(current_puzzle(app)->puzzle.amount);
    CHECK(puzzle_model(app).outcome == "Not this way: " + far + ".");
    CHECK(was_said(fake, far));
    dispatch(app, {"puzzle-palace-1", ""});
    play_it(app, false);
    CHECK(puzzle_model(app).outcome == "Not this way.");
}

TEST_CASE("During a puzzle the rules of its game can be opened, and a hint explains the goal", "[app][puzzles]") {
    const shell_test::HeadlessWindow screen;
    FakePlatform fake;
    App app = started_app(fake);
    for (const char* game : {"palace", "palabra", "palindromes"}) {
        dispatch(app, {std::string("puzzle-") + game + "-1", ""});
        CHECK(has_control(app.screens.page()->current_mirror(app), "rules"));
        CHECK(has_control(app.screens.page()->current_mirror(app), "puzzle_hint"));
        dispatch(app, {"puzzle_hint", ""});
        CHECK(notice_of(app).size() > 20);
        dispatch(app, {"rules", ""});
        CHECK(shown_sheet_name(app) == "rules");
        CHECK(sheet_model(app).items.size() > 5);
        dispatch(app, {"close", ""});
        CHECK(shown_page_name(app) == "puzzle");
        CHECK(shown_sheet_name(app) == "");
    }
}

} // namespace palazzo::app::test
