// Matches of several games: how they are set up, counted, continued, stored and ended.
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

#include "shell/app/saves/backup.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/series/kept.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"

namespace palazzo::app::test {
namespace {

using scores::SeriesKind;

Json table(const App& app) { return *parse_json(record_text(app)); }
const games::LocalTable<palace::Rules>& palace_on(const App& app) { return local_table<palace::Rules>(*app.table); }
const scores::Series& series_of(const App& app) {
    REQUIRE(current_match(app));
    return current_match(app)->series;
}

/// Reloads a page that had drawn its first frame.
App reloaded(FakePlatform& fake) {
    fake.stored.erase(opening_attempts_key);
    App app = started_app(fake);
    REQUIRE(app.table);
    return app;
}

/// Opens the set-up of Palace for a human and bots, and chooses a kind of match.
App setting_up(FakePlatform& fake, const std::string& match, int players) {
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/classic", ""});
    dispatch(app, {"players", std::to_string(players - 2)});
    dispatch(app, {"match", match});
    return app;
}
App begun(FakePlatform& fake, const std::string& match, int players = 2) {
    App app = setting_up(fake, match, players);
    dispatch(app, {"begin", ""});
    REQUIRE(shown_page_name(app) == "table");
    REQUIRE(is_match_game_on_table(app));
    return app;
}

const std::string best_of = "1";
const std::string to_points = "2";
const std::string letters = "3";

std::vector<std::string> ids_on(const pages::SheetModel& sheet) {
    std::vector<std::string> ids;
    for (const auto& item : sheet.items)
        if (!item.id.empty()) ids.push_back(item.id);
    return ids;
}
bool has(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}
pages::SheetModel sheet(App& app, const std::string& id) {
    dispatch(app, {id, ""});
    REQUIRE(shown_sheet_name(app) != "");
    return sheet_model(app);
}
bool says(const pages::SheetModel& sheet, const std::string& line) {
    return std::any_of(sheet.items.begin(), sheet.items.end(), [&](const auto& item) { return item.label == line; });
}

/// Adds `games` games to the match without playing them. In each of these games `last` comes last and all other players
/// share first place.
void count_losses(App& app, scores::Player last, int games) {
    change_series(app, [&](std::optional<PlayedSeries>& played) {
        REQUIRE(played);
        for (int i = 0; i < games; ++i) {
            std::vector<int> places;
            const auto seats = scores::players_in_seat_order(played->series);
            for (const scores::Player player : seats)
                places.push_back(player == last ? static_cast<int>(seats.size()) : 1);
            scores::add_series_game(played->series, places, {});
        }
        played->game_counted = true;
    });
}

} // namespace

TEST_CASE("The set-up offers a single game or a kind of match, and for each kind of match its goals", "[app][series]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/classic", ""});
    auto model = set_up_model(app);
    CHECK(model.matches == std::vector<std::string>{"One game", "Best of", "To points", "Letters"});
    CHECK(model.match == 0);
    CHECK(model.match_goals.empty());
    dispatch(app, {"match", best_of});
    dispatch(app, {"match_goal", "1"});
    model = set_up_model(app);
    CHECK(model.match_goals == std::vector<std::string>{"3", "5", "7"});
    CHECK(model.match_goal == 1);
    CHECK(app.set_up.match.goal == 5);
    dispatch(app, {"match", to_points});
    CHECK(set_up_model(app).match_goals == std::vector<std::string>{"5", "10", "20", "50"});
    dispatch(app, {"match", letters});
    model = set_up_model(app);
    CHECK(model.match_goals.empty());
    CHECK(model.match_detail.find("P-A-L-A-C-E") == 0);
    CHECK(app.set_up.match.goal == 6);
    for (const char* wrong : {"4", "-1", "", "x"}) dispatch(app, {"match", wrong});
    CHECK(set_up_model(app).match == 3);
    dispatch(app, {"match", "0"});
    CHECK_FALSE(app.set_up.match.kind);
}

TEST_CASE("Card games with points offer a match to points, but no match in which the last player collects letters",
    "[app][series]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palindromes/classic", ""});
    dispatch(app, {"match", to_points});
    const auto model = set_up_model(app);
    CHECK(model.matches.size() == 3);
    CHECK(model.match_goals == std::vector<std::string>{"100", "200", "500", "1000"});
    CHECK(model.match_detail.empty());
}

TEST_CASE("The text mirror of the set-up offers the kinds of match, and goals only for a kind that has goals",
    "[app][series]") {
    FakePlatform fake;
    App app = setting_up(fake, best_of, 2);
    const auto ids = [&] {
        std::vector<std::string> found;
        for (const auto& region : pages::set_up_mirror(voice_of(app), set_up_model(app)).regions)
            for (const auto& control : region.controls) found.push_back(control.id);
        return found;
    };
    CHECK(has(ids(), "match"));
    CHECK(has(ids(), "match_goal"));
    dispatch(app, {"match", letters});
    CHECK_FALSE(has(ids(), "match_goal"));
}

