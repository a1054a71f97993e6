// Challenges at the table: who is asked, what is shown, and what follows.
#include "shell/app/decks/practice.hpp"
#include "shell/app/saves/open.hpp"
#include "tests/shell/app/challenges.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {

TEST_CASE("An answer with one wrong letter gets a second try before it counts", "[app][challenge]") {
    FakePlatform fake;
    App before = started(fake);
    import_file(before, "hills.csv", "prompt,answers\nthe hill,colina\n");
    App app = at_table(fake, challenged(alone, "auto", R"("challenges":{"deck":"hills"},)"));
    const std::size_t moves = session(app).match.turn_count();
    dispatch(app, {"ch:text", "colinas"});
    dispatch(app, {"ch:check", ""});
    CHECK(spoken(app, shown(app).hint) == "Nearly! A letter or a sign is off. Look again, then check.");
    CHECK(session(app).match.turn_count() == moves);
    dispatch(app, {"ch:check", ""});
    CHECK(session(app).match.turn_count() > moves);
    CHECK(quiz::remove_deck("hills"));
}

TEST_CASE("A lone human types the answer, and the deck judges it", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    CHECK(spoken(app, shown(app).title) == "Challenge for you");
    CHECK(shown(app).typed);
    CHECK(shown(app).die >= 1);
    CHECK_FALSE(shown(app).covers);
    CHECK(buttons(app) == Ids{"ch:check", "ch:unknown"});
    const std::string answer = item_asked(app).answers.front();
    dispatch(app, {"ch:text", answer});
    dispatch(app, {"ch:check", ""});
    CHECK(last_move(app) == Json{{"answer", answer}, {"right", true}});
    CHECK(shown(app).passed == true);
    dispatch(app, {"ch:go", ""});
    CHECK_FALSE(overlay_card(app));
    CHECK(table(app).free);
}

TEST_CASE("After a wrong answer the right one is shown, and the question is practised later", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    const auto item = item_asked(app);
    dispatch(app, {"ch:text", "elefante rosa"});
    dispatch(app, {"ch:check", ""});
    CHECK(last_move(app)["right"] == false);
    CHECK(shown(app).passed == false);
    CHECK(shown(app).said == "elefante rosa");
    CHECK(shown(app).answer == item.answers.front());
    const auto deck = quiz::find_deck("es");
    CHECK(due_of(app, *deck).size() == 1);
    CHECK(app.feature_data.of<quiz::Memory>().decks.at("es").count(item.prompt) == 1);
    REQUIRE(missed_items(app).size() == 1);
    CHECK(deck->items[static_cast<std::size_t>(missed_items(app)[0])] == item);
}

TEST_CASE("If there is a voice for the language, the answer can be heard, and a text to listen to isn't shown",
    "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    std::vector<std::string> spoken;
    app.services.can_speak = [](const std::string& language) { return language == "es"; };
    app.services.speak = [&](const std::string& text, const std::string& language) {
        spoken.push_back(language + " " + text);
    };
    const std::string answer = item_asked(app).answers.front();
    dispatch(app, {"ch:unknown", ""});
    CHECK(buttons(app) == Ids{"ch:go", "ch:say"});
    dispatch(app, {"ch:say", ""});
    CHECK(spoken == std::vector<std::string>{"es " + answer});
    const auto deck = quiz::find_deck("es");
    const auto listen = std::find_if(
        deck->items.begin(), deck->items.end(), [](const auto& item) { return item.kind == quiz::Kind::listen; });
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
    App app = at_table(fake, challenged(alone, "auto", spanish));
    CHECK(shown(app).hint.id.empty());
    for (const char* nothing : {"", "  "}) {
        dispatch(app, {"ch:text", nothing});
        CHECK(shown(app).hint.id.empty());
        dispatch(app, {"ch:check", ""});
        CHECK(shown(app).typed);
        CHECK(spoken(app, shown(app).hint) == "Type an answer first, or choose “I don't know”.");
        CHECK(fake.said.back() == spoken(app, shown(app).hint));
    }
    dispatch(app, {"ch:text", "e"});
    CHECK(shown(app).hint.id.empty());
    CHECK(session(app).match.turn_count() == 3);
}

