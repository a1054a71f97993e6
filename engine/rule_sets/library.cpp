#include "engine/rule_sets/library.hpp"

#include "engine/core/expect.hpp"
#include "engine/rule_sets/embedded.hpp"

#include <algorithm>
#include <optional>

namespace palazzo {
namespace {

/// A game that has published rule sets; `library` is null as long as they aren't loaded.
struct Entry {
    std::string game;
    std::shared_ptr<const RuleSetLibrary> library;
};

/// Returns the games that have published rule sets. Only the main thread may call this.
std::vector<Entry>& entries() {
    static std::vector<Entry> all;
    return all;
}

Entry* find_entry(std::string_view game) {
    for (Entry& entry : entries())
        if (entry.game == game) return &entry;
    return nullptr;
}

Entry& entry_of(std::string_view game) {
    if (Entry* entry = find_entry(game)) return *entry;
    entries().push_back({std::string(game), nullptr});
    return entries().back();
}

std::optional<Problem> read_text_of(const Json& json, const char* key, std::string& into) {
    const auto value = json.find(key);
    const std::string* text = value == json.end() ? nullptr : text_of(*value);
    if (text == nullptr || text->empty()) return Problem{key, "problem.text"};
    into = *text;
    return std::nullopt;
}

Result<PublishedRuleSet> read_one(const Json& json) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    if (const auto unknown = first_unknown_key(json, {"id", "name", "source", "about", "preset", "options"}))
        return Problem{*unknown, "problem.unknown_key"};
    PublishedRuleSet one;
    for (const auto& [key, member] : {std::pair{"id", &one.id}, std::pair{"name", &one.name},
             std::pair{"source", &one.source}, std::pair{"about", &one.about}, std::pair{"preset", &one.preset}})
        if (const auto problem = read_text_of(json, key, *member)) return *problem;
    const auto options = json.find("options");
    if (options == json.end() || !options->is_object()) return Problem{"options", "problem.option.object"};
    one.options = *options;
    return one;
}

const EmbeddedRules* find_embedded(std::string_view game) {
    for (const EmbeddedRules& inside : embedded_rules())
        if (inside.game == game) return &inside;
    return nullptr;
}

} // namespace

Result<RuleSetLibrary> read_rule_set_library(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return json.problem();
    if (!json->is_array()) return Problem{"library", "problem.list"};
    RuleSetLibrary library;
    for (std::size_t i = 0; i < json->size(); ++i) {
        auto one = read_one((*json)[i]);
        if (!one) return one.problem().located_in_value(bracketed_index(i));
        for (const std::string& name : {one->id, one->name})
            if (find_published_rule_set(library, name) != nullptr) return Problem{bracketed_index(i), "problem.twice"};
        library.push_back(*std::move(one));
    }
    return library;
}

std::shared_ptr<const RuleSetLibrary> find_rule_set_library(std::string_view game) {
    const Entry* entry = find_entry(game);
    if (entry != nullptr && entry->library != nullptr) return entry->library;
    const EmbeddedRules* inside = find_embedded(game);
    if (inside == nullptr) return nullptr;
    const auto problem = add_rule_set_library(game, inside->text);
    expect(!problem, "rule sets inside the program that can be read");
    return entry_of(game).library;
}

bool has_rule_set_library(std::string_view game) {
    return find_entry(game) != nullptr || find_embedded(game) != nullptr;
}

void announce_rule_set_library(std::string_view game) { entry_of(game); }

std::optional<Problem> add_rule_set_library(std::string_view game, std::string_view text) {
    auto library = read_rule_set_library(text);
    if (!library) return library.problem();
    entry_of(game).library = std::make_shared<const RuleSetLibrary>(*std::move(library));
    return std::nullopt;
}

const PublishedRuleSet* find_published_rule_set(const RuleSetLibrary& library, std::string_view id) {
    const auto found = std::find_if(
        library.begin(), library.end(), [&](const PublishedRuleSet& one) { return one.id == id || one.name == id; });
    return found == library.end() ? nullptr : &*found;
}

} // namespace palazzo
