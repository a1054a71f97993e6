// The commands in which bots play: finish a game, play many games to compare bots, measure the speed of playouts.
#include "cli/arena.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/bots/finish.hpp"
#include "engine/bots/hint.hpp"
#include "engine/bots/playout.hpp"

#include <chrono>
#include <ctime>

namespace palazzo::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// Returns a failure unless the game has all of these bots.
template <class G>
Outcome check_bots(const G& rules, const std::vector<Contender>& bots, bool benchmark_bots) {
    std::string names;
    const auto add = [&](std::string_view name) { names += (names.empty() ? "" : ", ") + std::string(name); };
    for (std::size_t i = 0; i < level_names.size(); ++i)
        if (has_level(rules, static_cast<Level>(i))) add(level_names[i]);
    if (benchmark_bots)
        for (const std::string_view name : G::benchmark_bots) add(name);
    if (benchmark_bots && HasClairvoyant<G>) add(clairvoyant_name);
    for (const Contender& bot : bots)
        if (!has_contender(rules, bot) || !(bot.level || benchmark_bots))
            return usage_failure("--bots: " + std::string(rules.name) + " has the levels " + names);
    return {};
}

std::vector<std::string> names_of(const std::vector<Contender>& bots) {
    std::vector<std::string> names;
    for (const Contender& bot : bots) names.push_back(bot.name);
    return names;
}

/// Reads which part of a run to play: `2/5` is the second of five parts.
ReadResult<ArenaShard> part_of(const std::string& text, std::int64_t games) {
    const auto slash = std::min(text.find('/'), text.size());
    const auto count = read_number(text.substr(std::min(slash + 1, text.size())), "--shard", 1, 1000000);
    if (!count) return usage_failure("--shard: I/N is required, such as 2/5");
    const auto which = read_number(text.substr(0, slash), "--shard", 1, *count);
    if (!which) return usage_failure("--shard: I/N is required, with I from 1 to N");
    return ArenaShard{games, *which - 1, *count};
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// The result that an arena command has printed.
struct Printed {
    Tally tally;
    std::vector<std::string> bots;
    double seconds = 0;
};
std::optional<Printed> read_printed(const Json& json) {
    const auto count = [](const Json& at, const char* key) -> std::optional<std::int64_t> {
        const auto value = at.find(key);
        return value != at.end() && value->is_number_unsigned() ? std::optional(value->get<std::int64_t>())
                                                                : std::nullopt;
    };
    if (!json.is_object() || !json.contains("bots") || !json["bots"].is_array()) return std::nullopt;
    const auto seconds = json.find("seconds");
    const auto games = count(json, "games");
    const auto moves = count(json, "moves");
    const auto ties = count(json, "draws");
    if (!games || !moves || !ties || seconds == json.end() || !seconds->is_number()) return std::nullopt;
    Printed printed{Tally(0), {}, seconds->get<double>()};
    printed.tally.games = *games;
    printed.tally.moves = *moves;
    printed.tally.ties = *ties;
    for (const Json& bot : json["bots"]) {
        if (!bot.is_object() || !bot.contains("bot") || !bot["bot"].is_string() || !count(bot, "wins"))
            return std::nullopt;
        printed.bots.push_back(bot["bot"].get<std::string>());
        printed.tally.wins.push_back(*count(bot, "wins"));
    }
    return printed;
}

/// Adds up the parts of a run.
Outcome merge(const Args& args) {
    if (args.words.empty()) return usage_failure("--merge: the files with the parts of a run are required");
    std::optional<Printed> all;
    for (const std::string& path : args.words) {
        const auto text = read_file_or_stdin(path);
        if (!text) return text.problem();
        const auto json = parse_json(*text);
        const auto one = json ? read_printed(*json) : std::nullopt;
        if (!one) return Failure{path + ": this is not what arena prints"};
        if (all && all->bots != one->bots) return Failure{path + ": other bots played here"};
        if (!all) {
            all = one;
            continue;
        }
        all->tally.add(one->tally);
        all->seconds += one->seconds;
    }
    print_line(write_tally(all->tally, all->bots, all->seconds).dump());
    return {};
}

template <CatalogueGame G>
Outcome bench_playouts(const G& rules, const typename G::Options& options, double limit) {
    Rng dice(1);
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    const auto start = Clock::now();
    const std::clock_t processor_start = std::clock();
    double elapsed = 0;
    while (elapsed < limit) {
        for (int i = 0; i < 64; ++i, ++games) moves += random_playout(rules, options, dice).moves;
        elapsed = seconds_since(start);
    }
    // Under node, both clocks are the wall clock, because a WebAssembly program can't ask for processor time.
    const double processor = static_cast<double>(std::clock() - processor_start) / CLOCKS_PER_SEC;
    const auto rate = [&](double seconds) { return static_cast<std::uint64_t>(static_cast<double>(moves) / seconds); };
    print_line(Json{{"games", games}, {"moves", moves}, {"seconds", elapsed}, {"processor_seconds", processor},
        {"moves_per_second", rate(elapsed)}, {"moves_per_processor_second", rate(processor)}}
                   .dump());
    return {};
}

/// Measures how many iterations of the search a second allows, in the first positions of seeded deals for two players.
/// With more players the search would be slower and would learn less.
template <CatalogueGame G>
Outcome bench_search(const G& rules, double limit) {
    const auto options = options_for_players(rules, rules.presets().front().name, Json::object(), 2);
    if (!options) return input_failure(options.problem());
    std::int64_t iterations = 0;
    const auto start = Clock::now();
    double elapsed = 0;
    for (std::uint64_t deal = 0; elapsed < limit; ++deal) {
        Rng dice = Rng(1).split(deal);
        auto state = rules.begin(*options, rules.shuffled_deal(*options, dice));
        bool thought = false;
        // A position with only one legal move isn't searched.
        while (!thought) {
            const Seat seat = rules.seats_to_act(state).front();
            typename G::Search search(rules, rules.view(state, seat), G::effort(Level::master), dice);
            for (; !search.is_done() && elapsed < limit; elapsed = seconds_since(start)) search.run(16);
            iterations += search.iterations();
            thought = search.iterations() > 0 || elapsed >= limit;
            rules.apply(state, seat, search.chosen_move());
        }
    }
    print_line(Json{{"iterations", iterations}, {"seconds", elapsed},
        {"iterations_per_second", static_cast<std::uint64_t>(static_cast<double>(iterations) / elapsed)}}
                   .dump());
    return {};
}

} // namespace

