#include "engine/bots/why.hpp"

#include "tests/english.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace palazzo;

namespace {

std::string keeps_for(const std::string& pile) {
    return say(Message{"palace.why.keeps", {"TC", pile, "60", "55", "9H"}});
}

} // namespace

TEST_CASE(
    "A hint says how many of 100 games the second-best move wins, or that it wins as many as the best move", "[hint]") {
    CHECK(wins_in_100_or_same(0.60, 0.55) == "55");
    CHECK(wins_in_100_or_same(0.604, 0.596) == "same");
    CHECK(wins_in_100_or_same(0.29, 0.30) == "same");
    CHECK(say(Message{"palace.why.sheds", {"2", "60", "same", "9H"}})
        == "Sheds 2 cards at once: of 100 games you win 60 this way, as many with 9♥.");
    CHECK(say(Message{"palindromes.why.plain", {"60", "same", "same"}})
        == "Offers the other the least. You win 60 of 100 games, as many elsewhere.");
}

TEST_CASE("A hint's reason for keeping a card depends on the number of cards in the pile", "[palace][hint]") {
    const std::string games = ": of 100 games you win 60 this way, 55 with 9♥.";
    CHECK(keeps_for("0") == "Keeps 10♣ for later" + games);
    CHECK(keeps_for("1") == "Keeps 10♣ for a larger pile" + games);
    CHECK(keeps_for("14") == "Keeps 10♣ for a larger pile than these 14 cards" + games);
}
