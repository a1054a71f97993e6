// Challenges at the table: who is asked, what is shown, and what follows.
#include "shell/app/decks/practice.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/games/palace/challenge/stake.hpp"
#include "tests/shell/app/challenges.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {

TEST_CASE("An answer with one wrong letter gets a second try before it counts", "[app][challenge]") {
    FakePlatform fake;
    App before = started_app(fake);
    import_file(before, "hills.csv", "prompt,answers\nthe hill,colina\n");
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", R"("challenges":{"deck":"hills"},)"));
    const std::size_t moves = palace_game(app).match.turn_count();
    dispatch(app, {"ch:text", "colinas"});
    dispatch(app, {"ch:check", ""});
    CHECK(text_for_player(app, shown_challenge(app).hint)
        == "Nearly! A letter or a sign is off. Look again, then check.");
    CHECK(palace_game(app).match.turn_count() == moves);
    dispatch(app, {"ch:check", ""});
    CHECK(palace_game(app).match.turn_count() > moves);
    CHECK(quiz::remove_custom_deck("hills"));
}

TEST_CASE("A lone human types the answer, and the deck judges it", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    CHECK(text_for_player(app, shown_challenge(app).title) == "Challenge for you");
    CHECK(shown_challenge(app).typed);
    CHECK(shown_challenge(app).die >= 1);
    CHECK_FALSE(shown_challenge(app).covers_table);
    CHECK(button_ids(app) == Ids{"ch:check", "ch:hint", "ch:unknown"});
    const std::string answer = asked_item(app).answers.front();
    dispatch(app, {"ch:text", answer});
    dispatch(app, {"ch:check", ""});
    CHECK(last_move(app) == Json{{"answer", answer}, {"right", true}});
    CHECK(shown_challenge(app).passed == true);
    dispatch(app, {"ch:go", ""});
    CHECK_FALSE(overlay_card(app));
    CHECK(palace_table(app).may_play_any_set);
}

TEST_CASE("After a wrong answer the right one is shown, and the question is practised later", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    const auto item = asked_item(app);
    dispatch(app, {"ch:text", "elefante rosa"});
    dispatch(app, {"ch:check", ""});
    CHECK(last_move(app)["right"] == false);
    CHECK(shown_challenge(app).passed == false);
    CHECK(shown_challenge(app).given_answer == "elefante rosa");
    CHECK(shown_challenge(app).answer == item.answers.front());
    const auto deck = quiz::find_deck("es");
    CHECK(due_items_for_game(app, *deck).size() == 1);
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.at("es").count(item.prompt) == 1);
    REQUIRE(missed_items(app).size() == 1);
    CHECK(deck->items[static_cast<std::size_t>(missed_items(app)[0])] == item);
}

TEST_CASE(
    "If a voice can read the language out, a button reads out the answer, and a prompt that is to be heard isn't shown",
    "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    std::vector<std::string> spoken;
    app.services.can_speak = [](const std::string& language) { return language == "es"; };
    app.services.speak = [&](const std::string& text, const std::string& language) {
        spoken.push_back(language + " " + text);
    };
    const std::string answer = asked_item(app).answers.front();
    dispatch(app, {"ch:unknown", ""});
    CHECK(button_ids(app) == Ids{"ch:go", "ch:say", "ch:others"});
    dispatch(app, {"ch:say", ""});
    CHECK(spoken == std::vector<std::string>{"es " + answer});
    const auto deck = quiz::find_deck("es");
    const auto listen = std::find_if(deck->items.begin(), deck->items.end(),
        [](const auto& item) { return item.kind == quiz::QuestionKind::listen; });
    begin_practice(app, deck, {static_cast<int>(listen - deck->items.begin())});
    CHECK(practice_model(app).prompt.empty());
    dispatch(app, {"ch:hear", ""});
    CHECK(spoken.back() == "es " + listen->prompt);
    app.services.can_speak = [](const std::string&) { return false; };
    CHECK(practice_model(app).prompt == listen->prompt);
    dispatch(app, {"ch:text", "¿"}); // typing hides the prompt, because the player has to write it from memory
    CHECK(practice_model(app).prompt.empty());
}

