// Reads randomly damaged records: each is refused with one line that names the place of the fault, unless it is still a
// game.
#include "tests/fuzz/mutants.hpp"
#include "tests/lines.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::fuzz {
namespace {

/// Reads a text in the same way as the command line and the import. Returns "" if the text is a game, otherwise the
/// message with which it is refused.
std::string refusal(const std::string& text) {
    const auto record = read_record(text);
    if (!record) return line_of(record.problem());
    std::string line = "game: unknown";
    call_with_game(record->game, [&](const auto& rules) {
        const auto match = open_match(rules, *record);
        line = match ? "" : line_of(match.problem());
        // A game that was read can be shown, written and read again.
        if (!match) return;
        const auto again = read_record(write_record(match->record()));
        if (!again || !(*again == match->record()) || match->digest().empty()) line = "lost on the way";
        for (Seat seat = 0; seat < match->seat_count(); ++seat)
            if (rules.as_json(match->view(seat)).empty()) line = "not shown";
    });
    return line;
}

} // namespace

TEST_CASE("A randomly changed record is refused with the place of the fault, unless it is still a game", "[fuzz]") {
    const auto whole = random_records();
    for (const std::string& text : whole) REQUIRE(refusal(text).empty());
    Rng dice(1);
    const int mutants = count_for_run(600, 6000);
    int refused = 0;
    for (int i = 0; i < mutants; ++i) {
        const std::string text = mutated_record(whole, dice);
        const std::string line = refusal(text);
        if (!line.empty() && !names_fault_place(line)) FAIL(line << "\n" << text);
        refused += line.empty() ? 0 : 1;
    }
    CHECK(refused > mutants / 2);
    CHECK(refused < mutants);
}

TEST_CASE("A record is the same after writing and reading even if a human seat has a bot's level", "[fuzz]") {
    const auto record = read_record(R"({"format":1,"game":"palace","deal":{"seed":"1"},)"
                                    R"("seats":[{"kind":"human","level":"greedy"},{"kind":"bot","level":"greedy"}]})");
    REQUIRE(record);
    CHECK(*read_record(write_record(*record)) == *record);
}

TEST_CASE("Texts of random bytes are refused", "[fuzz]") {
    Rng dice(2);
    for (int i = 0; i < 500; ++i) {
        std::string text(dice.below(200), ' ');
        for (char& c : text) c = static_cast<char>(dice.below(256));
        const std::string line = refusal(text);
        if (line.empty() || !names_fault_place(line)) FAIL(line);
    }
}

TEST_CASE("Huge and deeply nested texts are refused before they do harm", "[fuzz]") {
    const std::string head = R"({"format":1,"game":"palace","preset":"classic","deal":)";
    std::string cards = "[\"2S\"";
    for (int i = 0; i < 200000; ++i) cards += ",\"2S\"";
    const std::string placement = R"({"format":1,"game":"palindromes","preset":"classic","deal":{"seed":"1"},)"
                                  R"("moves":[{"seat":0,"move":{"place":"2S","at":[0,0],"take":)";
    std::string squares = "[[0,0]";
    for (int i = 1; i < 100000; ++i) squares += ",[" + std::to_string(i) + ",0]";
    for (const std::string& text : {head + R"({"cards":)" + cards + "]}}", head + std::string(1000000, '['),
             head + R"({"seed":"1"},"moves":[{"seat":0,"move":{"lay":)" + cards + "]}}]}",
             head + R"({"seed":")" + std::string(1000000, '9') + "\"}}", std::string(1000000, '{'),
             R"({"format":)" + std::string(1000000, '1') + "}", placement + std::string(1000000, '['),
             placement + "[" + squares + "]]}}]}"}) {
        const std::string line = refusal(text);
        CAPTURE(line);
        CHECK(names_fault_place(line));
    }
}

} // namespace palazzo::fuzz
