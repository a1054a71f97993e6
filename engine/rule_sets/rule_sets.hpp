// The rule sets of any game of the catalogue, by name and with options as JSON: for set-up, lists and records, which
// need no type of any game.
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

/// A preset of a game, what differs from it, and how many play.
struct RuleSet {
    std::string game;
    std::string preset; ///< empty: the only one
    Json options = Json::object();
    int players = 2;
};

struct PresetInfo {
    std::string name;
    int players = 2; ///< as many as it is set for
    int least_players = 2;
    int most_players = 2;
};

bool is_game(std::string_view game);
/// The games that players choose from, in the order in which they are offered.
std::vector<std::string> offered_games();
/// Whether points decide a game. False for an unknown one, as with all that follows: empty, or nothing.
bool counts_points(std::string_view game);
std::vector<PresetInfo> presets_of(std::string_view game);

/// What differs from the preset in a rule set for so many players, each option as records write it. A problem where
/// there are no such rules, or so many can't play by them.
Result<Json> differing_options(const RuleSet& rules);
/// How few and how many can play by such rules, whatever the rule set says of how many do; those of the preset where
/// its options can't be read.
std::pair<int, int> seat_range_of(const RuleSet& rules);
/// That set-up offers such a table to fewer or more people only; nullopt: it does to so many.
std::optional<Problem> fault_in_players(const RuleSet& rules);
/// What such a table is played with besides, as a record names it: its word list. An object.
Json extras_of(const RuleSet& rules);
/// Whether anybody is asked anything at such a table.
bool asks_questions(const RuleSet& rules);
/// The options that are set by themselves where so many humans sit down, with a deck that knows answers or without: who
/// judges. An object by option.
Json usual_judge(const RuleSet& rules, int humans, bool with_deck);
/// The word list and the deck that a record with these options and extras needs.
Resources resources_of(std::string_view game, const Json& options, const Json& extras);

} // namespace palazzo
