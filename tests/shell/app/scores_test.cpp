// Finished games are counted once, with their best moments.
#include "shell/app/dispatch.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/app/scores.hpp"

namespace palazzo::app::test {
namespace {

/// Plays a game of Palace to its end, takes its last moves back, and plays to the end again.
App after_practice(FakePlatform& fake) {
    App app = started_app(fake);
    play_palace_game(app);
    dispatch(app, {"undo", ""});
    dispatch(app, {"take_back_agreed", ""});
    REQUIRE_FALSE(is_over(app));
    play_to_end(app);
    return app;
}

} // namespace

TEST_CASE("A finished game is counted with its result", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app);
    REQUIRE(app.feature_data.get<scores::Statistics>().outcomes.size() == 1);
    const scores::GameOutcome& one = app.feature_data.get<scores::Statistics>().outcomes.front();
    CHECK(one.id == game_id_on_table(app));
    CHECK(one.day == 20000);
    CHECK(one.game == "palace");
    CHECK(one.preset == "classic");
    CHECK(one.house_rules.empty());
    CHECK(one.seats == std::vector<SeatInfo>{{true, "", "simple"}, {false, "Rosa", "medium"}});
    CHECK(std::is_permutation(one.places.begin(), one.places.end(), std::vector{1, 2}.begin()));
    CHECK(one.points.empty());
    CHECK(one.moves == static_cast<int>(read_record(record_text(app))->moves.size()));
    CHECK_FALSE(one.best_play);
    CHECK(stored_statistics(fake) == app.feature_data.get<scores::Statistics>());
    CHECK(started_app(fake).feature_data.get<scores::Statistics>() == app.feature_data.get<scores::Statistics>());
}

TEST_CASE("A game is counted once, however often it is opened again", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app);
    const std::string id = game_id_on_table(app);
    const auto before = app.feature_data.get<scores::Statistics>();
    autosave(app);
    dispatch(app, {"home", ""});
    for (int i = 0; i < 2; ++i) {
        resume_game(app, id);
        REQUIRE(is_over(app));
        autosave(app);
        sync_with_store(app);
    }
    App again = started_app(fake);
    autosave(again);
    CHECK(again.feature_data.get<scores::Statistics>() == before);
    CHECK(stored_statistics(fake) == before);
}

TEST_CASE("A game that was already over when it was imported isn't counted", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app);
    FakePlatform elsewhere;
    App other = started_app(elsewhere);
    REQUIRE(open_record_text(other, record_text(app)).empty());
    CHECK(is_over(other));
    CHECK(count_finished_games(other.services.store) == 1);
    CHECK(other.feature_data.get<scores::Statistics>().outcomes.empty());
}

TEST_CASE("A game whose end is taken back isn't counted until it ends again", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app);
    const auto before = app.feature_data.get<scores::Statistics>();
    undo_move(app);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.empty());
    CHECK(stored_statistics(fake).outcomes.empty());
    redo_move(app);
    CHECK(app.feature_data.get<scores::Statistics>() == before);
    CHECK(stored_statistics(fake) == before);
}

TEST_CASE(
    "A finished game that is opened again, and whose end is taken back, isn't counted any more", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app);
    const auto before = app.feature_data.get<scores::Statistics>();
    App again = started_app(fake);
    undo_move(again);
    CHECK(stored_statistics(fake).outcomes.empty());
    redo_move(again);
    CHECK(stored_statistics(fake) == before);
}

TEST_CASE("Practice isn't counted, even if the game was counted before it became practice", "[app][scores]") {
    FakePlatform fake;
    App app = after_practice(fake);
    REQUIRE(read_record(record_text(app))->practice);
    CHECK(count_finished_games(app.services.store) == 1);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.empty());
    CHECK(stored_statistics(fake).outcomes.empty());
}

TEST_CASE("A new game that is dealt after a practice game is counted", "[app][scores]") {
    FakePlatform fake;
    App app = after_practice(fake);
    REQUIRE(app.feature_data.get<scores::Statistics>().outcomes.empty());
    dispatch(app, {"again", ""});
    REQUIRE_FALSE(is_over(app));
    play_to_end(app);
    CHECK_FALSE(read_record(record_text(app))->practice);
    CHECK(stored_statistics(fake).outcomes.size() == 1);
}

TEST_CASE("In a word game the points of all seats and the best word of the only human are recorded", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_record_to_end(app, new_game_record("palabra", "5", person_seat + "," + medium_bot_seat));
    const scores::GameOutcome& one = app.feature_data.get<scores::Statistics>().outcomes.front();
    const auto& session = local_table<palabra::Rules>(*app.table);
    CHECK(one.points == session.match.rules().scores(session.match.state()));
    int most = 0;
    for (const auto& turn : session.match.turns())
        for (const palabra::Event& event : turn.events)
            if (const auto* laid = std::get_if<palabra::WordLaid>(&event); laid != nullptr && laid->seat == 0)
                most = std::max(most, laid->word.score.total());
    REQUIRE(one.best_play);
    CHECK(one.best_play->points == most);
    CHECK_FALSE(one.best_play->text.empty());
    CHECK(highlights_of_table(app) == Highlights{one.best_play->text, most, 0});
    undo_move(app);
    CHECK(highlights_of_table(app).best_points <= most);
}

