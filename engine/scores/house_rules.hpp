// House rules of one's own: sets of options under a name, listed beside a game's presets.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

struct HouseRules {
    std::string name; ///< unlike that of any other set for the game
    std::string game;
    std::string preset;            ///< that they go out from
    Json options = Json::object(); ///< what differs from it, in the notation of records
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};
/// In the order in which they were made.
using HouseRulesList = std::vector<HouseRules>;

inline constexpr std::size_t most_house_rules = 100;
inline constexpr std::size_t longest_options = 4000; ///< as compact() writes them, in bytes

/// Why a set can't have a name: it has from 1 to longest_name bytes, no control characters, and no spaces round it.
Refusal fault_in_name(std::string_view name);

/// Null if a game has no set of this name.
const HouseRules* find_rules(const HouseRulesList& list, std::string_view game, std::string_view name);
/// Puts a set in the place of the one of its game and name, else at the end. False where there is no room for one more.
bool put_rules(HouseRulesList& list, HouseRules rules);
/// Renames a set. False if there is none, or another one of the new name.
bool rename_rules(HouseRulesList& list, std::string_view game, std::string_view name, std::string_view new_name);
void remove_rules(HouseRulesList& list, std::string_view game, std::string_view name);

/// A name that no set of a game has: the wanted one, else `name 2`, `name 3`, …, cut to the length that names may have.
std::string free_name(const HouseRulesList& list, std::string_view game, std::string_view wanted);
/// Adds the sets of another list, those that are here under the same name with other rules under a free name. The same
/// rules under the same name, or under such a name, come in once. Returns how many had no room.
std::size_t merge(HouseRulesList& list, const HouseRulesList& other);

Json write_house_rules(const HouseRulesList& list);
/// Checks the form: whether a game has the preset and the options is its rules' to say.
Result<HouseRulesList> read_house_rules(const Json& json);

} // namespace palazzo::scores