TEST_CASE("After a press on Check with an empty field, a line says what is missing until something is typed",
    "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    CHECK(shown_challenge(app).hint.id.empty());
    for (const char* nothing : {"", "  "}) {
        dispatch(app, {"ch:text", nothing});
        CHECK(shown_challenge(app).hint.id.empty());
        dispatch(app, {"ch:check", ""});
        CHECK(shown_challenge(app).typed);
        CHECK(text_for_player(app, shown_challenge(app).hint) == "Type an answer first, or choose “I don't know”.");
        CHECK(fake.said.back() == text_for_player(app, shown_challenge(app).hint));
    }
    dispatch(app, {"ch:text", "e"});
    CHECK(shown_challenge(app).hint.id.empty());
    CHECK(palace_game(app).match.turn_count() == 3);
}

TEST_CASE("If an answer passes without its accents, the right spelling is shown; capitals and punctuation don't matter",
    "[app][challenge]") {
    FakePlatform fake;
    App before = started_app(fake);
    import_file(before, "songs.csv", "prompt,answers\nthe song,la canción\n");
    const std::string songs = R"("challenges":{"deck":"songs"},)";
    const auto answered = [&](const char* answer) {
        App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", songs));
        dispatch(app, {"ch:text", answer});
        dispatch(app, {"ch:check", ""});
        CHECK(shown_challenge(app).passed == true);
        CHECK(shown_challenge(app).given_answer == answer);
        CHECK(shown_challenge(app).stake.id.empty());
        return shown_challenge(app).answer;
    };
    CHECK(answered("la cancion!") == "la canción");
    CHECK(answered("La canción!").empty());
    CHECK(answered("la canción").empty());
    CHECK(quiz::remove_custom_deck("songs"));
}

TEST_CASE("A player who can't play is told how many challenges are still to come", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "self", spanish_challenges));
    palace::State stuck = palace_game(app).match.state();
    stuck.table.challenges.cause = palace::ChallengeCause::stuck;
    const auto detail = [&] { return text_for_player(app, palace::screen::reward_of_right_answer(stuck)); };
    CHECK(detail() == "1 challenge to go: one miss, and you pick up the pile");
    stuck.table.challenges.waiting.push_back({0, 1});
    CHECK(detail() == "2 challenges to go: one miss, and you pick up the pile");
    stuck.table.challenges.waiting[0].responder = 1;
    CHECK(detail() == "2 challenges to go: one miss, and Rosa picks up the pile");
}

TEST_CASE("The card shows the stake, the language and the judge", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "self", spanish_challenges));
    CHECK(text_for_player(app, shown_challenge(app).detail) == "Get it right, and you play any card");
    CHECK(text_for_player(app, shown_challenge(app).stake) == "If you miss: beat a seven, as usual.");
    CHECK(text_for_player(app, shown_challenge(app).category.front()) == "Spanish");
    CHECK(text_for_player(app, shown_challenge(app).judge_line) == "You judge your own answer");
    CHECK(shown_challenge(app).judge == 0);
    app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    CHECK(shown_challenge(app).judge_line.id.empty());
    app = app_at_table(
        fake, challenge_record(one_human_two_bots, "giver")); // the bot that laid the seven gives the challenge
    CHECK(text_for_player(app, shown_challenge(app).judge_line) == "You judge your own answer");
    app = app_at_table(fake, challenge_record(three_humans, "self"));
    CHECK(text_for_player(app, shown_challenge(app).judge_line) == "Ada judges their own answer");
    CHECK(shown_challenge(app).category.empty());
    app = app_at_table(fake, challenge_record(three_humans, "vote"));
    CHECK(text_for_player(app, shown_challenge(app).judge_line) == "The others vote");
}

TEST_CASE("The buttons for right and wrong are side by side and look different", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "self"));
    const auto shown_buttons = shown_challenge(app).buttons;
    REQUIRE(button_ids(app) == Ids{"ch:fail", "ch:pass"});
    CHECK(shown_buttons[0].paired);
    CHECK(shown_buttons[0].kind == ui::ButtonKind::secondary);
    CHECK(shown_buttons[1].kind == ui::ButtonKind::main);
}

TEST_CASE("\"I don't know\" counts as a wrong answer", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    dispatch(app, {"ch:unknown", ""});
    CHECK(last_move(app) == Json{{"answer", ""}, {"right", false}});
    CHECK_FALSE(shown_challenge(app).answer.empty());
}

