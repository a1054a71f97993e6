// Tests the events of every game: each can be put into words, playing a game again gives the same events, and listening
// to events changes nothing.
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <set>
#include <utility>
#include <variant>

namespace palazzo::contract {
namespace {

/// Returns one event of each kind with default values.
template <class Event, std::size_t... kind>
std::vector<Event> one_of_each(std::index_sequence<kind...>) {
    return {Event(std::in_place_index<kind>)...};
}
template <class Event>
std::vector<Event> one_of_each() {
    return one_of_each<Event>(std::make_index_sequence<std::variant_size_v<Event>>());
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "Every message that describes an event has an English text", "[contract][events][words]", Catalogue) {
    const TestType rules;
    for (const auto& event : one_of_each<typename TestType::Event>()) {
        CAPTURE(event.index());
        for (const Message& message : rules.describe_event(event)) {
            CAPTURE(message.id);
            CHECK(has_english_text(message.id));
        }
    }
}

TEMPLATE_LIST_TEST_CASE("Every event of a random game can be put into words", "[contract][events][words]", Catalogue) {
    const TestType rules;
    for_each_position(rules, 40, [&](const auto& match) {
        if (match.turn_count() == 0) return;
        for (const Message& message : messages_of(rules, match.last_turn().events)) {
            CAPTURE(message.id);
            if (!has_english_text(message.id) || say(message).find_first_of("{}") != std::string::npos)
                FAIL("no words");
        }
    });
}

TEMPLATE_LIST_TEST_CASE("Every move has at least one event", "[contract][events]", Catalogue) {
    const TestType rules;
    for_each_position(rules, 40, [&](const auto& match) {
        if (match.turn_count() == 0) return;
        if (messages_of(rules, match.last_turn().events).empty())
            FAIL(record_line(match) << "a move that nobody hears of");
    });
}

TEMPLATE_LIST_TEST_CASE("Playing the moves of a game again gives equal events", "[contract][events]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(20, 60); ++i) {
        Rng dice = Rng(41).split(i);
        const auto match = finished_random_game(rules, dice);
        const auto turns = match.turns();
        const auto again = open_valid_match(rules, match.record()).turns();
        INFO(record_line(match));
        REQUIRE(again.size() == turns.size());
        std::size_t different = 0;
        for (std::size_t turn = 0; turn < turns.size(); ++turn)
            different += again[turn].events == turns[turn].events ? 0 : 1;
        CHECK(different == 0);
    }
}

TEMPLATE_LIST_TEST_CASE("A move changes the game in the same way whether or not anybody listens to its events",
    "[contract][events]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(20, 60); ++i) {
        Rng dice = Rng(42).split(i);
        auto match = new_random_match(rules, dice);
        auto unheard = match.state();
        play_out(match, dice, [&](const auto& now) {
            if (now.turn_count() > 0) rules.apply(unheard, now.last_turn().seat, now.last_turn().move);
            if (unheard != now.state()) FAIL(record_line(now) << "nobody listened, and it came out otherwise");
        });
    }
}

TEMPLATE_LIST_TEST_CASE(
    "The log describes all events, except those of moves that were taken back", "[contract][events]", Catalogue) {
    const TestType rules;
    Rng dice(43);
    auto match = finished_random_game(rules, dice);
    std::vector<Message> told;
    for (const auto& turn : match.turns())
        for (const auto& event : turn.events)
            for (const Message& message : rules.describe_event(event)) told.push_back(message);
    CHECK(match.log_messages() == told);
    told.resize(told.size() - messages_of(rules, match.last_turn().events).size());
    match.undo();
    CHECK(match.log_messages() == told);
    match.redo();
    CHECK(match.log_messages().size() > told.size());
}

} // namespace palazzo::contract