TEST_CASE("Best of three is decided after at least two games and at most three", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    int games = 0;
    for (; is_match_under_way(app); ++games) {
        REQUIRE(games < 3);
        if (games > 0) dispatch(app, {"next_game", ""});
        REQUIRE_FALSE(is_over(app));
        CHECK(match_game_in_words(app).find("Game " + std::to_string(games + 1) + " of 3") == 0);
        play_to_end(app);
        const auto result = sheet(app, "result");
        CHECK(has(ids_on(result), is_match_under_way(app) ? "next_game" : "again"));
        CHECK_FALSE(has(ids_on(result), is_match_under_way(app) ? "again" : "next_game"));
        CHECK(says(result, "After game " + std::to_string(games + 1) + " of 3"));
    }
    CHECK(games >= 2);
    CHECK(series_of(app).games.size() == static_cast<std::size_t>(games));
    const auto winners = scores::winners(series_of(app));
    REQUIRE(winners.size() == 1);
    const std::string won = winners.front() == 0 ? "You won the match." : "Rosa won the match.";
    CHECK(says(sheet_model(app), won));
    CHECK(sheet_model(app).title == won); // the result of the match is above that of its last game
    CHECK(count_finished_games(app.services.store) == static_cast<std::size_t>(games));
}

TEST_CASE("In a match the seats rotate from game to game, and the human is still called You", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of, 3);
    const auto before = palace_on(app).audience.names;
    CHECK(palace_on(app).audience.addressed_seat == 0);
    const auto deal = table(app)["deal"];
    play_to_end(app);
    dispatch(app, {"next_game", ""});
    const auto& now = palace_on(app).audience;
    CHECK(now.names == std::vector<std::string>{before[1], before[2], before[0]});
    CHECK(now.addressed_seat == 2);
    CHECK(palace_on(app).viewer == 2);
    CHECK_FALSE(palace_on(app).curtain);
    CHECK(table(app)["deal"] != deal);
}

TEST_CASE("At the table of a match the number of the game and the score are shown", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    CHECK(match_game_in_words(app) == "Game 1 of 3");
    count_losses(app, 1, 1);
    CHECK(match_game_in_words(app).find(" · 1–0") != std::string::npos);
    CHECK(match_winner_in_words(app).empty());
}

TEST_CASE("The players of a match keep their seats until its next game is dealt", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    CHECK(seats_by_player(*current_match(app)) == std::vector<Seat>{0, 1});
    play_to_end(app);
    CHECK(seats_by_player(*current_match(app)) == std::vector<Seat>{0, 1});
    dispatch(app, {"next_game", ""});
    CHECK(seats_by_player(*current_match(app)) == std::vector<Seat>{1, 0});
}

TEST_CASE("Several humans without names keep their numbers when the seats rotate", "[app][series]") {
    FakePlatform fake;
    App app = setting_up(fake, best_of, 2);
    dispatch(app, {"seat:1", "0"});
    dispatch(app, {"begin", ""});
    CHECK(palace_on(app).audience.names == std::vector<std::string>{"Player 1", "Player 2"});
    play_to_end(app);
    dispatch(app, {"next_game", ""});
    CHECK(palace_on(app).audience.names == std::vector<std::string>{"Player 2", "Player 1"});
}

TEST_CASE("The last player of a game collects a letter and is out with all six, so that the next game has a seat fewer",
    "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, letters, 3);
    play_to_end(app);
    int collected = 0;
    for (const auto& one : scores::standings(series_of(app))) collected += one.letters;
    CHECK(collected > 0);
    CHECK(says(sheet(app, "result"), "After game 1"));
    change_series(app, [](std::optional<PlayedSeries>& played) {
        played->series.games.clear();
        played->game_counted = false;
    });
    count_losses(app, 1, 6);
    dispatch(app, {"next_game", ""});
    CHECK(table(app)["seats"].size() == 2);
    CHECK(palace_on(app).match.seat_count() == 2);
    CHECK(has(palace_on(app).audience.names, "Otto") != has(palace_on(app).audience.names, "Rosa"));
    CHECK(is_match_game_on_table(app));
    play_to_end(app);
    CHECK(series_of(app).games.size() == 7);
    const auto model = sheet(app, "result");
    CHECK(std::any_of(model.items.begin(), model.items.end(),
        [](const auto& item) { return item.detail == "P-A-L-A-C-E: out of the match"; }));
}

