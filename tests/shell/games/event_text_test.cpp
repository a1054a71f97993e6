// The text on a plate about the events of the last move, if there is no room for all of them.
#include "engine/games/palabra/rules.hpp"
#include "engine/games/palace/rules.hpp"
#include "engine/games/palindromes/rules.hpp"
#include "shell/games/event_text.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

namespace palazzo::games {
namespace {

using palindromes::Rules;

const i18n::Voice voice = shell_test::english_voice({{"You", "Rosa"}, 0});
const std::vector<Message> two{{"palace.event.passed_by", {"1"}}, {"palace.event.passed", {"1"}}};

/// Returns a function that decides whether a text has at most `sentences` sentences.
FitsOnPlate room_for(std::ptrdiff_t sentences) {
    return [=](const std::string& text) { return std::count(text.begin(), text.end(), '.') <= sentences; };
}

} // namespace

TEST_CASE("A plate with room for a few events names the first ones of a move", "[told]") {
    const auto told = [](int sentences) { return fitting_event_text(two, {}, voice, "", room_for(sentences)); };
    CHECK(told(2) == "Rosa passed. Rosa got it right.");
    CHECK(told(1) == "Rosa passed.");
    CHECK(told(0).empty());
}

TEST_CASE(
    "If the results of a move are more important than its beginning, a plate with little room names the last events",
    "[told]") {
    const auto told = [](int sentences) { return fitting_event_text(two, {}, voice, "", room_for(sentences), true); };
    CHECK(told(1) == "Rosa got it right.");
    CHECK(told(5) == "Rosa passed. Rosa got it right.");
}

TEST_CASE("In Palindromes a plate with room for one sentence names the palindrome that a card completed, not the "
          "card's place",
    "[told][palindromes]") {
    ScreenContext<Rules> context;
    context.voice = voice;
    context.latest = {palindromes::CardPlaced{}, palindromes::PalindromeTaken{}};
    const auto messages = messages_of(Rules(), context.latest);
    REQUIRE(messages.size() == 2);
    const auto one_sentence = [&](const std::string& text) {
        return text.size() <= with_bold_cards(voice.say(messages.back())).size();
    };
    CHECK(event_text_with_todo(context, "", one_sentence, true) == with_bold_cards(voice.say(messages.back())));
}

TEST_CASE(
    "In Palindromes a plate without room for everything tells all palindromes that left the board, rather than where "
    "the card was placed",
    "[told][palindromes]") {
    const auto is_placement = [](const palindromes::Event& event) {
        return std::holds_alternative<palindromes::CardPlaced>(event);
    };
    ScreenContext<Rules> context;
    context.voice = voice;
    const std::vector<palindromes::Event> all{
        palindromes::PalindromeTaken{1, {}, true}, palindromes::CardPlaced{}, palindromes::PalindromeTaken{1, {}}};
    context.latest = all;
    drop_minor_events(context, room_for(3), is_placement);
    CHECK(context.latest == all);
    drop_minor_events(context, room_for(2), is_placement);
    CHECK(context.latest == std::vector<palindromes::Event>{all[0], all[2]});
    context.latest = {palindromes::CardPlaced{}};
    drop_minor_events(context, room_for(0), is_placement);
    CHECK(context.latest.size() == 1);
}

TEST_CASE("More text follows on a plate only if there is room for it", "[told]") {
    CHECK(with_more_text("Rosa passed.", "Play.", room_for(2)) == "Rosa passed. Play.");
    CHECK(with_more_text("Rosa passed.", "Play.", room_for(1)) == "Rosa passed.");
    CHECK(with_more_text("", "Play.", room_for(0)) == "Play.");
    CHECK(with_more_text("Rosa passed.", "", room_for(0)) == "Rosa passed.");
}

TEST_CASE("In Palabra a plate tells that letters were shaved before it tells the task", "[told][palabra]") {
    ScreenContext<palabra::Rules> context;
    context.voice = voice;
    context.latest = {palabra::WordShaved{1, 0, {}, {}, {}, 36}, palabra::CardsExchanged{1, 4}};
    const auto told = [&](int sentences) {
        return event_text_before(context, {"Your word is gone.", "Play."}, room_for(sentences));
    };
    const std::string events = told(2);
    CHECK(events.find("36 points from you") != std::string::npos);
    CHECK(events.find("exchanged 4 cards") != std::string::npos);
    CHECK(told(3) == events + " Your word is gone.");
    CHECK(told(4) == events + " Your word is gone. Play.");
    context.latest.clear();
    CHECK(told(1) == "Your word is gone.");
}

TEST_CASE("Of several moves, a plate with little room tells what concerns the viewer, then the last moves, and the "
          "viewer's own moves last",
    "[told][palace]") {
    const std::vector<Message> moves{{"palace.event.passed_by", {"0"}}, {"palace.event.passed_by", {"1"}},
        {"palace.event.skipped", {"0"}}, {"palace.event.passed_by", {"2"}}};
    const i18n::Voice three = shell_test::english_voice({{"", "Rosa", "Otto"}, 0});
    const auto told = [&](int sentences) {
        return fitting_event_text(moves, {true, 1}, three, "Play.", room_for(sentences + 1));
    };
    const std::string skipped = three.say(moves[2]);
    CHECK(told(0) == "Play.");
    CHECK(told(1) == skipped + " Play.");
    CHECK(told(2) == skipped + " " + three.say(moves[3]) + " Play.");
    CHECK(told(4) == three.say(moves[1]) + " " + skipped + " " + three.say(moves[3]) + " Play.");
}

TEST_CASE("An instruction isn't added to a plate whose last sentence already says it", "[told][palace]") {
    ScreenContext<palace::Rules> context;
    context.voice = voice;
    context.latest = {palace::SeatChallenged{0, 1}};
    const std::string todo = voice.say("palace.todo.challenged", {"0"});
    const auto all_fit = [](const std::string&) { return true; };
    CHECK(event_text_with_todo(context, todo, all_fit) == "A challenge for you.");
    CHECK(event_text_with_todo(context, as_task(todo), all_fit) == "A challenge for you.");
    CHECK(event_text_with_todo(context, "Play.", all_fit) == "A challenge for you. Play.");
}

TEST_CASE("The task of a plate is bold as a whole, also around its cards", "[told]") {
    CHECK(as_task("Play.") == "**Play.**");
    CHECK(as_task("Cover **J♣**.") == "**Cover J♣.**");
    CHECK(as_task("").empty());
}

} // namespace palazzo::games
