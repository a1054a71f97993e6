// House rules: named sets of options that players made, listed beside a game's presets.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

struct HouseRules {
    std::string name; ///< unique among the sets for the game
    std::string game;
    std::string preset;            ///< preset that the options differ from
    Json options = Json::object(); ///< options that differ from the preset, as records write them
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};
/// House rules in the order in which they were made.
using HouseRulesList = std::vector<HouseRules>;

inline constexpr std::size_t most_house_rules = 100;
inline constexpr std::size_t longest_options = 4000; ///< the longest options in bytes, as compact() writes them

/// Returns why a set can't have this name; empty if it can. A name has from 1 to longest_name bytes, no control
/// characters, and no spaces around it.
Refusal fault_in_name(std::string_view name);

/// Returns the set of this name; null if the game has none.
const HouseRules* find_rules(const HouseRulesList& list, std::string_view game, std::string_view name);
/// Replaces the set of the same game and name, or adds a new one at the end. Returns false if there is no room for
/// another set.
bool put_rules(HouseRulesList& list, HouseRules rules);
/// Renames a set. Returns false if there is none, or another one has the new name.
bool rename_rules(HouseRulesList& list, std::string_view game, std::string_view name, std::string_view new_name);
/// Removes a set, if there is one of this name.
void remove_rules(HouseRulesList& list, std::string_view game, std::string_view name);

/// Returns a name that no set of the game has: `wanted`, or `wanted 2`, `wanted 3`, …, cut to the length that names may
/// have.
std::string free_name(const HouseRulesList& list, std::string_view game, std::string_view wanted);
/// Adds the sets of another list. A set with the name of an existing one but other rules gets a free name; equal rules
/// with such a name are added only once. Returns how many had no room.
std::size_t merge(HouseRulesList& list, const HouseRulesList& other);

Json write_house_rules(const HouseRulesList& list);
/// Reads and checks the form; the game's rules check whether it has the preset and the options.
Result<HouseRulesList> read_house_rules(const Json& json);

} // namespace palazzo::scores