TEST_CASE("A passed answer without its accents shows the right spelling; capitals and punctuation don't matter",
    "[app][challenge]") {
    FakePlatform fake;
    App before = started(fake);
    import_file(before, "songs.csv", "prompt,answers\nthe song,la canción\n");
    const std::string songs = R"("challenges":{"deck":"songs"},)";
    const auto answered = [&](const char* answer) {
        App app = at_table(fake, challenged(alone, "auto", songs));
        dispatch(app, {"ch:text", answer});
        dispatch(app, {"ch:check", ""});
        CHECK(shown(app).passed == true);
        CHECK(shown(app).said == answer);
        CHECK(shown(app).stake.id.empty());
        return shown(app).answer;
    };
    CHECK(answered("la cancion!") == "la canción");
    CHECK(answered("La canción!").empty());
    CHECK(answered("la canción").empty());
    CHECK(quiz::remove_deck("songs"));
}

TEST_CASE("The card shows the stake, the language and the judge", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "self", spanish));
    CHECK(spoken(app, shown(app).detail) == "Get it right to play any card");
    CHECK(spoken(app, shown(app).stake) == "If you miss: beat a seven, as usual.");
    CHECK(spoken(app, shown(app).category.front()) == "Spanish");
    CHECK(spoken(app, shown(app).judged) == "You judge your own answer");
    CHECK(shown(app).judge == 0);
    app = at_table(fake, challenged(alone, "auto", spanish));
    CHECK(shown(app).judged.id.empty());
    app = at_table(fake, challenged(alone, "giver")); // the challenge is given by a bot, which laid the seven
    CHECK(spoken(app, shown(app).judged) == "You judge your own answer");
    app = at_table(fake, challenged(round_the_table, "self"));
    CHECK(spoken(app, shown(app).judged) == "Ada judges their own answer");
    CHECK(shown(app).category.empty());
    app = at_table(fake, challenged(round_the_table, "vote"));
    CHECK(spoken(app, shown(app).judged) == "The others vote");
}

TEST_CASE("The two buttons of a verdict look different, side by side", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "self"));
    const auto shown_buttons = shown(app).buttons;
    REQUIRE(buttons(app) == Ids{"ch:fail", "ch:pass"});
    CHECK(shown_buttons[0].paired);
    CHECK(shown_buttons[0].kind == ui::ButtonKind::secondary);
    CHECK(shown_buttons[1].kind == ui::ButtonKind::main);
}

TEST_CASE("\"I don't know\" counts as a wrong answer", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    dispatch(app, {"ch:unknown", ""});
    CHECK(last_move(app) == Json{{"answer", ""}, {"right", false}});
    CHECK_FALSE(shown(app).answer.empty());
}

TEST_CASE(
    "On a shared device a challenge covers the table, and the next hand stays behind the curtain", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(round_the_table, "giver", spanish));
    CHECK(shown(app).covers);
    CHECK(spoken(app, shown(app).title) == "Challenge for Ada");
    CHECK(spoken(app, shown(app).judged) == "Cleo judges");
    CHECK(shown(app).judge == 2);
    session(app).viewer = 0;
    dispatch(app, {"ch:pass", ""});
    CHECK_FALSE(overlay_card(app));
    CHECK(session(app).curtain);
    CHECK(session(app).viewer == 0);
    CHECK(session(app).viewer_returned);
}

TEST_CASE("After a verdict the device is passed to the player who is to act", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(round_the_table, "giver", spanish));
    session(app).viewer = 2; // seat 2 laid the seven, so its player judges
    dispatch(app, {"ch:pass", ""});
    CHECK(session(app).viewer == 0);
    CHECK_FALSE(session(app).viewer_returned);
}

TEST_CASE("A bot's die decides its answer, whoever judges, and the result is shown long enough to be read",
    "[app][challenge]") {
    FakePlatform fake;
    // A human's seven challenges the bot Rosa in seat 0.
    const std::string record = R"({"format":1,"game":"palace","preset":"speak","options":{"players":3},)"
                               R"("deal":{"cards":[)"
        + std::string(cards) + R"(],"short":true},"seats":[)" + bot + "," + bot + "," + human + "]," + spanish
        + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
    App app = started(fake);
    REQUIRE(open_text(app, record) == "");
    REQUIRE(update_overlay(app));
    const auto& last = session(app).match.last_turn();
    // Seat 2, a human, gave the challenge and judges, but the program makes that move by the bot's die.
    CHECK(last.seat == 2);
    CHECK(spoken(app, shown(app).title) == "Challenge for Rosa");
    CHECK(shown(app).passed.has_value());
    CHECK(shown(app).brief);
    CHECK(*update_overlay(app) > 1.5);
    fake.now += 1.5;
    update_overlay(app);
    CHECK(app.dialog.feedback);
    fake.now += 1;
    update_overlay(app);
    CHECK_FALSE(app.dialog.feedback);
    FakePlatform other;
    App again = started(other);
    REQUIRE(open_text(again, record) == "");
    update_overlay(again);
    CHECK(session(again).match.last_turn().move == last.move);
    CHECK(app.feature_data.of<quiz::Memory>().decks.empty()); // the answers of bots aren't recorded
}

