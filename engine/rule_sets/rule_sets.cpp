#include "engine/rule_sets/rule_sets.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"

namespace palazzo {
namespace {

/// Calls visit(rules, options) for a rule set, if its game exists and its options can be played.
template <class Visit>
void with_options(const RuleSet& set, Visit&& visit) {
    call_with_game(set.game, [&](const auto& rules) {
        if (const auto options = options_for_players(rules, set.preset, set.options, set.players))
            visit(rules, *options);
    });
}

} // namespace

bool is_game(std::string_view game) {
    return call_with_game(game, [](const auto&) {});
}

std::vector<std::string> offered_games() {
    std::vector<std::string> names;
    for_each_offered_game([&](const auto& rules) { names.emplace_back(rules.name); });
    return names;
}

bool counts_points(std::string_view game) {
    bool counts = false;
    call_with_game(game, [&](const auto& rules) { counts = rules.counts_points; });
    return counts;
}

std::vector<PresetInfo> presets_of(std::string_view game) {
    std::vector<PresetInfo> presets;
    call_with_game(game, [&](const auto& rules) {
        for (const auto& preset : rules.presets()) {
            const auto [least, most] = rules.seat_range(preset.options);
            presets.push_back({preset.name, rules.seat_count(preset.options), least, most});
        }
    });
    return presets;
}

Result<Json> differing_options(const RuleSet& set) {
    Result<Json> differing = unknown_game_problem(set.game);
    call_with_game(set.game, [&](const auto& rules) {
        const auto preset = preset_options(rules, set.preset);
        const auto options = options_for_players(rules, set.preset, set.options, set.players);
        if (!preset || !options) {
            differing = preset ? options.problem() : preset.problem();
            return;
        }
        differing = write_options(rules.option_fields(), *preset, *options);
    });
    return differing;
}

std::pair<int, int> seat_range_of(const RuleSet& set) {
    std::pair<int, int> range{set.players, set.players};
    call_with_game(set.game, [&](const auto& rules) {
        const auto preset = preset_options(rules, set.preset);
        if (!preset) return;
        const auto options = read_options(rules.option_fields(), *preset, set.options);
        range = rules.seat_range(options ? *options : *preset);
    });
    return range;
}

std::optional<Problem> player_count_problem(const RuleSet& set) {
    std::optional<Problem> fault;
    with_options(set, [&](const auto& rules, const auto& options) {
        const auto [least, most] = rules.seat_range(options);
        if (set.players < least || set.players > most)
            fault = Problem{"", "problem.players", {set.game, std::to_string(least), std::to_string(set.players)}};
    });
    return fault;
}

Json extras_for_record_of(const RuleSet& set) {
    Json extras = Json::object();
    with_options(set, [&](const auto& rules, const auto& options) { extras = rules.extras_for_record(options); });
    return extras;
}

bool asks_questions(const RuleSet& set) {
    bool asks = false;
    with_options(set, [&](const auto& rules, const auto& options) { asks = rules.asks_questions(options); });
    return asks;
}

Json suggested_judging_options(const RuleSet& set, int humans, bool with_deck) {
    Json judge = Json::object();
    with_options(set, [&](const auto& rules, const auto& options) {
        judge = rules.suggested_judging_options(options, humans, with_deck);
    });
    return judge;
}

Resources resources_of(std::string_view game, const Json& options, const Json& extras) {
    Resources resources;
    call_with_game(game, [&](const auto& rules) { resources = rules.needed_resources(options, extras); });
    return resources;
}

} // namespace palazzo
