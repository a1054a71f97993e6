// What a table's plate tells of the last move where not all of it has room.
#include "engine/games/palindromes/rules.hpp"
#include "shell/games/event_text.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace palazzo::games {
namespace {

using palindromes::Rules;

const i18n::Voice voice = shell_test::in_english({{"You", "Rosa"}, 0});
const std::vector<Message> two{{"palace.event.passed_by", {"1"}}, {"palace.event.passed", {"1"}}};

} // namespace

TEST_CASE("Of what happened as many sentences are told as are wanted, the first ones", "[told]") {
    CHECK(told(two, voice, 2) == "Rosa passed. Rosa got it right.");
    CHECK(told(two, voice, 1) == "Rosa passed.");
    CHECK(told(two, voice, 0).empty());
}

TEST_CASE("Where what a move led to matters more, the last sentences are told", "[told]") {
    CHECK(told(two, voice, 1, true) == "Rosa got it right.");
    CHECK(told(two, voice, 5, true) == "Rosa passed. Rosa got it right.");
}

TEST_CASE("Palindromes tells what a card completed rather than where it was placed", "[told][palindromes]") {
    TableSight<Rules> sight;
    sight.voice = voice;
    sight.latest = {palindromes::CardPlaced{}, palindromes::PalindromeTaken{}};
    const auto messages = messages_of(Rules(), sight.latest);
    REQUIRE(messages.size() == 2);
    const auto one_sentence = [&](const std::string& text) {
        return text.size() <= with_bold_cards(voice.say(messages.back())).size();
    };
    CHECK(told_with(sight, "", one_sentence, true) == with_bold_cards(voice.say(messages.back())));
}

} // namespace palazzo::games
