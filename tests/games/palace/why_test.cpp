#include "tests/english.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace palazzo;

namespace {

std::string keeps_for(const std::string& pile) {
    return say(Message{"palace.why.keeps", {"TC", pile, "60", "55", "9H"}});
}

} // namespace

TEST_CASE("what a hint keeps a card for depends on how many cards lie in the pile", "[palace][hint]") {
    const std::string games = ": of 100 games you win 60 this way, 55 with 9♥.";
    CHECK(keeps_for("0") == "Keeps your 10♣ for later" + games);
    CHECK(keeps_for("1") == "Keeps your 10♣ for more than one card" + games);
    CHECK(keeps_for("14") == "Keeps your 10♣ for more than this pile of 14" + games);
}
