// Tests that a changed record can be replayed, or is refused with a line that names the place of the fault.
#include "tests/contract/games.hpp"
#include "tests/contract/mutate.hpp"
#include "tests/lines.hpp"

#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {
namespace {

/// Returns the message with which a record is refused, or "" if the record is accepted.
template <CatalogueGame G>
std::string refusal(const G& rules, const Json& json) {
    const auto record = read_record(json.dump());
    if (!record) return line_of(record.problem());
    const auto match = open_match(rules, *record);
    return match ? "" : line_of(match.problem());
}

bool names_a_place(const std::string& line) {
    return line.find('\n') == std::string::npos && line.find(": ") != std::string::npos;
}

Json random_record(const auto& rules, std::uint64_t number) {
    Rng dice = Rng(40).split(number);
    return *parse_json(write_record(finished_random_game(rules, dice).record()));
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "A record that is cut off after any move is a game that can be continued", "[contract][records]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 5; ++i) {
        Json json = random_record(rules, i);
        Rng dice(i);
        while (!json["moves"].empty()) {
            const std::size_t keep = dice.below(static_cast<std::uint32_t>(json["moves"].size()));
            while (json["moves"].size() > keep) json["moves"].erase(keep);
            CHECK(refusal(rules, json).empty());
        }
    }
}

TEMPLATE_LIST_TEST_CASE(
    "A record with missing, doubled or reordered moves can be replayed, or is refused with a line that names a move",
    "[contract][records]", Catalogue) {
    const TestType rules;
    std::size_t refused = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        Json json = random_record(rules, i);
        Json& moves = json["moves"];
        Rng dice(i);
        const auto one = dice.below(static_cast<std::uint32_t>(moves.size()));
        const auto two = dice.below(static_cast<std::uint32_t>(moves.size()));
        if (i % 3 == 0) std::swap(moves[one], moves[two]);
        if (i % 3 == 1) moves.erase(one);
        if (i % 3 == 2) moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(one), Json(moves[two]));
        const std::string line = refusal(rules, json);
        CAPTURE(line);
        CHECK((line.empty() || (line.rfind("moves[", 0) == 0 && names_a_place(line))));
        refused += line.empty() ? 0 : 1;
    }
    CHECK(refused > 20);
}

TEMPLATE_LIST_TEST_CASE(
    "A record with any change can be replayed, or is refused with a line that names the place of the fault",
    "[contract][records]", Catalogue) {
    const TestType rules;
    std::size_t refused = 0;
    for (std::uint64_t i = 0; i < 15; ++i) {
        const Json whole = random_record(rules, i);
        Rng dice(i);
        for (int n = 0; n < 12; ++n) {
            Json json = whole;
            mutate_json(json, dice);
            const std::string line = refusal(rules, json);
            if (!line.empty() && !names_a_place(line)) FAIL(json.dump() << "\n" << line);
            refused += line.empty() ? 0 : 1;
        }
    }
    CHECK(refused > 100);
}

TEMPLATE_LIST_TEST_CASE(
    "A record keeps the mark of a practice game, which must be true or false", "[contract][records]", Catalogue) {
    const TestType rules;
    Rng dice(41);
    auto match = new_random_match(rules, dice);
    CHECK_FALSE(parse_json(write_record(match.record()))->contains("practice"));
    match.set_practice();
    const std::string text = write_record(match.record());
    const auto again = read_record(text);
    REQUIRE(again);
    CHECK(again->practice);
    CHECK(open_valid_match(rules, *again).is_practice());
    CHECK(write_record(*again) == text);
    Json json = *parse_json(text);
    json["practice"] = "yes";
    CHECK(names_a_place(refusal(rules, json)));
}

} // namespace palazzo::contract
