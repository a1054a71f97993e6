// The text on a plate about the events of the last move, if there is no room for all of them.
#include "engine/games/palace/rules.hpp"
#include "engine/games/palindromes/rules.hpp"
#include "shell/games/event_text.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace palazzo::games {
namespace {

using palindromes::Rules;

const i18n::Voice voice = shell_test::english_voice({{"You", "Rosa"}, 0});
const std::vector<Message> two{{"palace.event.passed_by", {"1"}}, {"palace.event.passed", {"1"}}};

} // namespace

TEST_CASE("A plate with room for a few events names the first ones of a move", "[told]") {
    CHECK(event_text(two, voice, 2) == "Rosa passed. Rosa got it right.");
    CHECK(event_text(two, voice, 1) == "Rosa passed.");
    CHECK(event_text(two, voice, 0).empty());
}

TEST_CASE(
    "If the results of a move are more important than its beginning, a plate with little room names the last events",
    "[told]") {
    CHECK(event_text(two, voice, 1, true) == "Rosa got it right.");
    CHECK(event_text(two, voice, 5, true) == "Rosa passed. Rosa got it right.");
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

TEST_CASE("An instruction isn't added to a plate whose last sentence already says it", "[told][palace]") {
    ScreenContext<palace::Rules> context;
    context.voice = voice;
    context.latest = {palace::SeatChallenged{0, 1}};
    const std::string todo = voice.say("palace.todo.challenged", {"0"});
    const auto all_fit = [](const std::string&) { return true; };
    CHECK(event_text_with_todo(context, todo, all_fit) == "A challenge for you.");
    CHECK(event_text_with_todo(context, "Play.", all_fit) == "A challenge for you. Play.");
}

} // namespace palazzo::games
