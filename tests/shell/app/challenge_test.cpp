// Challenges at the table: who is asked, who says whether it is passed, what is shown, and what comes of it.
#include "engine/games/palace/challenge.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/table/overlay.hpp"
#include "tests/shell/app/stand_in.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::app::test {
namespace {

using pages::ChallengeModel;

const char* cards = R"("JS","JH","JD","QS","QH","QD","KS","KH","KD","8S","8H","8D","9S","9H","9D","AS","AH","AD",)"
                    R"("3S","4S","KC","5S","6S","QC","7D","6H","JC")";
const std::string human = R"({"kind":"human"})";
const std::string bot = R"({"kind":"bot","level":"simple"})";
std::string named(const char* name) { return std::string(R"({"kind":"human","name":")") + name + "\"}"; }

/// Three seats; seat 2 has laid a seven, so seat 0 is challenged by it.
std::string challenged(const std::string& seats, const std::string& judge, const std::string& challenges = "") {
    return R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"judge":")" + judge
        + R"("},"deal":{"cards":[)" + cards + R"(],"short":true},"seats":[)" + seats + "]," + challenges
        + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
}

const std::string spanish = R"("challenges":{"deck":"es"},)";
const std::string alone = human + "," + bot + "," + bot;
const std::string round_the_table = named("Ada") + "," + named("Ben") + "," + named("Cleo");

App at_table(World& world, const std::string& record) {
    App app = started(world);
    app.settings.speed = Speed::off;
    REQUIRE(open_text(app, record) == "");
    drive_overlay(app);
    return app;
}

games::Session<palace::Rules>& session(App& app) { return std::get<games::Session<palace::Rules>>(*app.session); }
const palace::Table& table(App& app) { return session(app).match.state().table; }

ChallengeModel shown(const App& app) {
    const auto model = overlay_card(app);
    REQUIRE(model);
    return *model;
}

std::string spoken(const App& app, const Message& message) { return voice_of(app).say(message); }

std::vector<std::string> buttons(const App& app) {
    std::vector<std::string> ids;
    for (const auto& b : shown(app).buttons) ids.push_back(b.id);
    return ids;
}

const quiz::Item& item_asked(App& app) {
    return palace::question_of(*session(app).match.rules().asking, table(app))->item;
}

Json last_move(App& app) { return session(app).match.record().moves.back().move; }

using Ids = std::vector<std::string>;

} // namespace

