// Tests secrecy: a view contains only what its seat can know.
#include "tests/contract/cards.hpp"
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace palazzo::contract {
namespace {

/// Events that name cards which were shown to everyone and then hidden again. No view contains these cards any more.
constexpr std::array shown_and_given_back{"palabra.event.vowels"};

/// Returns the cards of `deck` that `messages` name, without the messages of `shown_and_given_back`.
std::set<std::string> cards_named(const std::vector<Message>& messages, const std::set<std::string>& deck) {
    std::set<std::string> cards;
    for (const Message& message : messages) {
        if (std::find(shown_and_given_back.begin(), shown_and_given_back.end(), message.id)
            != shown_and_given_back.end())
            continue;
        for (const std::string& argument : message.args)
            for (const std::string& word : argument_words(argument))
                if (deck.count(word) != 0) cards.insert(word);
    }
    return cards;
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Shuffling what a seat can't see leaves its view unchanged", "[contract][secrecy]", Catalogue) {
    const TestType rules;
    Rng dice(31);
    std::size_t shuffled = 0;
    for_each_position(rules, count_for_run<std::uint64_t>(40, 120), [&](const auto& match) {
        if (dice.below(4) != 0) return;
        const auto seat = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(match.seat_count())));
        const auto view = match.view(seat);
        const auto imagined = rules.sample_state(view, dice);
        if (rules.view(imagined, seat) != view) FAIL(record_line(match) << "seat " << seat);
        REQUIRE(rules.seats_to_act(imagined) == match.seats_to_act());
        REQUIRE(rules.scores(imagined) == rules.scores(match.state()));
        if (dice.below(10) == 0) REQUIRE(cards_in(rules.as_json(imagined)) == cards_in(rules.as_json(match.state())));
        shuffled += imagined == match.state() ? 0 : 1;
    });
    CHECK(shuffled > count_for_run<std::size_t>(300, 1000));
}

TEMPLATE_LIST_TEST_CASE("An onlooker sees the same whatever cards are hidden, and nothing that a seat doesn't see",
    "[contract][secrecy]", Catalogue) {
    const TestType rules;
    Rng dice(36);
    std::size_t looked_at = 0;
    for_each_position(rules, count_for_run<std::uint64_t>(40, 120), [&](const auto& match) {
        if (dice.below(4) != 0) return;
        ++looked_at;
        const auto seen = rules.view(match.state(), onlooker);
        const Json written = rules.write_view(seen);
        const auto read = rules.read_view(match.options(), written);
        if (!read || *read != seen) FAIL(record_line(match));
        const auto imagined = rules.sample_state(seen, dice);
        if (rules.view(imagined, onlooker) != seen) FAIL(record_line(match));
        REQUIRE(rules.seats_to_act(imagined) == match.seats_to_act());
        for (Seat seat = 0; seat < match.seat_count(); ++seat) {
            const auto state = rules.sample_state(match.view(seat), dice);
            if (rules.write_view(rules.view(state, onlooker)) != written) FAIL(record_line(match) << "seat " << seat);
        }
    });
    CHECK(looked_at > count_for_run<std::size_t>(300, 1000));
}

TEMPLATE_LIST_TEST_CASE(
    "A game can be played to its end from any random state that fits a seat's view", "[contract][secrecy]", Catalogue) {
    const TestType rules;
    Rng dice(32);
    int played = 0;
    for_each_position(rules, 60, [&](const auto& match) {
        if (dice.below(200) != 0) return;
        ++played;
        const auto seat = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(match.seat_count())));
        auto state = rules.sample_state(match.view(seat), dice);
        const CardTexts deck = cards_in(rules.as_json(state));
        while (!rules.seats_to_act(state).empty()) {
            const Seat acting = random_seat(rules.seats_to_act(state), dice);
            const auto view = rules.view(state, acting);
            const auto move = rules.random_move(view, dice);
            REQUIRE_FALSE(rules.check(view, move));
            rules.apply(state, acting, move);
        }
        REQUIRE(cards_in(rules.as_json(state)) == deck);
    });
    CHECK(played > 5);
}

TEMPLATE_LIST_TEST_CASE(
    "Every card that `show` prints for a view is also printed for the full state", "[contract][secrecy]", Catalogue) {
    const TestType rules;
    Rng dice(33);
    int looked_at = 0;
    for_each_position(rules, count_for_run<std::uint64_t>(20, 40), [&](const auto& match) {
        if (dice.below(40) != 0) return;
        ++looked_at;
        const CardTexts truth = cards_in(rules.as_json(match.state()));
        for (Seat seat = 0; seat < match.seat_count(); ++seat) {
            const CardTexts seen = cards_in(rules.as_json(match.view(seat)));
            REQUIRE(std::includes(truth.begin(), truth.end(), seen.begin(), seen.end()));
        }
    });
    CHECK(looked_at > 10);
}

TEMPLATE_LIST_TEST_CASE("The output of `show` for a view depends only on the view", "[contract][secrecy]", Catalogue) {
    const TestType rules;
    Rng dice(34);
    int looked_at = 0;
    for_each_position(rules, 20, [&](const auto& match) {
        if (dice.below(20) != 0) return;
        ++looked_at;
        const auto seat = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(match.seat_count())));
        const auto imagined = rules.sample_state(match.view(seat), dice);
        REQUIRE(rules.as_json(rules.view(imagined, seat)) == rules.as_json(match.view(seat)));
    });
    CHECK(looked_at > 20);
}

TEMPLATE_LIST_TEST_CASE("Events name only cards that every viewer has seen", "[contract][secrecy]", Catalogue) {
    const TestType rules;
    std::size_t named = 0;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(30, 60); ++i) {
        Rng dice = Rng(35).split(i);
        auto match = new_random_match(rules, dice);
        const auto deck = faces_in(rules.as_json(match.state()));
        auto before = match.state();
        play_out(match, dice, [&](const auto& now) {
            const auto last = std::exchange(before, now.state());
            if (now.turn_count() == 0 || dice.below(4) != 0) return;
            const auto cards = cards_named(messages_of(rules, now.last_turn().events), deck);
            named += cards.size();
            const auto seat = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(now.seat_count())));
            auto seen = faces_in(rules.as_json(now.view(seat)));
            seen.merge(faces_in(rules.as_json(rules.view(last, seat))));
            if (!std::includes(seen.begin(), seen.end(), cards.begin(), cards.end()))
                FAIL(record_line(now) << "seat " << seat << " hears of a card that it didn't see");
        });
    }
    CHECK(named > count_for_run<std::size_t>(25, 50));
}

} // namespace palazzo::contract
