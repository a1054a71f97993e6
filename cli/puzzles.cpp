// The command about puzzles: lists those of the program with their solutions, and finds new ones.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/bots/bots.hpp"
#include "engine/puzzles/puzzle.hpp"
#include "engine/puzzles/solve.hpp"
#include "engine/share/link.hpp"

#include <algorithm>
#include <limits>

namespace palazzo::cli {
namespace {

using puzzles::PuzzleTask;
using puzzles::Solutions;

constexpr std::size_t most_tries = 20000; ///< most moves to try at a position that may be a puzzle
constexpr std::int64_t most_number = 1000000;

/// The requirements for puzzles that are searched for.
struct Wanted {
    std::string goal;
    int amount = 1;         ///< least amount of the goal
    std::size_t moves = 1;  ///< least number of moves of the solution
    std::size_t others = 8; ///< least number of sequences of moves that miss the goal
};

/// A position that is a puzzle.
template <class Match>
struct Candidate {
    Match match;
    PuzzleTask task;
    Solutions<std::decay_t<decltype(std::declval<Match>().rules())>> solved;
};

template <CatalogueGame G>
Json write_solution(const G& rules, const Solutions<G>& found) {
    Json moves = Json::array();
    for (const auto& move : found.lines.front()) moves.push_back(rules.write_move(move));
    return moves;
}

template <class Match>
void print(const Candidate<Match>& one) {
    const auto link = write_link(one.match.record(), LinkKind::game);
    if (!link) return;
    print_line(Json{{"goal", one.task.goal}, {"amount", one.task.amount}, {"link", *link},
        {"solution", write_solution(one.match.rules(), one.solved)}, {"others", one.solved.failed_lines}}
                   .dump());
}

/// Returns the puzzle whose goal is the largest amount that `seat`, which is to act, can achieve. Returns nullopt
/// unless exactly one sequence of moves achieves that amount, and the seat can be sure that it does.
template <CatalogueGame G>
std::optional<Candidate<Match<G>>> candidate_at(const Match<G>& match, Seat seat, const Wanted& wanted) {
    const auto& rules = match.rules();
    if (!rules.can_set_task(match.view(seat), wanted.goal)) return std::nullopt;
    const auto& state = match.state();
    PuzzleTask task{wanted.goal, std::numeric_limits<int>::max()};
    const auto all = puzzles::find_solutions(rules, state, seat, task, most_tries);
    if (!all || all->largest_amount < wanted.amount) return std::nullopt;
    task.amount = all->largest_amount;
    auto found = puzzles::find_solutions(rules, state, seat, task, most_tries);
    if (!found || found->lines.size() != 1 || found->failed_lines < wanted.others) return std::nullopt;
    const auto& line = found->lines.front();
    if (line.size() < wanted.moves || !puzzles::is_certain_solution(rules, state, seat, task, line, Rng(1)))
        return std::nullopt;
    return Candidate<Match<G>>{match, task, *std::move(found)};
}

/// Returns whether puzzle `a` is harder than `b`: its solution is longer, or equally long with more other sequences of
/// moves.
template <class C>
bool is_harder(const C& a, const C& b) {
    const auto rank = [](const C& c) { return std::pair(c.solved.lines.front().size(), c.solved.failed_lines); };
    return rank(a) > rank(b);
}

/// Returns the hardest puzzle in a game that bots play; nullopt if there is none.
template <CatalogueGame G>
std::optional<Candidate<Match<G>>> hardest_in(
    Match<G> match, const std::vector<Level>& levels, Rng dice, const Wanted& wanted) {
    std::optional<Candidate<Match<G>>> best;
    const auto level_of = [&](Seat seat) { return levels[static_cast<std::size_t>(seat) % levels.size()]; };
    while (!match.is_over()) {
        const Seat seat = match.seats_to_act().front();
        if (auto one = candidate_at(match, seat, wanted); one && (!best || is_harder(*one, *best)))
            best = std::move(one);
        const auto view = match.view(seat);
        const auto verdict = bot_verdict(match.rules(), view, level_of, dice);
        match.play(seat, verdict ? *verdict : bot_move(match.rules(), level_of(seat), view, dice));
    }
    return best;
}

Outcome find(const Args& args) {
    if (!args.has_flag("game") || !args.has_flag("goal")) return usage_failure("--game and --goal are required");
    const auto seed = requested_seed(args);
    if (!seed) return seed.problem();
    const auto games = read_number(args.flag_value("games", "100"), "--games", 1, most_number);
    const auto amount = read_number(args.flag_value("amount", "1"), "--amount", 1, most_number);
    const auto moves = read_number(args.flag_value("moves", "1"), "--moves", 1, most_number);
    for (const auto* number : {&games, &amount, &moves})
        if (!*number) return number->problem();
    const Wanted wanted{args.flag_value("goal"), static_cast<int>(*amount), static_cast<std::size_t>(*moves)};
    std::vector<Level> levels;
    for (const Contender& bot : parse_contenders(args.flag_value("bots", "simple")))
        if (bot.level) levels.push_back(*bot.level);
    if (levels.empty()) return usage_failure("--bots: levels are required");
    return with_requested_game(args, [&](const auto& rules) -> Outcome {
        const auto& goals = rules.goals;
        if (std::find(goals.begin(), goals.end(), wanted.goal) == goals.end())
            return usage_failure("--goal: no goal of this game");
        Record record;
        record.game = rules.name;
        record.preset = args.flag_value("preset", rules.presets().front().name);
        const auto differing = parse_json(args.flag_value("options", "{}"));
        if (!differing) return input_failure(differing.problem().located_in_value("options"));
        record.options = *differing;
        for (std::int64_t i = 0; i < *games; ++i) {
            Rng dice = Rng(*seed).split(static_cast<std::uint64_t>(i));
            record.deal = deal_from_seed(dice.next());
            auto match = open_match(rules, record);
            if (!match) return input_failure(match.problem());
            if (const auto one = hardest_in(*std::move(match), levels, dice, wanted)) print(*one);
        }
        return {};
    });
}

template <CatalogueGame G>
Json solved_json(const Match<G>& match, const PuzzleTask& task) {
    const Seat seat = match.seats_to_act().front();
    const auto found = puzzles::find_solutions(match.rules(), match.state(), seat, task);
    Json json{{"goal", task.goal}, {"amount", task.amount}, {"seat", seat}};
    json["solutions"] = found ? found->lines.size() : 0;
    json["others"] = found ? found->failed_lines : 0;
    if (found && !found->lines.empty()) json["solution"] = write_solution(match.rules(), *found);
    return json;
}

Outcome list(const Args& args) {
    return with_requested_game(args, [&](const auto& rules) -> Outcome {
        for (const puzzles::Puzzle& puzzle : puzzles::puzzles_of(rules.name)) {
            const auto link = read_link(puzzle.link);
            if (!link) return input_failure(link.problem());
            const auto match = open_match(rules, link->record);
            if (!match) return input_failure(match.problem());
            print_line(solved_json(*match, {puzzle.goal, puzzle.amount}).dump());
        }
        return {};
    });
}

} // namespace

Outcome puzzles_command(const Args& args) {
    if (args.words[0] == "find") return find(args);
    if (args.words[0] == "list") return list(args);
    return usage_failure("puzzles: find or list is required");
}

} // namespace palazzo::cli