TEST_CASE("Alone with a deck the answer is typed, and the deck judges it", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    CHECK(spoken(app, shown(app).title) == "You are challenged");
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

TEST_CASE("A wrong answer shows the right one, and is to be practised", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    const auto item = item_asked(app);
    dispatch(app, {"ch:text", "elefante rosa"});
    dispatch(app, {"ch:check", ""});
    CHECK(last_move(app)["right"] == false);
    CHECK(shown(app).passed == false);
    CHECK(shown(app).said == "elefante rosa");
    CHECK(shown(app).answer == item.answers.front());
    const auto deck = quiz::on_shelf("es");
    CHECK(due_of(app, *deck).size() == 1);
    CHECK(app.memory.decks.at("es").count(item.prompt) == 1);
    REQUIRE(missed_items(app).size() == 1);
    CHECK(deck->items[static_cast<std::size_t>(missed_items(app)[0])] == item);
}

TEST_CASE("Where there is a voice for its language the answer can be heard, and what is to be heard isn't shown",
    "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
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
    const auto deck = quiz::on_shelf("es");
    const auto listen = std::find_if(
        deck->items.begin(), deck->items.end(), [](const auto& item) { return item.kind == quiz::Kind::listen; });
    begin_practice(app, deck, {static_cast<int>(listen - deck->items.begin())});
    CHECK(practice_model(app).prompt.empty());
    dispatch(app, {"ch:hear", ""});
    CHECK(spoken.back() == "es " + listen->prompt);
    app.services.can_speak = [](const std::string&) { return false; };
    CHECK(practice_model(app).prompt == listen->prompt);
    dispatch(app, {"ch:text", "¿"}); // read, then typed from memory
    CHECK(practice_model(app).prompt.empty());
}

TEST_CASE("Check with nothing typed says what is missing, until something is typed", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    CHECK(shown(app).hint.id.empty());
    for (const char* nothing : {"", "  "}) {
        dispatch(app, {"ch:text", nothing});
        CHECK(shown(app).hint.id.empty());
        dispatch(app, {"ch:check", ""});
        CHECK(shown(app).typed);
        CHECK(spoken(app, shown(app).hint) == "Type an answer first, or choose “I don’t know”.");
        CHECK(world.said.back() == spoken(app, shown(app).hint));
    }
    dispatch(app, {"ch:text", "e"});
    CHECK(shown(app).hint.id.empty());
    CHECK(session(app).match.turn_count() == 3);
}

TEST_CASE("An answer that passed but is written otherwise shows how it is written", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    const std::string answer = item_asked(app).answers.front();
    dispatch(app, {"ch:text", answer + "!"});
    dispatch(app, {"ch:check", ""});
    CHECK(shown(app).passed == true);
    CHECK(shown(app).said == answer + "!");
    CHECK(shown(app).answer == answer);
    CHECK(shown(app).stake.id.empty());
    App again = at_table(world, challenged(alone, "auto", spanish));
    dispatch(again, {"ch:text", answer});
    dispatch(again, {"ch:check", ""});
    CHECK(shown(again).passed == true);
    CHECK(shown(again).answer.empty());
}

TEST_CASE("The card says what hangs on it, in which language, and who judges", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "self", spanish));
    CHECK(spoken(app, shown(app).detail) == "Get it right to play any card");
    CHECK(spoken(app, shown(app).stake) == "Missed: beat a seven, as usual.");
    CHECK(spoken(app, shown(app).category.front()) == "Spanish");
    CHECK(spoken(app, shown(app).judged) == "You judge alone");
    CHECK(shown(app).judge == 0);
    app = at_table(world, challenged(alone, "auto", spanish));
    CHECK(shown(app).judged.id.empty());
    app = at_table(world, challenged(alone, "giver")); // a bot laid the seven
    CHECK(spoken(app, shown(app).judged) == "You judge alone");
    app = at_table(world, challenged(round_the_table, "self"));
    CHECK(spoken(app, shown(app).judged) == "Ada judges alone");
    CHECK(shown(app).category.empty());
    app = at_table(world, challenged(round_the_table, "vote"));
    CHECK(spoken(app, shown(app).judged) == "The others vote");
}

TEST_CASE("The verdict's two buttons are unlike each other, side by side", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "self"));
    const auto shown_buttons = shown(app).buttons;
    REQUIRE(buttons(app) == Ids{"ch:fail", "ch:pass"});
    CHECK(shown_buttons[0].paired);
    CHECK(shown_buttons[0].kind == ui::ButtonKind::secondary);
    CHECK(shown_buttons[1].kind == ui::ButtonKind::main);
}

TEST_CASE("I don't know is a wrong answer", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    dispatch(app, {"ch:unknown", ""});
    CHECK(last_move(app) == Json{{"answer", ""}, {"right", false}});
    CHECK_FALSE(shown(app).answer.empty());
}

TEST_CASE("Where a bot has to judge a human, the move is what that human says", "[app][challenge][fine-print-31]") {
    World world;
    App app = at_table(world, challenged(alone, "giver", spanish));
    CHECK(buttons(app) == Ids{"ch:show", "ch:fail", "ch:pass"});
    CHECK(shown(app).answer.empty());
    dispatch(app, {"ch:show", ""});
    CHECK(shown(app).answer == item_asked(app).answers.front());
    dispatch(app, {"ch:pass", ""});
    CHECK(session(app).match.last_turn().seat == 2);
    CHECK(last_move(app) == Json{{"judge", true}});
}

TEST_CASE("Votes of bots are what the human says of themselves", "[app][challenge][fine-print-31]") {
    World world;
    App app = at_table(world, challenged(alone, "vote", spanish));
    dispatch(app, {"ch:fail", ""});
    CHECK(session(app).match.turn_count() == 5);
    CHECK_FALSE(table(app).free);
}

