// The commands in which bots play: finishing a game, many games for a comparison, playouts against the clock.
#include "cli/arena.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/bots/finish.hpp"
#include "engine/bots/playout.hpp"

#include <chrono>

namespace palazzo::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// Whether the game has bots of these levels.
template <class G>
Outcome check_levels(const G& rules, const std::vector<Level>& levels) {
    std::string names;
    for (std::size_t i = 0; i < level_count<G>; ++i) names += (i == 0 ? "" : ", ") + std::string(level_names[i]);
    for (const Level level : levels)
        if (!has_level(rules, level)) return usage("--bots: " + std::string(rules.name) + " has the levels " + names);
    return {};
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

} // namespace

Outcome finish(const Args& args) {
    if (!args.has("bots")) return usage("--bots is required: a level for all, or one a seat");
    const auto levels = levels_of(args.get("bots"));
    if (!levels) return levels.problem();
    const auto seed = seed_of(args);
    if (!seed) return seed.problem();
    return with_match(args, [&](auto& match) -> Outcome {
        if (const auto failure = check_levels(match.rules(), *levels)) return failure;
        palazzo::finish(match, *levels, Rng(*seed));
        print_line(write_record(match.record()));
        return {};
    });
}

Outcome arena(const Args& args) {
    if (!args.has("game") || !args.has("bots") || !args.has("games"))
        return usage("--game, --bots and --games are required");
    const auto levels = levels_of(args.get("bots"));
    if (!levels) return levels.problem();
    const auto games = number_of(args.get("games"), "--games", 1, 100000000);
    if (!games) return usage(games.problem().line);
    const auto jobs = number_of(args.get("jobs", "1"), "--jobs", 1, 256);
    if (!jobs) return usage(jobs.problem().line);
    const auto seed = seed_of(args);
    if (!seed) return seed.problem();
    return with_game_of(args, [&](const auto& rules) -> Outcome {
        if (const auto failure = check_levels(rules, *levels)) return failure;
        const std::string preset = args.get("preset", rules.presets().front().name);
        const auto options = options_for(rules, preset, Json::object(), static_cast<int>(levels->size()));
        if (!options) return refused(options.problem());
        const auto start = Clock::now();
        const Tally tally = run_arena(rules, *options, *levels, *games, *seed, static_cast<int>(*jobs));
        print_line(write_tally(tally, *levels, seconds_since(start)).dump());
        return {};
    });
}

Outcome bench(const Args& args) {
    const auto seconds = number_of(args.get("seconds", "3"), "--seconds", 1, 3600);
    if (!seconds) return usage(seconds.problem().line);
    return with_game_of(args, [&](const auto& rules) -> Outcome {
        const auto options = options_of(rules, args.get("preset", rules.presets().front().name), Json::object());
        if (!options) return refused(options.problem());
        Rng dice(1);
        std::uint64_t games = 0;
        std::uint64_t moves = 0;
        const auto start = Clock::now();
        double elapsed = 0;
        while (elapsed < static_cast<double>(*seconds)) {
            for (int i = 0; i < 64; ++i, ++games) moves += random_playout(rules, *options, dice).moves;
            elapsed = seconds_since(start);
        }
        print_line(Json{{"games", games}, {"moves", moves}, {"seconds", elapsed},
            {"moves_per_second", static_cast<std::uint64_t>(static_cast<double>(moves) / elapsed)}}
                       .dump());
        return {};
    });
}

} // namespace palazzo::cli
