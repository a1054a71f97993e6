// The commands about rule sets: `library` lists the published ones, and `tables` plays games with random ones.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/bots/playout.hpp"
#include "engine/rule_sets/library.hpp"

#include <algorithm>

namespace palazzo::cli {
namespace {

/// More moves than any game of any table has, so that a game that never ends is noticed.
constexpr std::uint64_t endless = 1'000'000;

/// Totals of the games that were played at one table.
struct Played {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t ties = 0;
    std::uint64_t longest = 0;
};

template <CatalogueGame G>
std::string table_in_words(const G& rules, const typename G::Options& o) {
    Json json = Json::object();
    for (const auto& field : rules.option_fields()) json[std::string(field.name)] = field.write(o);
    return json.dump();
}

/// Plays one game of random moves. Returns the fault of the rules if there is one: no legal move before the game is
/// over, a randomly chosen move that is refused, or a game that doesn't end. Returns an empty text if there is no
/// fault.
template <CatalogueGame G>
std::string fault_in_game(const G& rules, const typename G::Options& o, Rng& dice, bool checks_moves, Played& played) {
    auto state = rules.begin(o, rules.shuffled_deal(o, dice));
    std::uint64_t moves = 0;
    for (Seats acting = rules.seats_to_act(state); !acting.empty(); acting = rules.seats_to_act(state), ++moves) {
        if (moves == endless) return "a game that doesn't end";
        const Seat seat = acting.front();
        if (checks_moves && rules.legal_moves(rules.view_ref(state, seat), 1).empty()) return "nobody may move";
        const auto move = rules.random_move(rules.view_ref(state, seat), dice);
        if (checks_moves && rules.check(rules.view(state, seat), move)) return "a drawn move that is refused";
        rules.apply(state, seat, move);
    }
    ++played.games;
    played.moves += moves;
    played.longest = std::max(played.longest, moves);
    played.ties += rules.winners(state).empty() ? 1 : 0;
    return "";
}

} // namespace

Outcome tables_command(const Args& args) {
    const auto count = read_number(args.flag_value("count", "1000"), "--count", 1, 1000000);
    const auto games = read_number(args.flag_value("games", "100"), "--games", 1, 1000000);
    if (!count || !games) return usage_failure(count ? games.problem().line : count.problem().line);
    const auto seed = requested_seed(args);
    if (!seed) return seed.problem();
    return with_requested_game(args, [&](const auto& rules) -> Outcome {
        Played played;
        for (std::int64_t table = 0; table < *count; ++table) {
            Rng dice = Rng(*seed).split(static_cast<std::uint64_t>(table));
            const auto options = rules.random_options(dice);
            for (std::int64_t game = 0; game < *games; ++game) {
                const std::string fault = fault_in_game(rules, options, dice, game == 0, played);
                if (!fault.empty())
                    return Failure{"table " + std::to_string(table) + ", game " + std::to_string(game) + ": " + fault
                        + ": " + table_in_words(rules, options)};
            }
        }
        print_line(Json{{"tables", *count}, {"games", played.games}, {"moves", played.moves}, {"draws", played.ties},
            {"longest", played.longest}}
                       .dump());
        return {};
    });
}

Outcome library_command(const Args& args) {
    return with_requested_game(args, [&](const auto& rules) -> Outcome {
        const auto all = find_rule_set_library(rules.name);
        if (all == nullptr) return Failure{std::string(rules.name) + " has no published rule sets"};
        for (const PublishedRuleSet& one : *all)
            print_line(Json{{"id", one.id}, {"name", one.name}, {"source", one.source}, {"about", one.about},
                {"preset", one.preset}, {"options", one.options}}
                           .dump());
        return {};
    });
}

} // namespace palazzo::cli