TEST_CASE(
    "Round one device a challenge covers the table, and the next hand waits behind the curtain", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(round_the_table, "giver", spanish));
    CHECK(shown(app).covers);
    CHECK(spoken(app, shown(app).title) == "Ada is challenged");
    CHECK(spoken(app, shown(app).judged) == "Cleo judges");
    CHECK(shown(app).judge == 2);
    session(app).onlooker = 0;
    dispatch(app, {"ch:pass", ""});
    CHECK_FALSE(overlay_card(app));
    CHECK(session(app).curtain);
    CHECK(session(app).onlooker == 0);
    CHECK(session(app).back);
}

TEST_CASE("Where the device goes on to another player, the curtain hands it over", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(round_the_table, "giver", spanish));
    session(app).onlooker = 2; // laid the seven
    dispatch(app, {"ch:pass", ""});
    CHECK(session(app).onlooker == 0);
    CHECK_FALSE(session(app).back);
}

TEST_CASE("A vote waits for everybody, and each says their own", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(round_the_table, "vote", spanish));
    REQUIRE(shown(app).votes.size() == 2);
    CHECK(voice_of(app).name(shown(app).votes[0].seat) == "Ben");
    dispatch(app, {"ch:vote:0", "1"}); // who answers has no vote
    dispatch(app, {"ch:vote:2", "0"});
    CHECK(shown(app).votes[1].passed == false);
    CHECK(session(app).match.turn_count() == 3);
    dispatch(app, {"ch:vote:1", "1"});
    const auto moves = session(app).match.record().moves;
    REQUIRE(moves.size() == 5);
    CHECK(moves[3].seat == 1);
    CHECK(moves[3].move == Json{{"judge", true}});
    CHECK(moves[4].seat == 2);
    CHECK(moves[4].move == Json{{"judge", false}});
    CHECK(table(app).free); // a tie passes
}

TEST_CASE("Bots and humans that vote together: bots say what was said by who answered", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(named("Ada") + "," + bot + "," + named("Cleo"), "vote"));
    REQUIRE(shown(app).votes.size() == 2);
    dispatch(app, {"ch:vote:2", "1"});
    dispatch(app, {"ch:vote:0", "0"});
    const auto moves = session(app).match.record().moves;
    CHECK(moves[3].move == Json{{"judge", false}});
    CHECK(moves[4].move == Json{{"judge", true}});
}

TEST_CASE("Without a deck people set the challenges themselves", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(round_the_table, "giver"));
    CHECK(shown(app).die == 0);
    CHECK(spoken(app, shown(app).instruction).find("Cleo sets a challenge") == 0);
    CHECK(buttons(app) == Ids{"ch:fail", "ch:pass"});
}

TEST_CASE("A bot's answer is decided by its dice, whoever judges, and shown to be read", "[app][challenge]") {
    World world;
    // Seat 2 is a bot, challenged by a human's seven.
    const std::string record = R"({"format":1,"game":"palace","preset":"speak","options":{"players":3},)"
                               R"("deal":{"cards":[)"
        + std::string(cards) + R"(],"short":true},"seats":[)" + bot + "," + bot + "," + human + "]," + spanish
        + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
    App app = started(world);
    REQUIRE(open_text(app, record) == "");
    REQUIRE(drive_overlay(app));
    const auto& last = session(app).match.last_turn();
    CHECK(last.seat == 2); // the giver, a human, judges by the bot's dice
    CHECK(spoken(app, shown(app).title) == "Rosa is challenged");
    CHECK(shown(app).passed.has_value());
    CHECK(shown(app).brief);
    CHECK(*drive_overlay(app) > 3);
    world.now += 3;
    drive_overlay(app);
    CHECK(app.dialog.feedback);
    world.now += 1;
    drive_overlay(app);
    CHECK_FALSE(app.dialog.feedback);
    World other;
    App again = started(other);
    REQUIRE(open_text(again, record) == "");
    drive_overlay(again);
    CHECK(session(again).match.last_turn().move == last.move);
    CHECK(app.memory.decks.empty()); // bots learn nothing
}

TEST_CASE("The die rolls before it lies, unless nothing moves", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    CHECK(shown(app).roll == 1.0F);
    app.settings.speed = Speed::calm;
    CHECK(*drive_overlay(app) == 0);
    world.now += 0.4;
    CHECK(shown(app).roll == 0.5F);
    world.now += 1;
    CHECK(*drive_overlay(app) < 0);
    CHECK(shown(app).roll == 1.0F);
}