TEST_CASE(
    "On a shared device a challenge covers the table, and the next hand stays behind the curtain", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(three_humans, "giver", spanish_challenges));
    CHECK(shown_challenge(app).covers_table);
    CHECK(text_for_player(app, shown_challenge(app).title) == "Challenge for Ada");
    CHECK(text_for_player(app, shown_challenge(app).judge_line) == "Cleo judges");
    CHECK(shown_challenge(app).judge == 2);
    palace_game(app).viewer = 0;
    dispatch(app, {"ch:pass", ""});
    CHECK_FALSE(overlay_card(app));
    CHECK(palace_game(app).curtain);
    CHECK(palace_game(app).viewer == 0);
    CHECK(palace_game(app).viewer_returned);
}

TEST_CASE("After a verdict the device is passed to the player who is to act", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(three_humans, "giver", spanish_challenges));
    palace_game(app).viewer = 2; // seat 2 laid the seven, so its player judges
    dispatch(app, {"ch:pass", ""});
    CHECK(palace_game(app).viewer == 0);
    CHECK_FALSE(palace_game(app).viewer_returned);
}

TEST_CASE(
    "A die decides whether a bot's answer is right, whoever judges, and the verdict is shown long enough to be read",
    "[app][challenge]") {
    FakePlatform fake;
    // A human's seven challenges the bot Rosa in seat 0.
    const std::string record = R"({"format":1,"game":"palace","preset":"speak","options":{"players":3},)"
                               R"("deal":{"cards":[)"
        + std::string(dealt_cards) + R"(],"short":true},"seats":[)" + bot_seat + "," + bot_seat + "," + human_seat
        + "]," + spanish_challenges + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
    App app = started_app(fake);
    REQUIRE(open_record_text(app, record) == "");
    REQUIRE(update_overlay(app));
    fake.now += 1; // The bot thinks for a moment.
    REQUIRE(update_overlay(app));
    const auto& last = palace_game(app).match.last_turn();
    // Seat 2 is a human who gave the challenge and has to judge. The program makes the judging move for seat 2 by the
    // bot's die.
    CHECK(last.seat == 2);
    CHECK(text_for_player(app, shown_challenge(app).title) == "Challenge for Rosa");
    CHECK(shown_challenge(app).passed.has_value());
    CHECK(shown_challenge(app).closes_by_itself);
    CHECK(*update_overlay(app) > 1.5);
    fake.now += 1.5;
    update_overlay(app);
    CHECK(app.dialog.feedback);
    fake.now += 1;
    update_overlay(app);
    CHECK_FALSE(app.dialog.feedback);
    FakePlatform other;
    App again = started_app(other);
    REQUIRE(open_record_text(again, record) == "");
    update_overlay(again);
    other.now += 1;
    update_overlay(again);
    CHECK(palace_game(again).match.last_turn().move == last.move);
    CHECK(app.feature_data.get<quiz::PromptMemory>().schedules.empty()); // the answers of bots aren't recorded
}

TEST_CASE("A bot's question is shown for a moment before its answer, unless animation is off or somebody goes on",
    "[app][challenge]") {
    const std::string record = R"({"format":1,"game":"palace","preset":"speak","options":{"players":3},)"
                               R"("deal":{"cards":[)"
        + std::string(dealt_cards) + R"(],"short":true},"seats":[)" + bot_seat + "," + bot_seat + "," + human_seat
        + "]," + spanish_challenges + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
    FakePlatform fake;
    App app = started_app(fake);
    REQUIRE(open_record_text(app, record) == "");
    CHECK(*update_overlay(app) == 1);
    const std::string prompt = asked_item(app).prompt;
    CHECK(shown_challenge(app).prompt == prompt);
    CHECK(shown_challenge(app).bot_thinks);
    CHECK_FALSE(shown_challenge(app).passed.has_value());
    CHECK(shown_challenge(app).given_answer.empty());
    fake.now += 0.5;
    CHECK(*update_overlay(app) == 0.5);
    dispatch(app, {"ch:go", ""});
    CHECK(shown_challenge(app).passed.has_value());
    CHECK_FALSE(shown_challenge(app).bot_thinks);
    App still = started_app(fake);
    still.settings.speed = Speed::off;
    REQUIRE(open_record_text(still, record) == "");
    update_overlay(still);
    CHECK(palace_game(still).match.turn_count() == 4);
}

