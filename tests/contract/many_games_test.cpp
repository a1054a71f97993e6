// Plays many games under random rules and checks that each ends with every card still there. A long run plays a hundred
// thousand games, or twenty thousand of a game that looks its moves up in a dictionary. The games are divided among
// four cases that can run in parallel.
#include "tests/contract/cards.hpp"
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/bots/playout.hpp"
#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {
namespace {

template <CatalogueGame G>
std::uint64_t games_a_case() {
    return G::name == "palabra" ? count_for_run<std::uint64_t>(50, 5000) : count_for_run<std::uint64_t>(250, 25000);
}

/// Plays a random game and checks every move against the rules. Used only if finding a random move takes long anyway,
/// because the check would slow down the other games too much.
template <CatalogueGame G>
Playout<G> checked_playout(const G& rules, const typename G::Options& options, Rng& dice) {
    Playout<G> playout{rules.begin(options, rules.shuffled_deal(options, dice)), 0};
    for (Seats acting = rules.seats_to_act(playout.final_state); !acting.empty();
         acting = rules.seats_to_act(playout.final_state)) {
        const Seat seat = random_seat(acting, dice);
        const auto view = rules.view(playout.final_state, seat);
        const auto move = rules.random_move(view, dice);
        if (const Refusal reason = rules.check(view, move)) FAIL(rules.write_move(move).dump() << ": " << reason.id());
        rules.apply(playout.final_state, seat, move);
        ++playout.moves;
    }
    return playout;
}

template <CatalogueGame G>
Playout<G> playout_of(const G& rules, const typename G::Options& options, Rng& dice) {
    return G::name == "palabra" ? checked_playout(rules, options, dice) : random_playout(rules, options, dice);
}

template <CatalogueGame G>
void play_many(const G& rules, std::uint64_t which) {
    const std::uint64_t games = games_a_case<G>();
    for (std::uint64_t i = which * games; i < (which + 1) * games; ++i) {
        Rng dice(i);
        const auto options = rules.random_options(dice);
        Rng again = dice; // draws the same deal as the playout below, which begins with the deal
        const auto deck = cards_in(rules.write_deal(rules.shuffled_deal(options, again)));
        const auto playout = playout_of(rules, options, dice);
        if (playout.moves == 0 || cards_in(rules.as_json(playout.final_state)) != deck) FAIL("seed " << i);
    }
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Random games end with every card still there, part 1 of 4", "[contract][many]", Catalogue) {
    play_many(TestType(), 0);
}

TEMPLATE_LIST_TEST_CASE("Random games end with every card still there, part 2 of 4", "[contract][many]", Catalogue) {
    play_many(TestType(), 1);
}

TEMPLATE_LIST_TEST_CASE("Random games end with every card still there, part 3 of 4", "[contract][many]", Catalogue) {
    play_many(TestType(), 2);
}

TEMPLATE_LIST_TEST_CASE("Random games end with every card still there, part 4 of 4", "[contract][many]", Catalogue) {
    play_many(TestType(), 3);
}

} // namespace palazzo::contract
