// The judges of an answer to a challenge: the deck, the challenger, a vote, or the player who answered.
#include "shell/app/set_up/table_deck.hpp"
#include "tests/shell/app/challenges.hpp"
#include "tests/shell/app/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {

TEST_CASE("If a bot has to judge a human, the human's own verdict counts", "[app][challenge][fine-print-31]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "giver", spanish_challenges));
    CHECK(button_ids(app) == Ids{"ch:show", "ch:fail", "ch:pass"});
    CHECK(shown_challenge(app).answer.empty());
    dispatch(app, {"ch:show", ""});
    CHECK(shown_challenge(app).answer == asked_item(app).answers.front());
    dispatch(app, {"ch:pass", ""});
    CHECK(palace_game(app).match.last_turn().seat == 2);
    CHECK(last_move(app) == Json{{"judge", true}});
}

TEST_CASE("A lone human judges their own answer, and the bots vote the same way", "[app][challenge][fine-print-31]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "vote", spanish_challenges));
    dispatch(app, {"ch:fail", ""});
    CHECK(palace_game(app).match.turn_count() == 5);
    CHECK_FALSE(palace_table(app).may_play_any_set);
}

TEST_CASE("A vote waits for everybody, and each votes separately", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(three_humans, "vote", spanish_challenges));
    REQUIRE(shown_challenge(app).votes.size() == 2);
    CHECK(voice_of(app).name(shown_challenge(app).votes[0].seat) == "Ben");
    dispatch(app, {"ch:vote:0", "1"}); // the answering player has no vote
    dispatch(app, {"ch:vote:2", "0"});
    CHECK(shown_challenge(app).votes[1].passed == false);
    CHECK(palace_game(app).match.turn_count() == 3);
    dispatch(app, {"ch:vote:1", "1"});
    const auto moves = palace_game(app).match.record().moves;
    REQUIRE(moves.size() == 5);
    CHECK(moves[3].seat == 1);
    CHECK(moves[3].move == Json{{"judge", true}});
    CHECK(moves[4].seat == 2);
    CHECK(moves[4].move == Json{{"judge", false}});
    CHECK(palace_table(app).may_play_any_set); // the answer passes, because as many votes are for it as against it
}

TEST_CASE(
    "When bots and humans vote together, the bots repeat the answering player's own verdict", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(
        fake, challenge_record(named_human_seat("Ada") + "," + bot_seat + "," + named_human_seat("Cleo"), "vote"));
    REQUIRE(shown_challenge(app).votes.size() == 2);
    dispatch(app, {"ch:vote:2", "1"});
    dispatch(app, {"ch:vote:0", "0"});
    const auto moves = palace_game(app).match.record().moves;
    CHECK(moves[3].move == Json{{"judge", false}});
    CHECK(moves[4].move == Json{{"judge", true}});
}

TEST_CASE("Without a deck the players give each other questions of their own", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(three_humans, "giver"));
    CHECK(shown_challenge(app).die == 0);
    CHECK(text_for_player(app, shown_challenge(app).instruction).find("Cleo gives a challenge") == 0);
    CHECK(button_ids(app) == Ids{"ch:fail", "ch:pass"});
}

TEST_CASE("When the time is up, an answer that hasn't been sent doesn't count", "[app][challenge]") {
    FakePlatform fake;
    App app =
        app_at_table(fake, challenge_record(one_human_two_bots, "auto", R"("challenges":{"deck":"es","seconds":15},)"));
    CHECK(shown_challenge(app).seconds_left == 15);
    fake.now += 10;
    CHECK(shown_challenge(app).seconds_left == 5);
    CHECK(*update_overlay(app) > 0);
    fake.now += 6;
    update_overlay(app);
    CHECK(last_move(app) == Json{{"answer", ""}, {"right", false}});
}

TEST_CASE("If people judge, the end of the time limit doesn't decide about the answer", "[app][challenge]") {
    FakePlatform fake;
    App app =
        app_at_table(fake, challenge_record(one_human_two_bots, "self", R"("challenges":{"deck":"es","seconds":15},)"));
    fake.now += 20;
    update_overlay(app);
    CHECK(shown_challenge(app).seconds_left == 0);
    CHECK(palace_game(app).match.turn_count() == 3);
}

