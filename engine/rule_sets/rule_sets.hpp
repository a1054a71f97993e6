// The rule sets of all games, with the names of games as texts and options as JSON. Set-up, lists and records use these
// functions, which don't need the C++ types of a particular game.
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
    std::string preset; ///< name of the preset; empty stands for the only preset
    Json options = Json::object();
    int players = 2;
};

struct PresetInfo {
    std::string name;
    int players = 2; ///< number of players unless somebody changes it
    int least_players = 2;
    int most_players = 2;
};

/// Returns whether there is a game of this name.
bool is_game(std::string_view game);
/// Returns the games that players choose from, in the order in which they are offered.
std::vector<std::string> offered_games();
/// Returns whether points decide a game; false if the game is unknown. All functions below return an empty value for an
/// unknown game, unless their comments say otherwise.
bool counts_points(std::string_view game);
/// Returns the presets of a game, the default one first.
std::vector<PresetInfo> presets_of(std::string_view game);

/// Returns the options of a rule set that differ from its preset, as records write them. Returns a problem if the
/// game or its preset doesn't exist, if the options can't be read, or if `rules.players` players can't play by them.
Result<Json> differing_options(const RuleSet& rules);
/// Returns the fewest and the most players that a rule set's options allow, without regard to its field `players`. If
/// its options can't be read, those of the preset are used; if there is no such preset either, both numbers are
/// `players`.
std::pair<int, int> seat_range_of(const RuleSet& rules);
/// Returns the problem that a rule set isn't suitable for its number of players; nullopt if it is suitable.
std::optional<Problem> player_count_problem(const RuleSet& rules);
/// Returns the extras of a record whose game follows these rules: an object that describes the game's resources, such
/// as its word list.
Json extras_for_record_of(const RuleSet& rules);
/// Returns whether anybody is asked questions in a game by these rules.
bool asks_questions(const RuleSet& rules);
/// Returns the options for judging answers that set-up suggests for `humans` humans, as an object from names to values;
/// empty if it suggests none. `with_deck` tells whether the deck knows the answers.
Json suggested_judging_options(const RuleSet& rules, int humans, bool with_deck);
/// Returns the names of the word list and the deck that a record with these options and extras needs.
Resources resources_of(std::string_view game, const Json& options, const Json& extras);

} // namespace palazzo
