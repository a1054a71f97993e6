#include "engine/words/words.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {

TEST_CASE("Cards in words", "[words]") {
    CHECK(card_in_words("10D") == "ten of diamonds");
    CHECK(card_in_words("AS") == "ace of spades");
    CHECK(card_in_words("JK") == "joker");
    CHECK(card_in_words(std::string(2, '?')) == "a card face down");
}

TEST_CASE("Messages are put into words with their arguments", "[words]") {
    CHECK(
        say(Reason("palace.not_higher", {"8", "A"})) == "An eight doesn't beat an ace: play an equal or higher card.");
    CHECK(say(Message{"palace.event.played", {"1", "9S 9D TH"}}, {"Ada", "Rosa"}) == "Rosa played 9♠, 9♦ and 10♥.");
    CHECK(say(Message{"palace.event.took", {"0", "1"}}, {"Ada"}) == "Ada took the pile: 1 card.");
    CHECK(say(Message{"palace.event.took", {"0", "5"}}, {"Ada"}) == "Ada took the pile: 5 cards.");
}

TEST_CASE("Places are counted as people count them", "[words]") {
    const auto place = [](const char* n) { return say(Message{"palace.standing.place", {n}}); };
    CHECK(place("1") == "1st");
    CHECK(place("2") == "2nd");
    CHECK(place("3") == "3rd");
    CHECK(place("8") == "8th");
    CHECK(place("11") == "11th");
    CHECK(place("22") == "22nd");
    CHECK(say(Message{"palace.event.out", {"0", "2"}}, {"Ada"}) == "Ada went out in 2nd place.");
}

TEST_CASE("A seat without a name is counted as people count", "[words]") {
    CHECK(say(Message{"palace.event.took", {"1", "5"}}) == "Seat 2 took the pile: 5 cards.");
}

TEST_CASE("An id that isn't in the catalogue stands for itself, so that nothing is lost", "[words]") {
    CHECK(say(Message{"palace.no_such_thing", {"1"}}) == "palace.no_such_thing");
    CHECK_FALSE(has_words("palace.no_such_thing"));
    CHECK(has_words("palace.must_play"));
}

TEST_CASE("Every sentence of the catalogue has words, once", "[words]") {
    std::vector<std::string_view> ids;
    for (const auto& [id, pattern] : english_palace()) {
        CHECK_FALSE(pattern.empty());
        for (const std::string_view other : ids) CHECK(other != id);
        ids.push_back(id);
    }
}

} // namespace palazzo