TEST_CASE("The largest pile that the only human took is recorded", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app);
    int most = 0;
    for (const auto& turn : local_table<palace::Rules>(*app.table).match.turns())
        for (const palace::Event& event : turn.events)
            if (const auto* taken = std::get_if<palace::PileTaken>(&event); taken != nullptr && taken->seat == 0)
                most = std::max(most, taken->cards);
    CHECK(most > 0);
    CHECK(app.feature_data.get<scores::Statistics>().outcomes.front().largest_pile_taken == most);
}

TEST_CASE("With several humans no best moments are recorded", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_record_to_end(
        app, new_game_record("palabra", "5", R"({"kind":"human","name":"Ada"},{"kind":"human","name":"Ben"})"));
    const scores::GameOutcome& one = app.feature_data.get<scores::Statistics>().outcomes.front();
    CHECK_FALSE(one.best_play);
    CHECK(one.points.size() == 2);
    CHECK(highlights_of_table(app) == Highlights());
    CHECK(scores::players_of(one) == std::vector<std::string>{"Ada", "Ben"});
}

TEST_CASE("A game by custom house rules is counted under their name", "[app][scores]") {
    FakePlatform fake;
    App app = started_app(fake);
    app.feature_data.get<scores::HouseRulesList>() = {{"Ours", "palindromes", "classic", {{"hand", 4}}},
        {"Ours", "palace", "classic", {{"layout", 4}}},
        {"Theirs", "palindromes", "classic", {{"hand", 5}, {"wrap", false}}}};
    CHECK(save_house_rules(app));
    const auto house_of = [&](const char* options) {
        play_record_to_end(app, new_game_record("palindromes", "5", person_seat + "," + medium_bot_seat, options));
        return outcome_of_table(app).house_rules;
    };
    CHECK(house_of(R"({"hand":4})") == "Ours");
    CHECK(house_of(R"({"hand":5})") == "Theirs");
    CHECK(house_of("{}").empty());
    CHECK(house_of(R"({"hand":4,"wrap":true})").empty());
    CHECK(
        started_app(fake).feature_data.get<scores::HouseRulesList>() == app.feature_data.get<scores::HouseRulesList>());
}

TEST_CASE("The home screen shows the last three games, each of which opens its sheet", "[app][scores][latest]") {
    FakePlatform fake;
    App app = started_app(fake);
    CHECK(home_model(app).latest_games.empty());
    std::vector<std::string> ids;
    for (const char* seed : {"7", "8", "9", "10"}) {
        play_palace_game(app, seed);
        ids.push_back(game_id_on_table(app));
    }
    dispatch(app, {"home", ""});
    const auto latest = home_model(app).latest_games;
    REQUIRE(latest.size() == 3);
    for (std::size_t i = 0; i < latest.size(); ++i) CHECK(latest[i].id == ids[3 - i]);
    CHECK(latest.front().title == "Palace · Classic");
    dispatch(app, {"latest:" + ids[2], ""});
    CHECK(shown_sheet_name(app) == "kept");
    CHECK(sheet_model(app).items.front().label == latest[1].detail);
    dispatch(app, {"resume", ""});
    CHECK(app.table->id == ids[2]);
}

TEST_CASE("The home screen offers to continue an unfinished game, and shows two typical cards of that card game",
    "[app][scores][latest]") {
    FakePlatform fake;
    App app = started_app(fake);
    for (const char* game : {"palindromes", "palabra", "palace"}) {
        dispatch(app, {std::string("play:") + game, ""});
        dispatch(app, {"home", ""});
        const auto model = home_model(app);
        const auto offer = std::find_if(
            model.games.begin(), model.games.end(), [&](const pages::GameOffer& one) { return one.game == game; });
        REQUIRE(offer != model.games.end());
        CHECK(model.resume_cards == offer->picture.cards);
    }
}

TEST_CASE("A deleted finished game is no longer among the last games", "[app][scores][latest]") {
    FakePlatform fake;
    App app = started_app(fake);
    play_palace_game(app, "7");
    const std::string id = game_id_on_table(app);
    dispatch(app, {"home", ""});
    REQUIRE(home_model(app).latest_games.size() == 1);
    for (const std::string& step : {"latest:" + id, std::string("remove"), std::string("really_remove")})
        dispatch(app, {step, ""});
    CHECK(home_model(app).latest_games.empty());
}

} // namespace palazzo::app::test