TEST_CASE("When the time is up, a typed answer counts as none", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", R"("challenges":{"deck":"es","seconds":15},)"));
    CHECK(shown(app).seconds_left == 15);
    world.now += 10;
    CHECK(shown(app).seconds_left == 5);
    CHECK(*drive_overlay(app) > 0);
    world.now += 6;
    drive_overlay(app);
    CHECK(last_move(app) == Json{{"answer", ""}, {"right", false}});
}

TEST_CASE("When the time is up and people judge, they say what that means", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "self", R"("challenges":{"deck":"es","seconds":15},)"));
    world.now += 20;
    drive_overlay(app);
    CHECK(shown(app).seconds_left == 0);
    CHECK(session(app).match.turn_count() == 3);
}

TEST_CASE("A game is found again in the middle of a challenge, with the same prompt", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    const auto before = shown(app);
    autosave(app);
    App again = started(world);
    drive_overlay(again);
    CHECK(shown(again).prompt == before.prompt);
    CHECK(shown(again).die == before.die);
}

TEST_CASE("Another game that is opened over a challenge begins with its own", "[app][challenge]") {
    World world;
    App app = at_table(world, challenged(alone, "auto", spanish));
    dispatch(app, {"ch:text", "half an answer"});
    REQUIRE(open_text(app, challenged(alone, "auto", spanish)) == "");
    drive_overlay(app);
    CHECK(shown(app).text.empty());
    dispatch(app, {"ch:unknown", ""});
    REQUIRE(app.dialog.feedback);
    REQUIRE(open_text(app, challenged(alone, "auto", spanish)) == "");
    CHECK_FALSE(app.dialog.feedback);
}

TEST_CASE("Who burned a four hands out four challenges", "[app][challenge]") {
    World world;
    // Layout 4: four threes are led at once.
    const std::string record =
        R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"layout":4},)"
        R"("deal":{"cards":["JS","JH","JD","JC","QS","QH","QD","QC","KS","KH","KD","KC","8S","8H",)"
        R"("8D","8C","9S","9H","9D","9C","AS","AH","AD","AC","3S","3H","3D","3C","5S","6S","5H",)"
        R"("6C","7D","6H","5C","5D","4S","4H","4D","4C"],"short":true},"seats":[)"
        + alone + R"(],"moves":[{"seat":0,"move":{"play":["3S","3H","3D","3C"]}}]})";
    App app = at_table(world, record);
    REQUIRE(table(app).need == palace::Need::assign);
    CHECK(shown(app).shares.size() == 3);
    CHECK(buttons(app).empty());
    dispatch(app, {"ch:share:1", "3"});
    dispatch(app, {"ch:share:2", "1"});
    CHECK(buttons(app) == Ids{"ch:give"});
    dispatch(app, {"ch:give", ""});
    CHECK(last_move(app) == Json{{"assign", {0, 3, 1}}});
    CHECK(table(app).trial.waiting.size() == 4);
}

TEST_CASE("Alone against bots the deck judges unless something else is chosen", "[app][challenge][set-up]") {
    World world;
    App app = started(world);
    dispatch(app, {"set_up:palace/speak", ""});
    REQUIRE(app.page == Page::set_up);
    CHECK(app.set_up.deck == "es");
    CHECK(app.set_up.rules["judge"] == "auto");
    dispatch(app, {"use_deck:de", ""});
    dispatch(app, {"levels", "2"});
    dispatch(app, {"seconds", "2"});
    dispatch(app, {"begin", ""});
    const Json challenges = session(app).match.record().extras["challenges"];
    CHECK(challenges["deck"] == "de");
    CHECK(challenges["digest"] == quiz::digest(*quiz::on_shelf("de")));
    CHECK(challenges["levels"] == Json{"A2"});
    CHECK(challenges["seconds"] == 30);
    CHECK(app.settings.deck == "de"); // and the next table has it again
    dispatch(app, {"home", ""});
    dispatch(app, {"set_up:palace/classic", ""});
    CHECK_FALSE(has_challenges(app.set_up));
}

