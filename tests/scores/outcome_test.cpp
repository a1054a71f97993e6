#include "engine/scores/outcome.hpp"
#include "engine/scores/totals.hpp"

#include "tests/lines.hpp"
#include "tests/scores/outcomes.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::scores {
namespace {

GameOutcome whole() {
    GameOutcome outcome = duel_outcome("k3x9", monday, true);
    outcome.house_rules = "Our \"own\" rules";
    outcome.points = {132, -5};
    outcome.seconds = 754;
    outcome.moves = 41;
    outcome.best_play = BestPlay{"QUARTZ", 48};
    outcome.largest_pile_taken = 17;
    outcome.is_practice = true;
    return outcome;
}

std::string refusal(const char* key, const char* value) {
    Json json = write_outcome(whole());
    if (*value == 0)
        json.erase(key);
    else
        json[key] = *parse_json(value);
    const auto read = read_outcome(json);
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("An outcome is the same after writing and reading", "[scores]") {
    CHECK(*read_outcome(write_outcome(whole())) == whole());
    GameOutcome plain = duel_outcome("a", 0, false);
    plain.preset = "";
    plain.seats[1].name = "";
    CHECK(*read_outcome(write_outcome(plain)) == plain);
    CHECK(*read_outcome(*parse_json(compact_json(write_outcome(whole())))) == whole());
}

TEST_CASE("The outcome of a usual game is written in about a hundred characters", "[scores]") {
    GameOutcome usual = duel_outcome("k3x9f2", monday, true);
    usual.moves = 41;
    usual.seconds = 754;
    CHECK(compact_json(write_outcome(usual))
        == R"({"d":20000,"g":"sevens","i":"k3x9f2","m":41,"o":[1,2],"p":"usual","s":[["Anna"],["Rosa","hard"]],"t":754})");
}

TEST_CASE("An outcome with a fault is refused with the place of the fault", "[scores]") {
    CHECK(line_of(read_outcome(Json::array()).problem()) == "an object is required");
    CHECK(refusal("i", "") == "i: missing");
    CHECK(refusal("i", "\"\"") == "i: empty");
    CHECK(refusal("i", "7") == "i: a text is required");
    CHECK(refusal("d", "-1") == "d: a number from 0 to 1000000 is required");
    CHECK(refusal("d", "1.5") == "d: a number from 0 to 1000000 is required");
    CHECK(refusal("y", "1") == "y: unknown key");
    CHECK(refusal("s", "[]") == "s: a number from 1 to 12 is required");
    CHECK(refusal("s", R"([["A"],["B","brilliant"]])") == "s[1][1]: \"brilliant\" is not a level");
    CHECK(refusal("s", R"([["A"],[]])") == "s[1]: a list is required");
    CHECK(refusal("s", R"([["A\n"],["B","hard"]])") == "s[0][0]: holds a control character");
    CHECK(refusal("o", "[1]") == "o: as many as players are required");
    CHECK(refusal("o", "[1,3]") == "o[1]: a number from 0 to 2 is required");
    CHECK(refusal("c", "[1,2,3]") == "c: more than 2");
    CHECK(refusal("c", "[1]") == "c: as many as players are required");
    CHECK(refusal("b", "[\"A\"]") == "b: a list is required");
    CHECK(refusal("b", "[1,1]") == "b[0]: a text is required");
    CHECK(refusal("x", "1") == "x: true or false is required");
    CHECK(refusal("h", "\"01234567890123456789012345678901234567890\"") == "h: longer than 40 bytes");
}

TEST_CASE("Winners are first, the other players are ranked by points, and players with equal points share a place",
    "[scores]") {
    CHECK(places_of({1}, {10, 20, 15}) == std::vector{3, 1, 2});
    CHECK(places_of({0, 1}, {20, 20, 15}) == std::vector{1, 1, 3});
    CHECK(places_of({2}, {9, 9, 0}) == std::vector{2, 2, 1});
    CHECK(places_of({0}, {0, 0}) == std::vector{1, 2});
    CHECK(places_of({}, {4, 3}) == std::vector{0, 0});
}

TEST_CASE("The only human of a game is identified without a name, even if the human has one", "[scores]") {
    const GameOutcome outcome = duel_outcome("a", monday, true);
    CHECK(has_single_human(outcome));
    CHECK(players_of(outcome) == std::vector<std::string>{""});
    CHECK(seat_of(outcome, "") == 0);
    CHECK(seat_of(outcome, "Anna") == std::nullopt);
}

TEST_CASE("In a game with several humans, each human is counted by name, and a human without a name isn't counted",
    "[scores]") {
    GameOutcome outcome = duel_outcome("a", monday, true);
    outcome.seats = {bot_seat("Rosa"), human_seat("Anna"), human_seat(), human_seat("Ben"), human_seat("Anna")};
    CHECK_FALSE(has_single_human(outcome));
    CHECK(players_of(outcome) == std::vector<std::string>{"Anna", "Ben"});
    CHECK(seat_of(outcome, "Anna") == 1);
    CHECK(seat_of(outcome, "Ben") == 3);
    CHECK(seat_of(outcome, "") == std::nullopt);
    CHECK(seat_of(outcome, "Rosa") == std::nullopt);
}

TEST_CASE("A game between bots counts for nobody", "[scores]") {
    GameOutcome outcome = duel_outcome("a", monday, true);
    outcome.seats[0] = bot_seat("Otto");
    CHECK(players_of(outcome).empty());
    CHECK(seat_of(outcome, "") == std::nullopt);
}

TEST_CASE("If a game decides only who wins, the places of the other players aren't counted", "[scores]") {
    GameOutcome game = duel_outcome("a", monday, false);
    game.seats.push_back(bot_seat("Otto"));
    game.places = {2, 1, 2};
    CHECK(determines_only_winner(game));
    CHECK(totals_of(game, 0).place_counts.empty());
    CHECK(totals_of(game, 1).place_counts == std::vector{1});
    game.places = {2, 1, 3};
    CHECK_FALSE(determines_only_winner(game));
    CHECK(totals_of(game, 2).place_counts == std::vector{0, 0, 1});
    CHECK_FALSE(determines_only_winner(duel_outcome("b", monday, false))); // with two players the loser is second
}

} // namespace palazzo::scores
