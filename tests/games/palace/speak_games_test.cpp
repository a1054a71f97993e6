// Plays many random games with challenges (twenty thousand in a long run) and checks that each ends. Half of them are
// games of the preset speak with three to eight seats, any kind of judge and random rules for challenges; the other
// half have random options. The games are split into four cases that can run in parallel.
#include "tests/games/palace/table.hpp"
#include "tests/rounds.hpp"

#include "engine/bots/playout.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

/// Returns the preset speak with a random number of players and random rules for challenges, or entirely random options
/// under which somebody may be challenged.
Options options_by(Rng& dice) {
    if (dice.below(2) != 0)
        for (;;)
            if (const Options o = Rules().random_options(dice); has_challenges(o)) return o;
    Options o = options("speak");
    o.players = 3 + static_cast<int>(dice.below(6));
    o.judge = static_cast<JudgeRule>(dice.below(4));
    o.blind_challenge = static_cast<BlindChallengeRule>(dice.below(3));
    o.ten_needs_all = dice.below(2) == 0;
    o.finish = static_cast<FinishRule>(dice.below(2));
    return o;
}

void play_many(std::uint64_t which) {
    const auto games = count_for_run<std::uint64_t>(250, 5000);
    int challenged = 0;
    for (std::uint64_t i = which * games; i < (which + 1) * games; ++i) {
        Rng dice(i);
        const Options o = options_by(dice);
        const auto playout = random_playout(Rules(), o, dice);
        REQUIRE(playout.final_state.table.phase == Phase::over);
        for (Seat s = 0; s < o.players; ++s) challenged += playout.final_state.table.seat(s).answered;
    }
    CHECK(challenged > static_cast<int>(games));
}

} // namespace

TEST_CASE("Every random game with challenges ends (part 1 of 4)", "[palace][speak][many]") { play_many(0); }
TEST_CASE("Every random game with challenges ends (part 2 of 4)", "[palace][speak][many]") { play_many(1); }
TEST_CASE("Every random game with challenges ends (part 3 of 4)", "[palace][speak][many]") { play_many(2); }
TEST_CASE("Every random game with challenges ends (part 4 of 4)", "[palace][speak][many]") { play_many(3); }

} // namespace palazzo::palace::test
