// Tests the JSON of the views and events of every game, by which one program or thread describes a table to another.
#include "tests/contract/games.hpp"
#include "tests/contract/mutate.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/wire.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <variant>

namespace palazzo::contract {
namespace {

/// Returns a random number from `least` to `most`.
int random_number(Rng& dice, int least, int most) {
    return least + static_cast<int>(dice.below(static_cast<std::uint32_t>(most - least + 1)));
}

/// Writes JSON as text and reads that text, as if it were sent to another program.
Json sent(const Json& json) { return *parse_json(json.dump()); }

} // namespace

TEMPLATE_LIST_TEST_CASE("A view is the same after writing and reading", "[contract][wire]", Catalogue) {
    const TestType rules;
    Rng dice(51);
    std::size_t read = 0;
    for_each_position(rules, count_for_run<std::uint64_t>(40, 400), [&](const auto& match) {
        if (dice.below(8) != 0) return;
        for (Seat seat = 0; seat < match.seat_count(); ++seat) {
            const auto view = match.view(seat);
            const auto back = rules.read_view(match.options(), sent(rules.write_view(view)));
            if (!back) FAIL(record_line(match) << "seat " << seat << ": " << line_of(back.problem()));
            if (*back != view) FAIL(record_line(match) << "seat " << seat << "\n" << rules.write_view(view).dump());
            ++read;
        }
    });
    CHECK(read > 300);
}

TEMPLATE_LIST_TEST_CASE("An event is the same after writing and reading", "[contract][wire]", Catalogue) {
    const TestType rules;
    std::set<std::string> kinds;
    for_each_position(rules, count_for_run<std::uint64_t>(60, 400), [&](const auto& match) {
        if (match.turn_count() == 0) return;
        for (const auto& event : match.last_turn().events) {
            const Json written = rules.write_event(event);
            const auto back = rules.read_event(sent(written));
            if (!back) FAIL(record_line(match) << written.dump() << ": " << line_of(back.problem()));
            if (*back != event) FAIL(record_line(match) << written.dump());
            kinds.insert(written.begin().key());
        }
    });
    CHECK(kinds.size() + 3
        >= std::variant_size_v<typename TestType::Event>); // up to three kinds of event are too rare to occur here
}

TEMPLATE_LIST_TEST_CASE(
    "Under every preset, views of two states that a seat or an onlooker can't tell apart are written as the same text",
    "[contract][wire]", Catalogue) {
    const TestType rules;
    Rng dice(52);
    for (const auto& preset : rules.presets()) {
        const auto [least, most] = rules.seat_range(preset.options);
        // The position before the first move always counts, so that games with few moves end this loop, too.
        for (int compared = 0; compared < count_for_run(60, 10'000);) {
            Record record;
            record.game = std::string(TestType::name);
            record.preset = preset.name;
            record.deal = deal_from_seed(dice.next());
            if (least < most) record.options = {{"players", random_number(dice, least, most)}};
            auto match = open_valid_match(rules, record);
            play_out(match, dice, [&](const auto& here) {
                if (compared > 0 && dice.below(3) != 0) return;
                ++compared;
                const Seat viewer = random_number(dice, onlooker, here.seat_count() - 1);
                const auto view = rules.view(here.state(), viewer);
                const auto other = rules.view(rules.sample_state(view, dice), viewer);
                if (rules.write_view(other).dump() != rules.write_view(view).dump())
                    FAIL(record_line(here) << "seat " << viewer);
            });
        }
    }
}

TEMPLATE_LIST_TEST_CASE(
    "A changed view is refused, or a random state that fits the view can be made", "[contract][wire]", Catalogue) {
    const TestType rules;
    Rng dice(53);
    int refused = 0;
    for_each_position(rules, count_for_run<std::uint64_t>(20, 200), [&](const auto& match) {
        if (match.is_over() || dice.below(6) != 0) return;
        const Seat seat = match.seats_to_act().front();
        Json written = rules.write_view(match.view(seat));
        mutate_json(written, dice);
        const auto back = rules.read_view(match.options(), written);
        if (back)
            rules.sample_state(*back, dice);
        else if (++refused % 50 == 0)
            REQUIRE_FALSE(line_of(back.problem()).empty());
    });
    CHECK(refused > 20);
}

TEST_CASE("A written view leaves default values out, and an unknown field in it is refused with the field's place",
    "[wire]") {
    const palindromes::Rules rules;
    const auto options = rules.presets().front().options;
    Rng dice(54);
    const auto state = rules.begin(options, rules.shuffled_deal(options, dice));
    Json written = rules.write_view(rules.view(state, 0));
    CHECK_FALSE(written.contains("me"));
    CHECK_FALSE(written["table"].contains("board"));
    written["table"]["colour"] = "red";
    const auto back = rules.read_view(options, written);
    REQUIRE_FALSE(back);
    CHECK(line_of(back.problem()) == "table.colour: unknown key");
}

TEST_CASE("A number out of range or an invalid card in an event is refused with the place of the fault", "[wire]") {
    const palindromes::Rules rules;
    CHECK(line_of(rules.read_event(Json{{"placed", {{"seat", 7}}}}).problem())
        == "placed.seat: a number from 0 to 1 is required");
    CHECK(line_of(rules.read_event(Json{{"taken", {{"cards", {"9S", "9X"}}}}}).problem())
        == "taken.cards[1]: \"9X\" is not a card");
    CHECK(line_of(rules.read_event(Json{{"nothing", Json::object()}}).problem())
        == "\"nothing\" is none of the names that can stand here");
}

} // namespace palazzo::contract