TEST_CASE("When a human plays alone against bots, the deck judges unless another judge is chosen",
    "[app][challenge][set-up]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/speak", ""});
    REQUIRE(shown_page_name(app) == "set_up");
    CHECK(app.set_up.deck == "es");
    CHECK(app.set_up.rules["judge"] == "auto");
    dispatch(app, {"use_deck:de", ""});
    dispatch(app, {"levels", "2"});
    dispatch(app, {"seconds", "2"});
    dispatch(app, {"begin", ""});
    const Json challenges = palace_game(app).match.record().extras["challenges"];
    CHECK(challenges["deck"] == "de");
    CHECK(challenges["digest"] == quiz::deck_digest(*quiz::find_deck("de")));
    CHECK(challenges["levels"] == Json{"A2"});
    CHECK(challenges["seconds"] == 30);
    CHECK(app.settings.deck == "de"); // the next table uses the deck again
    dispatch(app, {"home", ""});
    dispatch(app, {"set_up:palace/classic", ""});
    CHECK_FALSE(has_challenges(app.set_up));
}

TEST_CASE(
    "A table can be limited to one topic, and choosing another deck removes the limit", "[app][challenge][set-up]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/speak", ""});
    CHECK(set_up_model(app).topic == "All topics");
    dispatch(app, {"topic", ""});
    REQUIRE(shown_sheet_name(app) == "pick_topic");
    const auto topics = quiz::find_deck("es")->topics;
    REQUIRE(sheet_model(app).items.size() == topics.size() + 1);
    CHECK(sheet_model(app).items[3].label == topics[2]);
    dispatch(app, {"use_topic:2", ""});
    CHECK(shown_sheet_name(app) == "");
    CHECK(set_up_model(app).topic == topics[2]);
    dispatch(app, {"use_topic:", ""});
    CHECK(set_up_model(app).topic == "All topics");
    dispatch(app, {"use_topic:2", ""});
    dispatch(app, {"use_deck:de", ""});
    CHECK(set_up_model(app).topic == "All topics");
    dispatch(app, {"use_topic:1", ""});
    dispatch(app, {"begin", ""});
    const Record record = palace_game(app).match.record();
    CHECK(record.extras["challenges"]["topics"] == Json{quiz::find_deck("de")->topics[1]});
    CHECK(palace_game(app).match.rules().questions->stock.topics == std::vector<int>{1});
}

TEST_CASE("A deck without topics offers no choice of topics", "[app][challenge][set-up]") {
    FakePlatform fake;
    const DeckRegistry registry;
    App app = app_with_animal_deck(fake);
    dispatch(app, {"set_up:palace/speak", ""});
    dispatch(app, {"use_deck:animals", ""});
    CHECK(set_up_model(app).topic.empty());
}

TEST_CASE("The suggested judge depends on the humans at the table until the player chooses a judge",
    "[app][challenge][set-up]") {
    FakePlatform fake;
    App app = started_app(fake);
    dispatch(app, {"set_up:palace/speak", ""});
    REQUIRE(app.set_up.rules["judge"] == "auto");
    dispatch(app, {"seat:1", "0"});
    CHECK_FALSE(app.set_up.rules.contains("judge"));
    dispatch(app, {"seat:1", "2"});
    CHECK(app.set_up.rules["judge"] == "auto");
    dispatch(app, {"use_deck:", ""});
    CHECK_FALSE(app.set_up.rules.contains("judge"));
    dispatch(app, {"use_deck:es", ""});
    CHECK(app.set_up.rules["judge"] == "auto");
    dispatch(app, {"rule:strict", "1"});
    CHECK(app.set_up.rules["judge"] == "auto");
    dispatch(app, {"rule:judge", "1"});
    const Json chosen = app.set_up.rules["judge"];
    CHECK(chosen != "auto");
    dispatch(app, {"seat:1", "0"});
    dispatch(app, {"seat:1", "1"});
    dispatch(app, {"players", "2"});
    CHECK(app.set_up.rules["judge"] == chosen);
    dispatch(app, {"preset", "0"}); // another preset suggests another way of judging
    CHECK(Json(app.set_up.rules.value("judge", "")) != chosen);
}

} // namespace palazzo::app::test
