// The rule sets of all games, by name and with options as JSON: for set-up, lists and records, which need no type of a
// particular game.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/result.hpp"
#include "engine/core/without.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo {

/// A preset of a game, the options that differ from it, and the number of players.
struct RuleSet {
    std::string game;
    std::string preset; ///< empty stands for the only preset
    Json options = Json::object();
    int players = 2;
};

struct PresetInfo {
    std::string name;
    int players = 2; ///< number of players by default
    int least_players = 2;
    int most_players = 2;
};

/// Returns whether there is a game of this name.
bool is_game(std::string_view game);
/// Returns the games that players choose from, in the order in which they are offered.
std::vector<std::string> offered_games();
/// Returns whether points decide a game; false if the game is unknown. All functions below return an empty value for an
/// unknown game, unless they say otherwise.
bool counts_points(std::string_view game);
/// Returns the presets of a game, the default one first.
std::vector<PresetInfo> presets_of(std::string_view game);

/// Returns the options of a rule set that differ from its preset, as records write them; a problem if there are no such
/// rules, or if `players` players can't play by them.
Result<Json> differing_options(const RuleSet& rules);
/// Returns the fewest and the most players of a rule set, whatever its own `players`. If its options can't be read,
/// those of the preset are used; if there is no such preset, both are `players`.
std::pair<int, int> seat_range_of(const RuleSet& rules);
/// Returns the problem that set-up doesn't offer this rule set to `players` players; nullopt if it does.
std::optional<Problem> fault_in_players(const RuleSet& rules);
/// Returns what a record of a game by these rules says of its resources, as an object: its word list.
Json extras_of(const RuleSet& rules);
/// Returns whether anybody is asked questions in a game by these rules.
bool asks_questions(const RuleSet& rules);
/// Returns the options of judging answers that set-up suggests for this number of humans, as an object by name; empty
/// if it suggests nothing. `with_deck` tells whether the deck knows the answers.
Json suggested_judging(const RuleSet& rules, int humans, bool with_deck);
/// Returns the word list and the deck that a record with these options and extras needs.
Resources resources_of(std::string_view game, const Json& options, const Json& extras);

} // namespace palazzo