TEST_CASE("The die of a challenge is shown rolling for a moment, unless animation is off", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    CHECK(shown_challenge(app).roll == 1.0F);
    app.settings.speed = Speed::calm;
    CHECK(*update_overlay(app) == 0);
    fake.now += 0.4;
    CHECK(shown_challenge(app).roll == 0.5F);
    fake.now += 1;
    CHECK(*update_overlay(app) < 0);
    CHECK(shown_challenge(app).roll == 1.0F);
}

TEST_CASE("If a game is opened again in the middle of a challenge, the challenge keeps its prompt and its die",
    "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    const auto before = shown_challenge(app);
    autosave(app);
    App again = started_app(fake);
    update_overlay(again);
    CHECK(shown_challenge(again).prompt == before.prompt);
    CHECK(shown_challenge(again).die == before.die);
}

TEST_CASE("Opening another game during a challenge removes the half-typed answer or the verdict of that challenge",
    "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    dispatch(app, {"ch:text", "half an answer"});
    REQUIRE(open_record_text(app, challenge_record(one_human_two_bots, "auto", spanish_challenges)) == "");
    update_overlay(app);
    CHECK(shown_challenge(app).text.empty());
    dispatch(app, {"ch:unknown", ""});
    REQUIRE(app.dialog.feedback);
    REQUIRE(open_record_text(app, challenge_record(one_human_two_bots, "auto", spanish_challenges)) == "");
    CHECK_FALSE(app.dialog.feedback);
}

TEST_CASE(
    "In Speak a player who burns the pile with a four of a kind distributes four challenges", "[app][challenge]") {
    FakePlatform fake;
    // The option `layout` 4 gives each player rows of four cards. In this game seat 0 plays four threes at once.
    const std::string record =
        R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"layout":4},)"
        R"("deal":{"cards":["JS","JH","JD","JC","QS","QH","QD","QC","KS","KH","KD","KC","8S","8H",)"
        R"("8D","8C","9S","9H","9D","9C","AS","AH","AD","AC","3S","3H","3D","3C","5S","6S","5H",)"
        R"("6C","7D","6H","5C","5D","4S","4H","4D","4C"],"short":true},"seats":[)"
        + one_human_two_bots + R"(],"moves":[{"seat":0,"move":{"play":["3S","3H","3D","3C"]}}]})";
    App app = app_at_table(fake, record);
    REQUIRE(palace_table(app).need == palace::NeededAction::assign);
    CHECK(shown_challenge(app).shares.size() == 3);
    CHECK(button_ids(app).empty());
    dispatch(app, {"ch:share:1", "3"});
    dispatch(app, {"ch:share:2", "1"});
    CHECK(button_ids(app) == Ids{"ch:give"});
    dispatch(app, {"ch:give", ""});
    CHECK(last_move(app) == Json{{"assign", {0, 3, 1}}});
    CHECK(palace_table(app).challenges.waiting.size() == 4);
}

TEST_CASE("Questions that were missed in earlier games are asked again in the next one", "[app][challenge]") {
    FakePlatform fake;
    App app = started_app(fake);
    const auto deck = quiz::find_deck("es");
    note_answer(app, "es", deck->items[7].prompt, quiz::AnswerOutcome::missed);
    dispatch(app, {"set_up:palace/speak", ""});
    dispatch(app, {"begin", ""});
    CHECK(palace_game(app).match.record().extras["challenges"]["due"] == Json{7});
    note_answer(app, "es", deck->items[9].prompt, quiz::AnswerOutcome::missed);
    dispatch(app, {"again", ""});
    CHECK(palace_game(app).match.record().extras["challenges"]["due"].size() == 2);
}

TEST_CASE("The cost of a wrong answer is shown until the answer is given", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(one_human_two_bots, "auto", spanish_challenges));
    CHECK_FALSE(shown_challenge(app).stake.id.empty());
    dispatch(app, {"ch:unknown", ""});
    REQUIRE(shown_challenge(app).passed == false);
    CHECK(shown_challenge(app).stake.id.empty());
}

TEST_CASE("A challenge shows the card that caused it", "[app][challenge]") {
    FakePlatform fake;
    App app = app_at_table(fake, challenge_record(three_humans, "vote"));
    REQUIRE(shown_challenge(app).covers_table);
    CHECK(shown_challenge(app).cards_at_stake == std::vector<ui::CardFace>{ui::CardFace(*read_card("7D"))});
}

} // namespace palazzo::app::test
