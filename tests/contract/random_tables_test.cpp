// Tests that random games under random rules end, and that until then some seat can always move. A short run plays at a
// few tables. A long run plays Palace at a thousand tables, a hundred games at each, also when the tests run as
// WebAssembly.
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {
namespace {

/// More moves than any game has.
constexpr int endless = 1'000'000;

/// Plays one game. Returns a text that says what is wrong with the game; "" if nothing is wrong.
template <CatalogueGame G>
std::string fault_in_game(const G& rules, const typename G::Options& o, Rng& dice, bool looks_at_each_move) {
    auto state = rules.begin(o, rules.shuffled_deal(o, dice));
    int moves = 0;
    for (Seats acting = rules.seats_to_act(state); !acting.empty(); acting = rules.seats_to_act(state)) {
        if (++moves == endless) return "it doesn't end";
        const Seat seat = acting.front();
        if (looks_at_each_move && rules.legal_moves(rules.view_ref(state, seat), 1).empty()) return "nobody may move";
        rules.apply(state, seat, rules.random_move(rules.view_ref(state, seat), dice));
    }
    return "";
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "Under random rules, somebody can always move until the game is over", "[contract]", Catalogue) {
    const TestType rules;
    // Only Palace is played at many tables: the other games have few options, and finding their random moves takes
    // longer.
    const bool many = TestType::name == "palace";
    const auto tables = many ? count_for_run<std::uint64_t>(60, 1000) : count_for_run<std::uint64_t>(10, 40);
    const int games = many ? count_for_run(5, 100) : count_for_run(1, 3);
    for (std::uint64_t table = 0; table < tables; ++table) {
        Rng dice = Rng(37).split(table);
        const auto options = rules.random_options(dice);
        CAPTURE(table);
        for (int game = 0; game < games; ++game) REQUIRE(fault_in_game(rules, options, dice, game == 0) == "");
    }
}

} // namespace palazzo::contract
