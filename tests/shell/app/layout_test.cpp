// Tables with every number of seats, in windows of all kinds: controls are within the window, large enough for a
// finger, and not covered.
#include "shell/app/puzzles/puzzles.hpp"
#include "tests/rounds.hpp"
#include "tests/shell/app/lessons.hpp"
#include "tests/shell/app/scores.hpp"
#include "tests/shell/headless.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace palazzo::app::test {
namespace {

struct Window {
    float width;
    float height;
};
constexpr std::array windows{
    Window{360, 640}, Window{390, 844}, Window{844, 390}, Window{820, 1180}, Window{1440, 900}, Window{2560, 1080}};
/// The screen of the smallest phone. A table fits into it as long as no extra bar takes room.
constexpr Window smallest{320, 568};

constexpr float least_touched = 44;
constexpr float rounding = 0.51F; ///< Tolerance in pixels, because places are rounded to whole pixels.

/// The program in an invisible window, whose size can change.
class Running {
  public:
    Running() : app(started_app(fake)) {
        app.settings.speed = Speed::off;
        app.fonts = window_.theme().font;
    }
    /// Draws at least three frames, until a frame has its controls where the frame before it had them: a sheet that
    /// opens moves its controls for some frames.
    void draw_until_still(Window window) {
        std::vector<ui::Rect> before;
        for (int frame = 0; frame < 20; ++frame) {
            fake.now += 0.3;
            ImGui::GetIO().DisplaySize = {window.width, window.height};
            window_.draw_frame([this] { run_frame(app); });
            std::vector<ui::Rect> after;
            for (const ui::Pressable& one : app.presses.shown.controls) after.push_back(one.reach);
            if (frame >= 2 && after == before) return;
            before = std::move(after);
        }
        FAIL("controls that stay where they are");
    }
    FakePlatform fake;
    shell_test::HeadlessWindow window_;
    App app;
};

/// Returns the record of a game of one human against bots. Its table is uncovered, because a lone human has no curtain.
std::string table(const std::string& game, const std::string& preset, int players, bool fixed) {
    std::string seats = person_seat;
    for (int i = 1; i < players; ++i) seats += "," + medium_bot_seat;
    const std::string options = fixed ? "{}" : R"({"players":)" + std::to_string(players) + "}";
    return R"({"format":1,"game":")" + game + R"(","preset":")" + preset + R"(","options":)" + options
        + R"(,"deal":{"seed":"7"},"seats":[)" + seats + "]}";
}

/// Returns whether a control is the background behind the cards, which takes presses that hit nothing else.
bool is_ground(const ui::Rect& r, Window window) { return r.w * r.h > window.width * window.height * 0.6F; }

/// Returns whether a button is completely on a sheet, so that both take presses there.
bool lies_on(const ui::Rect& button, const ui::Rect& sheet) { return ui::intersection(button, sheet) == button; }

std::string in_words(const ui::Rect& r) {
    const auto whole = [](float n) { return std::to_string(static_cast<int>(n)); };
    return whole(r.w) + " by " + whole(r.h) + " at " + whole(r.x) + ", " + whole(r.y);
}

/// Returns what is wrong with the controls in a window; empty if nothing is.
std::string fault_in(const ui::Presses& presses, Window window) {
    std::vector<ui::Rect> controls;
    for (const ui::Pressable& one : presses.shown.controls)
        if (!is_ground(one.reach, window)) controls.push_back(one.reach);
    if (controls.empty()) return "nothing can be pressed";
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const ui::Rect& r = controls[i];
        if (r.w < least_touched - rounding || r.h < least_touched - rounding) return "too small: " + in_words(r);
        const bool inside = r.x > -rounding && r.y > -rounding && r.right() < window.width + rounding
            && r.bottom() < window.height + rounding;
        if (!inside) return "outside: " + in_words(r);
        for (std::size_t j = 0; j < i; ++j)
            if (rects_overlap(r.inset(rounding), controls[j].inset(rounding)) && !lies_on(r, controls[j]))
                return in_words(r) + " lies over " + in_words(controls[j]);
    }
    return {};
}

/// Calls `visit` for each preset of a game and each number of seats that the preset allows. In a short run, only the
/// first preset has all numbers of seats; each other one has the smallest, the largest and one between them.
template <class G, class Visit>
void each_table(const G& rules, Visit&& visit) {
    int turn = 0;
    for (const auto& preset : rules.presets()) {
        const auto [least, most] = rules.seat_range(preset.options);
        const int between = least + 1 + turn % std::max(most - least - 1, 1);
        for (int players = least; players <= most; ++players)
            if (is_long_run() || turn == 0 || players == least || players == most || players == between)
                visit(preset.name, players, least == most);
        ++turn;
    }
}

} // namespace