TEST_CASE("A match ends when too few players are left for its game", "[app][series]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/speak", ""});
    const int least = set_up_model(app).least_players;
    dispatch(app, {"players", "0"});
    dispatch(app, {"match", letters});
    dispatch(app, {"begin", ""});
    REQUIRE(current_match(app));
    count_losses(app, 1, 6);
    CHECK(is_match_under_way(app) == (least == 2 && series_of(app).players.size() > 2));
    CHECK(can_deal_next_game(app) == is_match_under_way(app));
}

TEST_CASE("A match continues after a reload, both during a game and between two games", "[app][series]") {
    FakePlatform fake;
    std::string id;
    {
        const App app = begun(fake, best_of);
        id = game_id_on_table(app);
    }
    {
        App app = reloaded(fake);
        CHECK(is_match_game_on_table(app));
        CHECK_FALSE(can_deal_next_game(app));
        play_to_end(app);
    }
    App app = reloaded(fake);
    CHECK(game_id_on_table(app) == id);
    CHECK(series_of(app).games.size() == 1);
    autosave(app);
    CHECK(series_of(app).games.size() == 1);
    CHECK(has(ids_on(sheet(app, "result")), "next_game"));
    dispatch(app, {"next_game", ""});
    CHECK(game_id_on_table(app) != id);
    const App again = reloaded(fake);
    CHECK(game_id_on_table(again) == game_id_on_table(app));
    CHECK(write_played_series(*current_match(again)) == write_played_series(*current_match(app)));
}

TEST_CASE("Between two games of a match the home screen offers to continue the match", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    play_to_end(app);
    dispatch(app, {"home", ""});
    CHECK(home_model(app).resume_title == "Next game");
    CHECK(home_model(app).resume_detail == "After game 1 of 3");
    dispatch(app, {"continue", ""});
    CHECK(shown_page_name(app) == "table");
    CHECK(is_match_game_on_table(app));
    CHECK_FALSE(is_over(app));
    dispatch(app, {"home", ""});
    CHECK(home_model(app).resume_title == "Palace · Classic");
}

TEST_CASE("A game whose end is taken back is removed from the match until it ends again", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    play_to_end(app);
    const auto before = series_of(app);
    undo_move(app);
    CHECK(series_of(app).games.empty());
    CHECK_FALSE(can_deal_next_game(app));
    redo_move(app);
    CHECK(series_of(app) == before);
    CHECK(can_deal_next_game(app));
}

TEST_CASE("A practice game counts in a match", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    play_to_end(app);
    dispatch(app, {"undo", ""});
    dispatch(app, {"take_back_agreed", ""});
    REQUIRE_FALSE(is_over(app));
    CHECK(series_of(app).games.empty());
    play_to_end(app);
    REQUIRE(read_record(record_text(app))->practice);
    CHECK(series_of(app).games.size() == 1);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.empty());
}

TEST_CASE("During a game of a match, Deal again replaces that game; after its end, Deal again deals the next one",
    "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    const std::string id = game_id_on_table(app);
    dispatch(app, {"again", ""});
    CHECK(game_id_on_table(app) != id);
    CHECK(is_match_game_on_table(app));
    CHECK(series_of(app).games.empty());
    play_to_end(app);
    dispatch(app, {"again", ""}); // this action deals the next game of the match
    CHECK(is_match_game_on_table(app));
    CHECK(palace_on(app).audience.addressed_seat == 1);
}

TEST_CASE("A game outside the match doesn't affect the match, and the match can be continued from that game's menu",
    "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    const std::string id = game_id_on_table(app);
    play_palace_game(app);
    CHECK(series_of(app).games.empty());
    CHECK_FALSE(has(ids_on(sheet(app, "result")), "next_game"));
    CHECK(has(ids_on(sheet(app, "menu")), "match_sheet"));
    CHECK(has(ids_on(sheet(app, "match_sheet")), "match_resume"));
    dispatch(app, {"match_resume", ""});
    CHECK(game_id_on_table(app) == id);
}

TEST_CASE("If the game of a match was deleted, the next one can be dealt", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    const std::string id = game_id_on_table(app);
    play_palace_game(app);
    erase_save(app.services.store, id);
    CHECK(has(ids_on(sheet(app, "match_sheet")), "next_game"));
    dispatch(app, {"next_game", ""});
    CHECK(is_match_game_on_table(app));
}

TEST_CASE(
    "A match can be ended on its sheet after a confirmation, and the game on the table continues", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    CHECK(has(ids_on(sheet(app, "menu")), "match_sheet"));
    CHECK(has(ids_on(sheet(app, "match_sheet")), "match_end"));
    dispatch(app, {"match_end", ""});
    CHECK(current_match(app));
    dispatch(app, {"match_keep", ""});
    CHECK(shown_sheet_name(app) == "series");
    dispatch(app, {"match_end", ""});
    dispatch(app, {"match_really_end", ""});
    CHECK(shown_sheet_name(app) == "");
    CHECK_FALSE(current_match(app));
    CHECK(fake.stored.count(series_key) == 0);
    CHECK_FALSE(has(ids_on(sheet(app, "menu")), "match_sheet"));
    play_to_end(app);
    CHECK(has(ids_on(sheet(app, "result")), "again"));
    CHECK_FALSE(current_match(started_app(fake)));
}