TEST_CASE("The die rolls before it comes to rest, unless movements are off", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    CHECK(shown(app).roll == 1.0F);
    app.settings.speed = Speed::calm;
    CHECK(*update_overlay(app) == 0);
    fake.now += 0.4;
    CHECK(shown(app).roll == 0.5F);
    fake.now += 1;
    CHECK(*update_overlay(app) < 0);
    CHECK(shown(app).roll == 1.0F);
}

TEST_CASE("A game that is opened again in the middle of a challenge has the same prompt", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    const auto before = shown(app);
    autosave(app);
    App again = started(fake);
    update_overlay(again);
    CHECK(shown(again).prompt == before.prompt);
    CHECK(shown(again).die == before.die);
}

TEST_CASE("A game that is opened during a challenge begins with its own question", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    dispatch(app, {"ch:text", "half an answer"});
    REQUIRE(open_text(app, challenged(alone, "auto", spanish)) == "");
    update_overlay(app);
    CHECK(shown(app).text.empty());
    dispatch(app, {"ch:unknown", ""});
    REQUIRE(app.dialog.feedback);
    REQUIRE(open_text(app, challenged(alone, "auto", spanish)) == "");
    CHECK_FALSE(app.dialog.feedback);
}

TEST_CASE("A player who burns a four of a kind gives four challenges", "[app][challenge]") {
    FakePlatform fake;
    // With the option `layout` 4 each player has rows of four cards; here seat 0 plays four threes at once.
    const std::string record =
        R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"layout":4},)"
        R"("deal":{"cards":["JS","JH","JD","JC","QS","QH","QD","QC","KS","KH","KD","KC","8S","8H",)"
        R"("8D","8C","9S","9H","9D","9C","AS","AH","AD","AC","3S","3H","3D","3C","5S","6S","5H",)"
        R"("6C","7D","6H","5C","5D","4S","4H","4D","4C"],"short":true},"seats":[)"
        + alone + R"(],"moves":[{"seat":0,"move":{"play":["3S","3H","3D","3C"]}}]})";
    App app = at_table(fake, record);
    REQUIRE(table(app).need == palace::Need::assign);
    CHECK(shown(app).shares.size() == 3);
    CHECK(buttons(app).empty());
    dispatch(app, {"ch:share:1", "3"});
    dispatch(app, {"ch:share:2", "1"});
    CHECK(buttons(app) == Ids{"ch:give"});
    dispatch(app, {"ch:give", ""});
    CHECK(last_move(app) == Json{{"assign", {0, 3, 1}}});
    CHECK(table(app).challenges.waiting.size() == 4);
}

TEST_CASE("Questions that were missed in earlier games are asked again in the next one", "[app][challenge]") {
    FakePlatform fake;
    App app = started(fake);
    const auto deck = quiz::find_deck("es");
    note_answer(app, "es", deck->items[7].prompt, quiz::Outcome::missed);
    dispatch(app, {"set_up:palace/speak", ""});
    dispatch(app, {"begin", ""});
    CHECK(session(app).match.record().extras["challenges"]["due"] == Json{7});
    note_answer(app, "es", deck->items[9].prompt, quiz::Outcome::missed);
    dispatch(app, {"again", ""});
    CHECK(session(app).match.record().extras["challenges"]["due"].size() == 2);
}

TEST_CASE("The cost of a miss is shown until the answer is given", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(alone, "auto", spanish));
    CHECK_FALSE(shown(app).stake.id.empty());
    dispatch(app, {"ch:unknown", ""});
    REQUIRE(shown(app).passed == false);
    CHECK(shown(app).stake.id.empty());
}

TEST_CASE("A challenge shows the card that caused it", "[app][challenge]") {
    FakePlatform fake;
    App app = at_table(fake, challenged(round_the_table, "vote"));
    REQUIRE(shown(app).covers);
    CHECK(shown(app).about == std::vector<ui::Face>{ui::Face(*read_card("7D"))});
}

} // namespace palazzo::app::test
