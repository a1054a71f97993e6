// Long searches for a bot's move or a hint run in the background if the platform can do that, otherwise in slices
// between frames.
#include "shell/app/table/hint.hpp"
#include "shell/app/thinking/thinking.hpp"
#include "shell/games/palabra/readings.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

/// Returns a game of Palindromes between a bot, which moves first, and a human.
std::string against(const std::string& level) {
    for (std::uint64_t seed = 1;; ++seed) {
        Record record{
            "palindromes", "classic", Json::object(), deal_from_seed(seed), {}, {{true, "", "simple"}, {}}, {}};
        record.seats[1].level = level;
        const auto match = open_match(palindromes::Rules(), record);
        if (match->seats_to_act().has(1)) return write_record(record);
    }
}

struct Running {
    Running(const std::string& record, bool elsewhere) : app(make_app(fake)) {
        fake.searches_in_background = elsewhere;
        fake.stored["palazzo:settings"] = R"({"speed":2})";
        app.fonts = window_.theme().font;
        start_program(app);
        REQUIRE(open_record_text(app, record) == "");
        draw_frames(2);
    }
    void draw_frames(int n) {
        for (int i = 0; i < n; ++i) {
            fake.now += 0.1;
            window_.draw_frame([this] { wait = run_frame(app); });
        }
    }
    std::size_t moves() {
        return with_local_table([](const auto& s) { return s.match.turn_count(); }, *app.table);
    }
    std::string answer() {
        SearchTask task(fake.requested_searches.back());
        while (!task.run(64))
            ;
        return task.result();
    }

    FakePlatform fake;
    App app;
    double wait = 0;

  private:
    shell_test::HeadlessWindow window_;
};

} // namespace

TEST_CASE("A long search runs in the background, without frames, and its move is made when the result arrives",
    "[app][thinking]") {
    Running run(against("hard"), true);
    REQUIRE(run.fake.requested_searches.size() == 1);
    CHECK(run.moves() == 0);
    CHECK(is_thinking(run.app));
    run.draw_frames(5);
    CHECK(run.wait < 0);
    CHECK(run.fake.requested_searches.size() == 1);
    handle_arrived_search_result(run.app, run.answer());
    CHECK_FALSE(is_thinking(run.app));
    run.draw_frames(1);
    CHECK(run.moves() == 1);
}

TEST_CASE("If searches can't run in the background, the program finds the same move itself", "[app][thinking]") {
    const auto played = [](bool elsewhere) {
        Running run(against("hard"), elsewhere);
        if (elsewhere) handle_arrived_search_result(run.app, run.answer());
        run.draw_frames(3);
        CHECK(run.moves() == 1);
        return record_text(run.app);
    };
    CHECK(played(false) == played(true));
}

TEST_CASE("After an invalid result of a search the game continues", "[app][thinking]") {
    for (const char* answer : {"{}", "nonsense", R"({"move":{"place":"JK","at":[0,0]},"best":null,"why":[]})"}) {
        Running run(against("hard"), true);
        handle_arrived_search_result(run.app, answer);
        run.draw_frames(1);
        CHECK(run.moves() == 1);
    }
}

TEST_CASE("If a search for a move or a hint fails in the background, the program runs it itself", "[app][thinking]") {
    const std::string thought_elsewhere = [] {
        Running run(against("hard"), true);
        handle_arrived_search_result(run.app, run.answer());
        run.draw_frames(1);
        return record_text(run.app);
    }();
    Running run(against("hard"), true);
    handle_arrived_search_result(run.app, "");
    CHECK(is_thinking(run.app));
    CHECK_FALSE(thinks_in_background(run.app));
    for (int i = 0; i < 10000 && run.moves() == 0; ++i) run.draw_frames(1);
    CHECK(record_text(run.app) == thought_elsewhere);

    dispatch(run.app, {"hint", ""});
    run.draw_frames(1);
    handle_arrived_search_result(run.app, "");
    for (int i = 0; i < 10000 && is_searching_hint(run.app); ++i) run.draw_frames(1);
    CHECK(notice_of(run.app).find("of 100 games") != std::string::npos);
}