TEST_CASE("Who judges follows the humans at the table until the player chooses", "[app][challenge][set-up]") {
    World world;
    App app = started(world);
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
    dispatch(app, {"preset", "0"}); // another table, another choice
    CHECK(Json(app.set_up.rules.value("judge", "")) != chosen);
}

TEST_CASE("What was missed in earlier games comes again in the next", "[app][challenge]") {
    World world;
    App app = started(world);
    const auto deck = quiz::on_shelf("es");
    note_answer(app, "es", deck->items[7].prompt, false);
    dispatch(app, {"set_up:palace/speak", ""});
    dispatch(app, {"begin", ""});
    CHECK(session(app).match.record().extras["challenges"]["due"] == Json{7});
    note_answer(app, "es", deck->items[9].prompt, false);
    dispatch(app, {"again", ""});
    CHECK(session(app).match.record().extras["challenges"]["due"].size() == 2);
}

TEST_CASE("Practice brings back what was missed once more, and no more", "[app][practice]") {
    World world;
    App app = started(world);
    const auto deck = quiz::on_shelf("es");
    const auto answer = [&](const std::string& text) {
        dispatch(app, {"ch:text", text});
        dispatch(app, {"ch:check", ""});
        dispatch(app, {"ch:go", ""});
    };
    const auto right = [&](std::size_t item) { return deck->items[item].answers.front(); };
    begin_practice(app, deck, {3, 5, 7});
    REQUIRE(app.page == Page::practice);
    CHECK(spoken(app, practice_model(app).detail) == "1 of 3");
    answer("no idea");
    CHECK(spoken(app, practice_model(app).detail) == "2 of 3");
    answer(right(5));
    CHECK(spoken(app, practice_model(app).detail) == "3 of 3");
    answer("no idea");
    CHECK(spoken(app, practice_model(app).detail) == "Once more: 1 of 2");
    CHECK(practice_model(app).again);
    answer("no idea");
    CHECK(spoken(app, practice_model(app).detail) == "Once more: 2 of 2");
    answer(right(7));
    CHECK(spoken(app, practice_model(app).instruction)
        == "All done: 1 of 3 at the first try. What you missed will come again another day.");
    CHECK(app.memory.decks.at("es").at(deck->items[7].prompt).box == 1);
    dispatch(app, {"ch:stop", ""});
    CHECK(app.page == Page::home);
}

TEST_CASE("Practice that is stopped sums up what was answered before it is left", "[app][practice]") {
    World world;
    App app = started(world);
    const auto deck = quiz::on_shelf("es");
    begin_practice(app, deck, {3, 5, 7});
    dispatch(app, {"ch:text", deck->items[3].answers.front()});
    dispatch(app, {"ch:check", ""});
    dispatch(app, {"ch:go", ""});
    dispatch(app, {"ch:stop", ""});
    REQUIRE(app.page == Page::practice);
    CHECK(spoken(app, practice_model(app).instruction) == "1 of 1 at the first try.");
    REQUIRE(practice_model(app).buttons.size() == 1);
    CHECK(spoken(app, practice_model(app).buttons[0].label) == "Done");
    dispatch(app, {practice_model(app).buttons[0].id, ""});
    CHECK(app.page == Page::home);
    begin_practice(app, deck, {3});
    dispatch(app, {"ch:stop", ""}); // nothing was answered
    CHECK(app.page == Page::home);
}

TEST_CASE("Check with nothing typed says so in practice too", "[app][practice]") {
    World world;
    App app = started(world);
    begin_practice(app, quiz::on_shelf("es"), {3});
    dispatch(app, {"ch:check", ""});
    CHECK_FALSE(practice_model(app).hint.id.empty());
    CHECK_FALSE(app.dialog.feedback);
}

TEST_CASE("A round of practice begins with what is due", "[app][practice]") {
    World world;
    App app = started(world);
    const auto deck = quiz::on_shelf("fr");
    note_answer(app, "fr", deck->items[20].prompt, false);
    dispatch(app, {"practise:fr", ""});
    REQUIRE(app.practice);
    CHECK(app.practice->queue.size() == 12);
    CHECK(app.practice->queue.front() == 20);
}

} // namespace palazzo::app::test
