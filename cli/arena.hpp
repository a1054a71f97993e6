// The arena, in which bots play against each other over many deals. Each deal is played once for every rotation of the
// bots over the seats.
#pragma once

#include "cli/contender.hpp"
#include "engine/core/json.hpp"

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

namespace palazzo::cli {

/// The results of some games. Tallies can be added in any order.
struct Tally {
    std::int64_t games = 0;
    std::int64_t moves = 0;
    std::int64_t ties = 0;          ///< number of games without a single winner
    std::vector<std::int64_t> wins; ///< wins by bot, in the order in which the bots were named

    explicit Tally(std::size_t bots) : wins(bots, 0) {}
    void add(const Tally& other);
};

/// The part of an arena run that one call plays: every `step`-th of `games` games, beginning with game number `first`.
/// The parts of a run, added up, give the result of the whole run.
struct ArenaShard {
    std::int64_t games = 0;
    std::int64_t first = 0;
    std::int64_t step = 1;
};

/// Returns a tally as JSON: the wins of each bot, with win rates and their 95 % intervals (Wilson, 1927).
Json write_tally(const Tally& tally, const std::vector<std::string>& bots, double seconds);

/// Plays game number `i` and adds its result to `tally`. With n bots it is the deal with number i / n, and the bots are
/// rotated by i % n seats. The random numbers depend only on `i` and `seed`.
template <CatalogueGame G>
void play_arena_game(const G& rules, const typename G::Options& options, const std::vector<Contender>& bots,
    std::int64_t i, std::uint64_t seed, Tally& tally) {
    const auto seats = bots.size();
    const auto number = static_cast<std::uint64_t>(i);
    Rng deal = Rng(seed).split(number / seats);
    Rng dice = Rng(~seed).split(number);
    const auto bot_in = [&](Seat seat) {
        return static_cast<std::size_t>((static_cast<std::uint64_t>(seat) + number) % seats);
    };
    const auto contender_in = [&](Seat seat) -> const Contender& { return bots[bot_in(seat)]; };
    auto state = rules.begin(options, rules.shuffled_deal(options, deal));
    for (Seats acting = rules.seats_to_act(state); !acting.empty(); acting = rules.seats_to_act(state)) {
        const Seat seat = acting.front();
        rules.apply(state, seat, contender_move(rules, contender_in, state, seat, dice));
        ++tally.moves;
    }
    ++tally.games;
    const Seats winners = rules.winners(state);
    if (winners.size() == 1)
        ++tally.wins[bot_in(winners.front())];
    else
        ++tally.ties;
}

template <CatalogueGame G>
Tally run_arena(const G& rules, const typename G::Options& options, const std::vector<Contender>& bots,
    const ArenaShard& part, std::uint64_t seed, int jobs) {
    const auto some = [&](std::int64_t from, std::int64_t step, Tally& tally) {
        for (std::int64_t i = part.first + from * part.step; i < part.games; i += step * part.step)
            play_arena_game(rules, options, bots, i, seed, tally);
    };
    const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int workers = std::min(jobs, cores);
    std::vector<Tally> tallies(static_cast<std::size_t>(workers), Tally(bots.size()));
    std::vector<std::thread> threads;
    for (int w = 1; w < workers; ++w)
        threads.emplace_back([&, w] { some(w, workers, tallies[static_cast<std::size_t>(w)]); });
    some(0, workers, tallies[0]);
    for (std::thread& thread : threads) thread.join();
    for (std::size_t w = 1; w < tallies.size(); ++w) tallies[0].add(tallies[w]);
    return tallies[0];
}

} // namespace palazzo::cli