TEST_CASE(
    "An undecided match must be ended before another match begins; a decided match needn't be ended", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    const auto again = [&] {
        dispatch(app, {"home", ""});
        dispatch(app, {"set_up:palace/classic", ""});
        dispatch(app, {"match", letters});
    };
    again();
    CHECK(set_up_model(app).has_unfinished_match);
    CHECK_FALSE(set_up_model(app).problem.empty());
    dispatch(app, {"begin", ""});
    CHECK(shown_page_name(app) == "set_up");
    CHECK(series_of(app).kind == SeriesKind::best_of);
    CHECK(has(ids_on(sheet(app, "match_sheet")), "match_resume"));
    dispatch(app, {"match_resume", ""});
    CHECK(is_match_game_on_table(app));
    count_losses(app, 1, 2);
    again();
    CHECK_FALSE(set_up_model(app).has_unfinished_match);
    dispatch(app, {"begin", ""});
    CHECK(is_match_game_on_table(app));
    CHECK(series_of(app).kind == SeriesKind::letters);
}

TEST_CASE("An unreadable match is quarantined, and one of a newer version is left unchanged", "[app][series]") {
    FakePlatform fake;
    fake.stored[series_key] = "nonsense";
    CHECK_FALSE(current_match(started_app(fake)));
    CHECK(fake.stored["palazzo:aside:series"] == "nonsense");
    CHECK(was_said(fake, "could not be read"));
    const std::string newer = R"({"format":2,"of":"tomorrow"})";
    fake.stored[series_key] = newer;
    App app = started_app(fake);
    CHECK(was_said(fake, "A newer Palazzo saved your match"));
    dispatch(app, {"set_up:palace/classic", ""});
    dispatch(app, {"match", best_of});
    dispatch(app, {"begin", ""});
    CHECK(is_match_game_on_table(app));
    play_to_end(app);
    CHECK(can_deal_next_game(app));
    CHECK(fake.stored[series_key] == newer);
}

TEST_CASE("A stored match is read only if its score is possible", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of, 3);
    play_to_end(app);
    const std::string good = fake.stored[series_key];
    const auto read = read_played_series(good);
    REQUIRE(read);
    CHECK(write_played_series(*read) == good);
    const auto broken = [&](const char* pointer, const Json& value) {
        Json json = *parse_json(good);
        json[Json::json_pointer(pointer)] = value;
        return !read_played_series(json.dump());
    };
    CHECK(broken("/format", 0));
    CHECK(broken("/game", 7));
    CHECK(broken("/counted", "yes"));
    CHECK(broken("/series", Json::array()));
    CHECK(broken("/series/games", Json::array()));
    CHECK(broken("/table/game", "chess"));
    CHECK(broken("/table/preset", "chess"));
    CHECK(broken("/table/options/no_such_rule", true));
    CHECK(broken("/table/moves", Json{{{"seat", 0}, {"move", 1}}}));
    CHECK(broken("/other", 1));
    for (const char* text : {"", "{}", "[]", "null", "{\"format\":1}"}) CHECK_FALSE(read_played_series(text));
}

TEST_CASE("If the store refuses a match, the match continues as long as the program runs", "[app][series]") {
    FakePlatform fake;
    App app = begun(fake, best_of);
    fake.store_is_full = true;
    play_to_end(app);
    CHECK(has(ids_on(sheet(app, "result")), "next_game"));
    dispatch(app, {"next_game", ""});
    CHECK(series_of(app).games.size() == 1);
    CHECK(is_match_game_on_table(app));
    fake.store_is_full = false;
    play_to_end(app);
    CHECK(series_of(app).games.size() == 2);
    CHECK(current_match(started_app(fake))->series.games.size() == 2);
}

TEST_CASE("A match of a backup is imported if the store has no match", "[app][series][backup]") {
    FakePlatform from;
    App there = begun(from, best_of);
    play_to_end(there);
    const std::string file = write_backup(there.services.store);
    FakePlatform fake;
    App app = started_app(fake);
    import_file(app, "everything.json", file);
    REQUIRE(current_match(app));
    CHECK(series_of(app) == series_of(there));
    CHECK(can_deal_next_game(app));
    FakePlatform other;
    App busy = begun(other, letters);
    const std::string before = other.stored[series_key];
    import_file(busy, "everything.json", file);
    CHECK(other.stored[series_key] == before);
}

} // namespace palazzo::app::test
