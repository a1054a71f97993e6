// Libraries: a library is a list of rule sets that people have published for a game, each with a name and a source.
// Only the main thread uses libraries.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

struct PublishedRuleSet {
    std::string id; ///< lowercase letters and hyphens; unique within the game
    std::string name;
    std::string source; ///< the place where the rules were published
    std::string about;  ///< a sentence about what is special in these rules
    std::string preset; ///< name of the preset that the options differ from
    Json options = Json::object();
};
using RuleSetLibrary = std::vector<PublishedRuleSet>;

/// Reads a list of published rule sets. The presets and options aren't checked here, but by the rules of the game.
Result<RuleSetLibrary> read_rule_set_library(std::string_view text);

/// Returns the published rule sets of a game; null if there are none, or if they aren't loaded yet.
std::shared_ptr<const RuleSetLibrary> find_rule_set_library(std::string_view game);
/// Returns whether a game has published rule sets, whether they are loaded or not.
bool has_rule_set_library(std::string_view game);
/// Stores that a game has published rule sets, even if they aren't loaded yet.
void announce_rule_set_library(std::string_view game);
/// Reads the rule sets of a game from `text`, and stores them in place of any earlier ones. Returns the problem if
/// `text` isn't a library; otherwise nullopt.
std::optional<Problem> add_rule_set_library(std::string_view game, std::string_view text);

/// Returns the rule set whose id or name is `id`; null if there is none.
const PublishedRuleSet* find_published_rule_set(const RuleSetLibrary& library, std::string_view id);

} // namespace palazzo
