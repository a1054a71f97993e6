// House rules: sets of options that players have made and named. They are listed beside a game's presets.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

struct HouseRules {
    std::string name; ///< unique among the house rules for the game
    std::string game;
    std::string preset;            ///< name of the preset that the options differ from
    Json options = Json::object(); ///< options that differ from the preset, as records write them
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};
/// House rules in the order in which they were made.
using HouseRulesList = std::vector<HouseRules>;

inline constexpr std::size_t most_house_rules = 100;
inline constexpr std::size_t largest_options_bytes = 4000; ///< largest length of the options in bytes, as
                                                           ///< compact_json() writes them

/// Returns why house rules can't have this name; empty if they can. A name must have from 1 to longest_name bytes, no
/// control characters, and no spaces at either end.
Refusal fault_in_house_rules_name(std::string_view name);

/// Returns the house rules of a game with this name; null if there are none.
const HouseRules* find_house_rules(const HouseRulesList& list, std::string_view game, std::string_view name);
/// Replaces the house rules that have the same game and name as `rules`. If there are none, adds `rules` at the end;
/// returns false if there is no more room.
bool add_or_replace_house_rules(HouseRulesList& list, HouseRules rules);
/// Renames house rules. Returns false if there are none with this name, or if others have the new name.
bool rename_house_rules(HouseRulesList& list, std::string_view game, std::string_view name, std::string_view new_name);
/// Removes the house rules of a game with this name, if there are any.
void remove_house_rules(HouseRulesList& list, std::string_view game, std::string_view name);

/// Returns a name that no house rules of the game have: `wanted`, or else `wanted 2`, `wanted 3` and so on, cut to the
/// length that names may have.
std::string unused_house_rules_name(const HouseRulesList& list, std::string_view game, std::string_view wanted);
/// Adds the house rules of another list. If there are different rules with the same name, the added ones get a free
/// name; equal rules aren't added again. Returns the number of house rules for which there was no room.
std::size_t merge(HouseRulesList& list, const HouseRulesList& other);

Json write_house_rules(const HouseRulesList& list);
/// Reads house rules and checks their form. The presets and options aren't checked here, but by the rules of the game.
Result<HouseRulesList> read_house_rules(const Json& json);

} // namespace palazzo::scores
