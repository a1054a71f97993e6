// Measures how long a save takes after each move of a game of about a thousand moves, in a store in memory. Prints the
// median in microseconds and fails above the limit, which assumes a release build.
#include "engine/core/match.hpp"
#include "shell/catalogue.hpp"
#include "shell/games/local_table.hpp"
#include "tests/contract/games.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>
#include <vector>

namespace {

using namespace palazzo;

constexpr std::size_t moves_before = 1000;
constexpr std::size_t measured_moves = 201;
constexpr double limit = 120;

/// Returns the record of a game of Palace with more than `moves_before` random moves that isn't over.
Record long_game() {
    const palace::Rules rules;
    for (std::uint64_t seed = 1;; ++seed) {
        Rng dice(seed);
        Record table;
        table.game = "palace";
        table.preset = "house";
        table.options = {{"players", 4}};
        table.deal = deal_from_seed(seed);
        auto match = contract::open_valid_match(rules, table);
        while (!match.is_over() && match.turn_count() < moves_before + measured_moves) {
            const Seat seat = contract::random_seat(match.seats_to_act(), dice);
            const Refusal reason = match.play(seat, rules.random_move(match.view(seat), dice));
            expect(!reason, "random moves are legal");
        }
        if (!match.is_over()) return match.record();
    }
}

} // namespace

int main() {
    app::test::FakePlatform fake;
    app::App app = app::test::make_app(fake);
    app::start_program(app);
    const Record whole = long_game();
    Record before = whole;
    before.moves.resize(moves_before);
    expect(app::open_record_text(app, write_record(before)).empty(), "the record is opened");
    std::vector<double> times;
    for (std::size_t i = moves_before; i < whole.moves.size(); ++i) {
        const auto& [seat, move] = whole.moves[i];
        auto& table = static_cast<games::LocalTable<palace::Rules>&>(*app.table);
        const Refusal reason = table.match.play(seat, *table.match.rules().read_move(move));
        expect(!reason, "the moves of a record are legal");
        const auto start = std::chrono::steady_clock::now();
        app::autosave(app);
        const std::chrono::duration<double, std::micro> elapsed = std::chrono::steady_clock::now() - start;
        times.push_back(elapsed.count());
    }
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    std::printf("save: %.0f of %.0f µs after a move of a game of %zu moves\n", *middle, limit, whole.moves.size());
    return *middle <= limit ? 0 : 1;
}