Outcome finish_command(const Args& args) {
    if (!args.has_flag("bots")) return usage_failure("--bots is required: a level for all, or one a seat");
    const auto bots = parse_contenders(args.flag_value("bots"));
    const auto seed = requested_seed(args);
    if (!seed) return seed.problem();
    return with_match(args, [&](auto& match) -> Outcome {
        if (const auto failure = check_bots(match.rules(), bots, false)) return failure;
        std::vector<Level> levels;
        for (const Contender& bot : bots) levels.push_back(*bot.level);
        palazzo::play_to_end(match, levels, Rng(*seed));
        print_line(write_record(match.record()));
        return {};
    });
}

Outcome arena_command(const Args& args) {
    if (args.has_flag("merge")) return merge(args);
    if (!args.words.empty()) return usage_failure("arena takes files only with --merge");
    if (!args.has_flag("game") || !args.has_flag("bots") || !args.has_flag("games"))
        return usage_failure("--game, --bots and --games are required");
    const auto bots = parse_contenders(args.flag_value("bots"));
    const auto games = read_number(args.flag_value("games"), "--games", 1, 100000000);
    if (!games) return usage_failure(games.problem().line);
    const auto part = part_of(args.flag_value("shard", "1/1"), *games);
    if (!part) return part.problem();
    const auto jobs = read_number(args.flag_value("jobs", "1"), "--jobs", 1, 256);
    if (!jobs) return usage_failure(jobs.problem().line);
    const auto seed = requested_seed(args);
    if (!seed) return seed.problem();
    return with_requested_game(args, [&](const auto& rules) -> Outcome {
        if (const auto failure = check_bots(rules, bots, true)) return failure;
        const std::string preset = args.flag_value("preset", rules.presets().front().name);
        const auto given = parse_json(args.flag_value("options", "{}"));
        if (!given) return input_failure(given.problem().located_in_value("options"));
        const auto options = options_for_players(rules, preset, *given, static_cast<int>(bots.size()));
        if (!options) return input_failure(options.problem());
        const auto start = Clock::now();
        const Tally tally = run_arena(rules, *options, bots, *part, *seed, static_cast<int>(*jobs));
        print_line(write_tally(tally, names_of(bots), seconds_since(start)).dump());
        return {};
    });
}

Outcome hint_command(const Args& args) {
    const auto level = read_level(args.flag_value("level", "master"));
    if (!level || !uses_search(*level)) return usage_failure("--level: easy, medium, hard or master is required");
    const auto seed = requested_seed(args);
    if (!seed) return seed.problem();
    return with_match(args, [&](auto& match) -> Outcome {
        using G = std::decay_t<decltype(match.rules())>;
        if (match.is_over()) return Failure{english_catalogue().say({"hint.over", {}})};
        const Seat seat = match.seats_to_act().front();
        const auto view = match.view(seat);
        typename G::Search search(match.rules(), view, G::effort(*level), Rng(*seed));
        search.run(G::effort(*level).iterations);
        const auto hint = hint_from_search(match.rules(), view, search);
        Json moves = Json::array();
        for (const auto& m : hint.moves)
            moves.push_back(Json{{"move", match.rules().write_move(m.move)}, {"value", m.value}, {"visits", m.visits}});
        print_line(Json{{"move", moves[0]["move"]}, {"why", english_catalogue().say(hint.explanation)},
            {"moves",
                moves}}.dump());
        return {};
    });
}

Outcome bench_command(const Args& args) {
    const auto seconds = read_number(args.flag_value("seconds", "3"), "--seconds", 1, 3600);
    if (!seconds) return usage_failure(seconds.problem().line);
    return with_requested_game(args, [&](const auto& rules) -> Outcome {
        const auto options =
            preset_with_changes(rules, args.flag_value("preset", rules.presets().front().name), Json::object());
        if (!options) return input_failure(options.problem());
        const auto limit = static_cast<double>(*seconds);
        return args.has_flag("search") ? bench_search(rules, limit) : bench_playouts(rules, *options, limit);
    });
}

} // namespace palazzo::cli
