// Rule sets of a game that people have published under a name, each with its source. Only the main thread uses them.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

struct PublishedRules {
    std::string id; ///< lower-case letters and hyphens, unique in its game
    std::string name;
    std::string source; ///< the place of its publication
    std::string about;  ///< a sentence about what is special
    std::string preset; ///< preset that the options differ from
    Json options = Json::object();
};
using Library = std::vector<PublishedRules>;

/// Reads a list of published rule sets; the game's rules check whether it has the preset and the options.
Result<Library> read_library(std::string_view text);

/// Returns the published rule sets of a game, or null if there are none, or if they aren't loaded yet.
std::shared_ptr<const Library> find_library(std::string_view game);
/// Returns whether a game has published rule sets, loaded or not.
bool has_library(std::string_view game);
/// Notes that the rule sets of a game can be fetched.
void announce_library(std::string_view game);
/// Adds rule sets that were fetched. Returns the problem of a text that isn't a library.
std::optional<Problem> add_library(std::string_view game, std::string_view text);

/// Returns the rule set of an id, or of a name; null if there is none.
const PublishedRules* find_published(const Library& library, std::string_view id);

} // namespace palazzo
