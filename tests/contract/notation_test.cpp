// Tests that whatever is written in the notation of a game can be read again, and means the same.
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {
namespace {

/// Writes JSON as text and reads that text, as happens when a file is saved and loaded.
Json through_text(const Json& json) {
    const auto read = parse_json(json.dump());
    REQUIRE(read);
    return *read;
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Options are the same after writing and reading", "[contract][notation]", Catalogue) {
    const TestType rules;
    Rng dice(11);
    for (int i = 0; i < count_for_run(200, 500); ++i) {
        const auto options = rules.random_options(dice);
        REQUIRE_FALSE(rules.check(options));
        Json all = Json::object();
        for (const auto& field : rules.option_fields()) all[std::string(field.name)] = field.write(options);
        auto read = rules.presets().front().options;
        for (const auto& field : rules.option_fields())
            REQUIRE_FALSE(field.read(read, through_text(all)[std::string(field.name)]));
        // Compares field by field, because the options also contain the preset, which is a separate key in records.
        CHECK(write_options(rules.option_fields(), options, read) == Json::object());
        const Record table = random_table_record(rules, dice);
        const auto difference = preset_with_changes(rules, table.preset, through_text(table.options));
        REQUIRE(difference);
        CHECK(write_options(rules.option_fields(), *preset_options(rules, table.preset), *difference) == table.options);
    }
}

TEMPLATE_LIST_TEST_CASE("The options of every preset are valid, and are written as no difference from that preset",
    "[contract][notation]", Catalogue) {
    const TestType rules;
    for (const auto& preset : rules.presets()) {
        CAPTURE(preset.name);
        CHECK_FALSE(rules.check(preset.options));
        CHECK(*preset_options(rules, preset.name) == preset.options);
        CHECK(write_options(rules.option_fields(), preset.options, preset.options) == Json::object());
        const auto [least, most] = rules.seat_range(preset.options);
        CHECK(least <= rules.seat_count(preset.options));
        CHECK(rules.seat_count(preset.options) <= most);
        CHECK(most <= seat_limit);
    }
}

TEMPLATE_LIST_TEST_CASE("A value out of an option's range is refused, and the option keeps its old value",
    "[contract][notation]", Catalogue) {
    const TestType rules;
    const auto usual = rules.presets().front().options;
    for (const auto& field : rules.option_fields()) {
        CAPTURE(field.name);
        for (const Json& odd : {Json(), Json(-1), Json(1.5), Json(std::uint64_t{1} << 63U), Json("no such value"),
                 Json::array({"no such value"}), Json::object({{"no such key", true}}), Json(1e300)}) {
            CAPTURE(odd.dump());
            auto options = usual;
            CHECK(field.read(options, odd));
            CHECK(options == usual);
        }
    }
}

TEMPLATE_LIST_TEST_CASE("Moves are the same after writing and reading", "[contract][notation]", Catalogue) {
    const TestType rules;
    Rng dice(12);
    for (int i = 0; i < 40; ++i)
        for (const auto& turn : finished_random_game(rules, dice).turns()) {
            const auto read = rules.read_move(through_text(rules.write_move(turn.move)));
            REQUIRE(read);
            REQUIRE(*read == turn.move);
        }
}

TEMPLATE_LIST_TEST_CASE(
    "A deal by seed and a deal that lists the same cards give the same game", "[contract][notation]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 100; ++i) {
        Rng dice = Rng(13).split(i);
        Record table = random_table_record(rules, dice);
        const auto by_seed = open_valid_match(rules, table);
        const auto deal = deal_from_json(rules, by_seed.options(), table.deal);
        REQUIRE(deal);
        table.deal = through_text(rules.write_deal(*deal));
        CAPTURE(write_record(table));
        const auto by_cards = open_valid_match(rules, table);
        CHECK(*deal_from_json(rules, by_cards.options(), table.deal) == *deal);
        CHECK(by_cards.state() == by_seed.state());
        CHECK(by_cards.digest() == by_seed.digest());
    }
}

TEMPLATE_LIST_TEST_CASE("Records are the same after writing and reading", "[contract][notation]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 30; ++i) {
        Rng dice = Rng(14).split(i);
        auto match = finished_random_game(rules, dice);
        Record record = match.record();
        for (Seat seat = 0; seat < match.seat_count(); ++seat) {
            record.seats.push_back({dice.below(2) == 0, "Ada \"β\"", "random"});
            if (record.seats.back().human) record.seats.back().level = "simple";
        }
        const std::string text = write_record(record);
        CHECK(text.find('\n') == std::string::npos);
        const auto read = read_record(text);
        REQUIRE(read);
        CHECK(*read == record);
        CHECK(write_record(*read) == text);
        CHECK(open_valid_match(rules, *read).players() == record.seats);
    }
}

} // namespace palazzo::contract
