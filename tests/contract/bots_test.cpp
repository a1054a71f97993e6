// Tests the bots of every game and level: they use only what their seat sees, make the same moves from the same seed,
// and can judge an answer.
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/bots/bots.hpp"
#include "engine/bots/hint.hpp"
#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

namespace palazzo::contract {
namespace {

constexpr std::array searching{Level::easy, Level::medium, Level::hard, Level::master};

/// Returns the search effort of a level, but with fewer iterations, because the cases here don't depend on how long a
/// bot searches.
template <CatalogueGame G>
SearchEffort brief(Level level) {
    SearchEffort effort = G::effort(level);
    effort.iterations = std::min(effort.iterations, level == Level::master ? 24 : 12);
    return effort;
}

template <CatalogueGame G>
typename G::Search thought(
    const G& rules, const typename G::View& view, const SearchEffort& effort, std::uint64_t seed) {
    typename G::Search search(rules, view, effort, Rng(seed));
    search.run(effort.iterations);
    return search;
}

/// Calls visit(match, seat) at some positions of random games, each time for a seat that is to act.
template <CatalogueGame G, class Visit>
void each_choice(const G& rules, std::uint64_t games, std::uint32_t one_in, Visit&& visit) {
    Rng dice(41);
    for_each_position(rules, games, [&](const auto& match) {
        if (match.is_over() || dice.below(one_in) != 0) return;
        const Seat seat = random_seat(match.seats_to_act(), dice);
        if (!rules.bot_verdict(match.view(seat), true)) visit(match, seat);
    });
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Shuffling what a seat can't see changes no move of any bot", "[contract][bots]", Catalogue) {
    const TestType rules;
    Rng dice(42);
    int shuffled = 0;
    each_choice(rules, count_for_run<std::uint64_t>(4, 60), 30, [&](const auto& match, Seat seat) {
        const auto imagined = rules.sample_state(match.view(seat), dice);
        shuffled += imagined == match.state() ? 0 : 1;
        for (const Level level : searching) {
            const auto seed = dice.next();
            const auto here = thought(rules, match.view(seat), brief<TestType>(level), seed);
            const auto there = thought(rules, rules.view(imagined, seat), brief<TestType>(level), seed);
            if (here.chosen_move() != there.chosen_move()) FAIL(record_line(match) << "seat " << seat);
        }
        for (const Level level : {Level::random, Level::simple}) {
            Rng one(7);
            Rng two(7);
            REQUIRE(bot_move(rules, level, match.view(seat), one)
                == bot_move(rules, level, rules.view(imagined, seat), two));
        }
    });
    CHECK(shuffled > count_for_run(3, 10));
}

TEMPLATE_LIST_TEST_CASE("A search lists only legal moves, and none of them twice", "[contract][bots]", Catalogue) {
    const TestType rules;
    int weighed = 0;
    each_choice(rules, count_for_run<std::uint64_t>(12, 60), 12, [&](const auto& match, Seat seat) {
        const auto view = match.view(seat);
        for (const Level level : {Level::easy, Level::hard}) {
            const auto search = thought(rules, view, brief<TestType>(level), 1);
            const auto moves = search.evaluated_moves();
            for (std::size_t i = 0; i < moves.size(); ++i) {
                if (const Refusal reason = rules.check(view, moves[i].move))
                    FAIL(record_line(match) << rules.write_move(moves[i].move).dump() << " " << reason.id());
                for (std::size_t j = 0; j < i; ++j) REQUIRE_FALSE(moves[i].move == moves[j].move);
            }
            REQUIRE_FALSE(rules.check(view, search.chosen_move()));
            const Hint<TestType> hint = hint_from_search(rules, view, search);
            REQUIRE_FALSE(hint.explanation.id.empty());
            weighed += static_cast<int>(moves.size());
        }
    });
    CHECK(weighed > 50);
}

TEMPLATE_LIST_TEST_CASE("Bots of every level can judge an answer", "[contract][bots]", Catalogue) {
    const TestType rules;
    Rng dice(44);
    int judged = 0;
    for_each_position(rules, count_for_run<std::uint64_t>(30, 100), [&](const auto& match) {
        if (match.is_over() || judged > 200) return;
        const Seat seat = random_seat(match.seats_to_act(), dice);
        const auto view = match.view(seat);
        if (!rules.bot_verdict(view, true)) return;
        ++judged;
        for (const Level level : searching)
            REQUIRE_FALSE(rules.check(view, thought(rules, view, brief<TestType>(level), 1).chosen_move()));
    });
    CHECK((judged > 0) == (TestType::name == "palace"));
}

TEMPLATE_LIST_TEST_CASE("A search that is interrupted and continued gives the same result as an uninterrupted one",
    "[contract][bots]", Catalogue) {
    const TestType rules;
    each_choice(rules, 10, 40, [&](const auto& match, Seat seat) {
        const auto view = match.view(seat);
        const SearchEffort effort = brief<TestType>(Level::master);
        const auto whole = thought(rules, view, effort, 3);
        typename TestType::Search sliced(rules, view, effort, Rng(3));
        while (!sliced.is_done()) sliced.run(7);
        REQUIRE(sliced.iterations() == whole.iterations());
        const auto one = whole.evaluated_moves();
        const auto two = sliced.evaluated_moves();
        REQUIRE(one.size() == two.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            REQUIRE(one[i].move == two[i].move);
            REQUIRE(one[i].value == two[i].value);
        }
    });
}

TEMPLATE_LIST_TEST_CASE(
    "A search that stops because no other move can overtake the best one makes the same move as a complete search",
    "[contract][bots]", Catalogue) {
    const TestType rules;
    SearchEffort effort = TestType::effort(Level::hard);
    if (effort.iterations == 0) return; // This level plays the move that looks best, without a search.
    effort.iterations = 400;
    // Careless bots always search to the end. A carelessness as small as this changes no move.
    SearchEffort whole = effort;
    whole.random_move_probability = 1e-9;
    int sooner = 0;
    int tried = 0;
    each_choice(rules, 4, 12, [&](const auto& match, Seat seat) {
        if (tried == 12) return;
        ++tried;
        const auto quick = thought(rules, match.view(seat), effort, 5);
        const auto slow = thought(rules, match.view(seat), whole, 5);
        if constexpr (requires { slow.iterations(); }) sooner += quick.iterations() < slow.iterations() ? 1 : 0;
        if (quick.chosen_move() != slow.chosen_move()) FAIL(record_line(match) << "seat " << seat);
    });
    CHECK(sooner > 0);
}

TEMPLATE_LIST_TEST_CASE("A bot of any temperament chooses only among moves that are about as good as the best one",
    "[contract][bots]", Catalogue) {
    const TestType rules;
    each_choice(rules, 8, 30, [&](const auto& match, Seat seat) {
        const auto view = match.view(seat);
        const auto moves = thought(rules, view, brief<TestType>(Level::hard), 5).evaluated_moves();
        for (const Character& character : characters) {
            const auto move = move_by_temperament(rules, view, moves, character.temperament);
            const auto at = std::find_if(moves.begin(), moves.end(), [&](const auto& m) { return m.move == move; });
            REQUIRE(at != moves.end());
            REQUIRE(at->value >= moves.front().value - TestType::temperament_margin);
        }
        REQUIRE(move_by_temperament(rules, view, moves, Temperament::even) == moves.front().move);
    });
}

TEST_CASE("A bot with the name of a listed character has that character's temperament, and any other bot an even one",
    "[bots]") {
    CHECK(temperament_of("Otto") == Temperament::greedy);
    CHECK(temperament_of("Ada") == Temperament::even);
}

} // namespace palazzo::contract