TEST_CASE("Leaving the table cancels the search", "[app][thinking]") {
    Running run(against("master"), true);
    CHECK(run.fake.cancelled_searches == 0);
    dispatch(run.app, {"home", ""});
    run.draw_frames(1);
    CHECK(run.fake.cancelled_searches == 1);
    CHECK_FALSE(is_thinking(run.app));
    handle_arrived_search_result(run.app, "{}");
    CHECK_FALSE(run.app.pending_search);
}

TEST_CASE("A bot of a level without a long search moves at once", "[app][thinking]") {
    Running run(against("easy"), true);
    CHECK(run.fake.requested_searches.empty());
    CHECK(run.moves() == 1);
}

TEST_CASE("A hint lays its move out on the table, and is announced with its reason", "[app][thinking][hint]") {
    Running run(against("easy"), true);
    REQUIRE(run.moves() == 1);
    dispatch(run.app, {"hint", ""});
    run.draw_frames(1);
    REQUIRE(run.fake.requested_searches.size() == 1);
    handle_arrived_search_result(run.app, run.answer());
    run.draw_frames(1);
    CHECK_FALSE(is_searching_hint(run.app));
    CHECK(notice_of(run.app).find("of 100 games") != std::string::npos);
    CHECK(run.moves() == 1);
    const auto& session = local_table<palindromes::Rules>(*run.app.table);
    CHECK_FALSE(session.screen.picked.is_none());
    REQUIRE(session.screen.square);
}

TEST_CASE("A hint is shown until the position changes, and only at the table", "[app][thinking][hint]") {
    Running run(against("easy"), true);
    const auto shown = [&] {
        return with_local_table([&](const auto& s) { return shown_hint(run.app, s); }, *run.app.table);
    };
    dispatch(run.app, {"hint", ""});
    CHECK_FALSE(shown().empty());
    run.draw_frames(1);
    handle_arrived_search_result(run.app, run.answer());
    run.draw_frames(1);
    CHECK(shown().find("of 100 games") != std::string::npos);
    CHECK(home_model(run.app).notice.empty());
    auto& session = local_table<palindromes::Rules>(*run.app.table);
    Rng rng(1);
    REQUIRE_FALSE(session.match.play(0, session.match.rules().random_move(session.match.view(0), rng)));
    CHECK(shown().empty());
}

TEST_CASE("If passing is Palabra's best pre-play, a hint composes the word to play, which can be played at once",
    "[app][thinking][hint]") {
    // RIVET can't shave PLANE, whose first letter is worth more than any card of RIVET.
    Running run(
        R"({"format":1,"game":"palabra","preset":"classic","deal":{"cards":["Rgy","Iy","Vgy","Ey","Tgy","Sy2","Kgy2",
        "Pb3","Lrb","Ab","Nrb","Eb","Vb","Eb","Vr2","Eg","Ib","Er","Ey","Ig","Og","Oy","Ng","Sb","Ag","Ar","Ub2","Ugy"],
        "first":1,"short":true},"seats":[{"kind":"human"},{"kind":"bot","level":"simple"}],
        "moves":[{"seat":1,"move":{"pass":true}},{"seat":1,"move":{"word":["Pb3","Lrb","Ab","Nrb","Eb"]}}]})",
        true);
    const auto& session = local_table<palabra::Rules>(*run.app.table);
    REQUIRE(palabra::screen::is_in_pre_play(session.match.view(0)));
    dispatch(run.app, {"hint", ""});
    run.draw_frames(1);
    handle_arrived_search_result(run.app, run.answer());
    run.draw_frames(2);
    REQUIRE(run.fake.requested_searches.size() == 2);
    CHECK(run.moves() == 2);
    handle_arrived_search_result(run.app, run.answer());
    run.draw_frames(1);
    CHECK(notice_of(run.app).find("keeps") != std::string::npos);
    CHECK(session.screen.draft.cards.size() > 3);
    const auto mirror = run.app.shown_mirror;
    const auto plays = [](const a11y::Control& control) {
        return control.enabled && control.move.find("word") != std::string::npos;
    };
    CHECK(std::any_of(mirror.regions.begin(), mirror.regions.end(),
        [&](const auto& region) { return std::any_of(region.controls.begin(), region.controls.end(), plays); }));
}

TEST_CASE("There is no hint for a player who isn't to act", "[app][thinking][hint]") {
    Running run(against("hard"), true);
    dispatch(run.app, {"hint", ""});
    CHECK_FALSE(is_searching_hint(run.app));
}

} // namespace palazzo::app::test
