// How statistics are shown on sheets.
#include "shell/app/statistics/statistics.hpp"
#include "shell/app/table_screen/result.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

/// Returns the figure with this label on the sheet, such as "3 of 4 (75 %)" for "Won"; "" if there is none.
std::string figure(const App& app, const std::string& label) {
    const auto sheet = sheet_model(app);
    for (const auto& item : sheet.items)
        if (item.kind == pages::SheetItem::ItemKind::figure && item.label == label) return item.detail;
    return "";
}

const pages::SheetItem* plot_in(const pages::SheetModel& sheet) {
    for (const auto& item : sheet.items)
        if (item.kind == pages::SheetItem::ItemKind::plot) return &item;
    return nullptr;
}

/// Returns a program that has counted four games of Palace, three of them won, and a game of Palabra that was lost with
/// 120 points.
App with_games(FakePlatform& fake) {
    App app = started_app(fake);
    for (int i = 0; i < 4; ++i) {
        auto one = palace_outcome("p" + std::to_string(i), 19000 + i);
        one.preset = i == 0 ? "house" : "classic";
        if (i == 1) one.places = {2, 1};
        one.largest_pile_taken = 5 + i;
        one.seconds = 50 + 3600 * (i / 3); // three short games and a long one
        add_to_statistics(app, one);
    }
    auto words = palace_outcome("w", 19010);
    words.game = "palabra";
    words.preset = "classic";
    words.seats[1] = {false, "Otto", "easy"};
    words.places = {2, 1};
    words.points = {120, 130};
    words.best_play = scores::BestPlay{"QUARTZ", 48};
    add_to_statistics(app, words);
    return app;
}

} // namespace

TEST_CASE("Until a game is finished, the sheet of statistics shows an explanation instead of figures",
    "[app][scores][statistics]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"statistics", ""});
    REQUIRE(shown_sheet_name(app) == "statistics");
    REQUIRE(sheet_model(app).items.size() == 1);
    CHECK(figure(app, "Won").empty());
}

TEST_CASE("All games are counted together, and each game separately", "[app][scores][statistics]") {
    FakePlatform fake;
    App app = with_games(fake);
    dispatch(app, {"statistics", ""});
    CHECK(figure(app, "Won") == "3 of 5 (60 %)");
    CHECK(figure(app, "Wins in a row") == "0 now, 2 at best");
    // The playing time of the one game of Palabra is unknown.
    CHECK(figure(app, "Playing time") == "16 min a game, 1 h 3 min in all");
    CHECK(figure(app, "Best score").empty()); // points of different games can't be compared
    dispatch(app, {"statistics_game", "1"});
    CHECK(figure(app, "Won") == "3 of 4 (75 %)");
    CHECK(figure(app, "Places") == "1st: 3, 2nd: 1");
    CHECK(figure(app, "Largest pile picked up") == "8 cards");
    CHECK(figure(app, "House") == "1 of 1 (100 %)");
    CHECK(figure(app, "Rosa (Hard)") == "3 of 4 (75 %)");
    CHECK(figure(app, "Hard") == "3 of 4 (75 %)");
    dispatch(app, {"statistics_game", "2"});
    CHECK(figure(app, "Best score") == "120");
    CHECK(figure(app, "Best move") == "QUARTZ, 48 points");
    CHECK(figure(app, "Otto (Easy)") == "0 of 1 (0 %)");
    dispatch(app, {"statistics_game", "0"});
    CHECK(figure(app, "Won") == "3 of 5 (60 %)");
}

TEST_CASE("Wins over time are plotted once there are a few games", "[app][scores][statistics]") {
    FakePlatform fake;
    App app = with_games(fake);
    dispatch(app, {"statistics", ""});
    const auto all = sheet_model(app);
    REQUIRE(plot_in(all) != nullptr);
    CHECK(plot_in(all)->plot.lines == std::vector<std::vector<int>>{{100, 50, 66, 75, 60}});
    dispatch(app, {"statistics_game", "2"});
    CHECK(plot_in(sheet_model(app)) == nullptr);
}

TEST_CASE("Several humans at one device have separate statistics", "[app][scores][statistics]") {
    FakePlatform fake;
    App app = with_games(fake);
    auto both = palace_outcome("b", 19020);
    both.seats = {{true, "Ada", "simple"}, {true, "Ben", "simple"}};
    both.places = {2, 1};
    add_to_statistics(app, both);
    dispatch(app, {"statistics", ""});
    const auto sheet = sheet_model(app);
    const auto choice = std::find_if(
        sheet.items.begin(), sheet.items.end(), [](const auto& item) { return item.id == "statistics_player"; });
    REQUIRE(choice != sheet.items.end());
    CHECK(choice->options == std::vector<std::string>{"You", "Ada", "Ben"});
    dispatch(app, {"statistics_player", "2"});
    CHECK(figure(app, "Won") == "1 of 1 (100 %)");
    dispatch(app, {"statistics_player", "1"});
    CHECK(figure(app, "Won") == "0 of 1 (0 %)");
    dispatch(app, {"statistics_player", "9"});
    CHECK(figure(app, "Won") == "0 of 1 (0 %)");
}

TEST_CASE("The list of saved games shows the winners, the dates and the points", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_record_to_end(app, new_game_record("palabra", "5", person_seat + "," + medium_bot_seat));
    const auto points = local_table<palabra::Rules>(*app.table).match;
    const auto scores = points.rules().scores(points.state());
    const std::string winner = scores[0] > scores[1] ? "You won" : "Rosa won";
    dispatch(app, {"home", ""});
    dispatch(app, {"saved", ""});
    REQUIRE(app.finished_games.size() == 1);
    const std::string& line = app.finished_games.front().detail;
    CHECK(line.rfind(winner + " · ", 0) == 0);
    CHECK(line.find("You " + std::to_string(scores[0]) + ", Rosa " + std::to_string(scores[1])) != std::string::npos);
}

TEST_CASE("The result shows the best word, and the largest pile", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto says = [&](const std::string& part) {
        show_result(app);
        const auto sheet = sheet_model(app);
        return std::any_of(sheet.items.begin(), sheet.items.end(),
            [&](const auto& item) { return item.label.find(part) != std::string::npos; });
    };
    play_record_to_end(app, new_game_record("palabra", "5", person_seat + "," + medium_bot_seat));
    CHECK(says("Your best move: " + highlights_of_table(app).best_play + ", "));
    play_palace_game(app);
    CHECK(says("The largest pile you picked up: " + std::to_string(highlights_of_table(app).largest_pile_taken)));
}

TEST_CASE("In a game that has a winner but no further places, statistics count the other players as not first",
    "[app][scores][statistics]") {
    FakePlatform fake;
    App app = started_app(fake);
    for (int i = 0; i < 3; ++i) {
        auto one = palace_outcome("g" + std::to_string(i), 19000 + i);
        one.seats.push_back({false, "Otto", "hard"});
        one.places = i == 0 ? std::vector{1, 2, 2} : std::vector{2, 1, 2};
        add_to_statistics(app, one);
    }
    dispatch(app, {"statistics", ""});
    CHECK(figure(app, "Places") == "1st: 1, not 1st: 2");
}

} // namespace palazzo::app::test
