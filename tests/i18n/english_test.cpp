// Tests that every English sentence agrees with the person whom it addresses or describes, and that its text contains
// no marks except those of bold words, and no placeholder that wasn't replaced.
#include "tests/english.hpp"
#include "tests/i18n/sentences.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <regex>

namespace palazzo {

using namespace i18n::test;
using i18n::Pattern;

namespace {

constexpr int most_seats = 4;

bool names_seat(const std::vector<ArgumentPlace>& places, int argument) {
    return std::any_of(
        places.begin(), places.end(), [&](const ArgumentPlace& p) { return p.is_seat() && p.argument == argument; });
}

} // namespace

TEST_CASE(
    "Every sentence about a seat names its player, and says you in place of the name if that player is the viewer",
    "[words]") {
    static const std::regex third_person(R"(\b[Yy]ou (?!this\b)([a-z]*[^s]s|is|has|was)\b|\b[Yy]ou['’]s\b|\bof you\b)");
    static const std::regex second_person(R"(\bRosa (are|were|have)\b)");
    int told = 0;
    for_each_sentence([&](const std::string& id, const std::string&, const Pattern& pattern) {
        const auto places = argument_places(pattern);
        for (Seat you = 0; you < most_seats; ++you) {
            // The sentence `saved.with` lists the players in a saved game, and never addresses one of them.
            if (!names_seat(places, you) || id == "saved.with") continue;
            const Audience rosas{SeatNames(most_seats, "Rosa")};
            const Audience to_you{rosas.names, you};
            const std::string named = say(sample_message(id, pattern), rosas);
            const std::string spoken = say(sample_message(id, pattern), to_you);
            INFO(named << " / " << spoken);
            CHECK(spoken != named);
            CHECK_FALSE(std::regex_search(spoken, third_person));
            CHECK_FALSE(std::regex_search(named, second_person));
            CHECK(named.find("Rosa") != std::string::npos);
            CHECK(spoken.find("You", 1) == std::string::npos);
            CHECK((spoken.find("You") == 0 || spoken.find("you") != std::string::npos));
            ++told;
        }
    });
    CHECK(told > 60);
}

TEST_CASE("A sentence calls a player's word Rosa's word or your word, never the word of Rosa or of you", "[words]") {
    static const std::regex clumsy(R"(\bof (\{\d, seat\}|you\b))");
    for_each_sentence([](const std::string&, const std::string& text, const Pattern&) {
        CHECK_FALSE(std::regex_search(text, clumsy));
    });
}

TEST_CASE("The only marks in a sentence are those of bold text, and a text for reading aloud has no marks", "[words]") {
    static const std::regex bold(R"(\*\*[^* ]([^*]*[^* ])?\*\*)");
    for_each_sentence([](const std::string& id, const std::string&, const Pattern& pattern) {
        const std::string text = say(sample_message(id, pattern), {SeatNames(most_seats, "Rosa")});
        const std::string rest = std::regex_replace(text, bold, "");
        INFO(text);
        CHECK(rest.find_first_of("*_`<>#{}") == std::string::npos);
        const bool aloud = id.find(".event.") != std::string::npos || id.find(".button.") != std::string::npos;
        if (aloud) CHECK(rest == text);
    });
}

} // namespace palazzo