TEST_CASE("On every table, in every window, all controls are large enough, inside the window and uncovered",
    "[app][layout]") {
    Running run;
    for_each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        each_table(rules, [&](const std::string& preset, int players, bool fixed) {
            REQUIRE(open_record_text(run.app, table(game, preset, players, fixed)) == "");
            for (const int moves : {0, 3 * players}) {
                for (int i = 0; i < moves && !is_over(run.app); ++i) play_simple_move(run.app);
                if (is_over(run.app)) continue;
                std::vector<Window> all{windows.begin(), windows.end()};
                all.push_back(smallest);
                for (const Window window : all) {
                    run.draw_until_still(window);
                    INFO(game << " " << preset << ", " << players << " players, after " << moves << " moves, "
                              << window.width << " by " << window.height);
                    CHECK(fault_in(run.app.presses, window) == "");
                }
            }
            dispatch(run.app, {"home", ""});
        });
    });
}

TEST_CASE("In every language all controls of a table are reachable on a phone", "[app][layout][language]") {
    Running run;
    for (const i18n::Language& language : i18n::further_languages())
        run.fake.texts[std::string(language.code)] = *i18n::read_texts(language.text);
    for (const i18n::Language& language : i18n::languages()) {
        run.app.settings.language = language.code;
        apply_language(run.app);
        REQUIRE(run.fake.language == language.code);
        for_each_offered_game([&](const auto& rules) {
            const std::string game(rules.name);
            REQUIRE(
                open_record_text(run.app, table(game, rules.presets().front().name, 2, game == "palindromes")) == "");
            for (int i = 0; i < 6; ++i) play_simple_move(run.app);
            for (const Window window : {smallest, Window{360, 640}, Window{390, 844}, Window{844, 390}}) {
                run.draw_until_still(window);
                INFO(language.code << " " << game << ", " << window.width << " by " << window.height);
                CHECK(fault_in(run.app.presses, window) == "");
            }
            dispatch(run.app, {"home", ""});
        });
    }
}

TEST_CASE("Behind the curtain of a game by message all buttons are reachable", "[app][layout]") {
    Running run;
    const std::string two = person_seat + "," + person_seat;
    for (const Window window : {smallest, Window{360, 640}, Window{390, 844}, Window{844, 390}, Window{1440, 900}}) {
        REQUIRE(open_record_text(run.app, new_game_record("palindromes", "7", two)) == "");
        INFO(window.width << " by " << window.height);
        run.draw_until_still(window);
        CHECK(run.app.presses.shown.controls.size() >= 2);
        CHECK(fault_in(run.app.presses, window) == "");
        dispatch(run.app, {"send_turn", ""});
        dispatch(run.app, {"copy_link", ""});
        run.draw_until_still(window);
        CHECK(run.app.presses.shown.controls.size() >= 3);
        CHECK(fault_in(run.app.presses, window) == "");
    }
}

TEST_CASE("At every step of a lesson all controls are reachable, and the table is at least 300 units high, or 480 in "
          "a narrow window",
    "[app][layout]") {
    Running run;
    for_each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        dispatch(run.app, {"puzzles", ""});
        dispatch(run.app, {"lesson-" + game, ""});
        REQUIRE(shown_page_name(run.app) == "lesson");
        const std::size_t last = lessons::lesson_of(game).steps.size() - 1;
        for (std::size_t step = 0; step < last; ++step) {
            take_lesson_steps(run.app, step);
            // First the lesson's text is shown on a sheet over the table, and then the sheet is closed.
            for (const bool read : {false, true}) {
                for (const Window window : windows) {
                    run.draw_until_still(window);
                    INFO(game << ", step " << step << ", " << (read ? "read, " : "") << window.width << " by "
                              << window.height);
                    CHECK(fault_in(run.app.presses, window) == "");
                    CHECK(ui::screen_area().h >= (window.width < 700 ? 480.0F : 300.0F));
                }
                dispatch(run.app, {"lesson_text", ""});
            }
        }
        dispatch(run.app, {"close", ""});
        dispatch(run.app, {"home", ""});
    });
}

TEST_CASE("In every puzzle all controls are reachable", "[app][layout]") {
    Running run;
    for_each_offered_game([&](const auto& rules) {
        for (int number = 1; number <= 12; ++number) {
            const std::string puzzle = std::string(rules.name) + "-" + std::to_string(number);
            dispatch(run.app, {"puzzle-" + puzzle, ""});
            REQUIRE(shown_page_name(run.app) == "puzzle");
            for (const Window window : windows) {
                run.draw_until_still(window);
                INFO(puzzle << ", " << window.width << " by " << window.height);
                CHECK(fault_in(run.app.presses, window) == "");
            }
            dispatch(run.app, {"close", ""});
        }
    });
}

} // namespace palazzo::app::test
