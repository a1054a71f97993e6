#include "engine/scores/house_rules.hpp"

#include "engine/core/utf8.hpp"
#include "engine/scores/fields.hpp"
#include "engine/scores/outcome.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::scores {
namespace {

constexpr int house_rules_format = 1;

template <class List>
auto find_in(List& list, std::string_view game, std::string_view name) {
    return std::find_if(
        list.begin(), list.end(), [&](const HouseRules& one) { return one.game == game && one.name == name; });
}

/// Returns a name cut to at most `bytes` bytes, between two characters, and without a space at its end.
std::string_view cut_name(std::string_view name, std::size_t bytes) {
    if (name.size() <= bytes) return name;
    name = truncate_to_bytes(name, bytes);
    while (name.ends_with(' ')) name.remove_suffix(1);
    return name;
}

/// Returns `name` with `number` appended, such as `Rosa's rules 2`, cut to the length that names may have; `name`
/// itself if the number is 1.
std::string with_number(std::string_view name, int number) {
    if (number == 1) return std::string(name);
    const std::string end = " " + std::to_string(number);
    return std::string(cut_name(name, longest_name - end.size())) + end;
}

bool same_rules(const HouseRules& a, const HouseRules& b) { return a.preset == b.preset && a.options == b.options; }

/// Returns a name for house rules that are to be added; nullopt if the list already contains the same rules.
std::optional<std::string> name_for(const HouseRulesList& list, const HouseRules& rules) {
    for (int number = 1;; ++number) {
        const std::string name = with_number(rules.name, number);
        const HouseRules* there = find_house_rules(list, rules.game, name);
        if (there == nullptr) return name;
        if (same_rules(*there, rules)) return std::nullopt;
    }
}

Fault read_rules(const Json& json, HouseRulesList& list) {
    FieldReader fields(json, {"name", "game", "preset", "options"});
    HouseRules rules;
    rules.name = fields.required_text("name", longest_name);
    rules.game = fields.required_text("game", longest_id);
    rules.preset = fields.required_text("preset", longest_id);
    if (const Fault fault = fields.fault()) return fault;
    if (const Refusal reason = fault_in_house_rules_name(rules.name)) return Problem{"name", reason.message()};
    const auto options = json.find("options");
    if (options == json.end() || !options->is_object()) return Problem{"options", "problem.option.object"};
    if (compact_json(*options).size() > largest_options_bytes)
        return Problem{"options", "problem.longer_than", {std::to_string(largest_options_bytes)}};
    rules.options = *options;
    if (find_house_rules(list, rules.game, rules.name) != nullptr) return Problem{"name", "problem.twice"};
    list.push_back(std::move(rules));
    return {};
}

} // namespace

Refusal fault_in_house_rules_name(std::string_view name) {
    if (name.empty()) return Refusal("problem.empty");
    if (const Refusal reason = fault_in_text(name, longest_name)) return reason;
    if (name.front() == ' ' || name.back() == ' ') return Refusal("problem.spaces");
    return {};
}

const HouseRules* find_house_rules(const HouseRulesList& list, std::string_view game, std::string_view name) {
    const auto at = find_in(list, game, name);
    return at == list.end() ? nullptr : &*at;
}

bool add_or_replace_house_rules(HouseRulesList& list, HouseRules rules) {
    expect(!fault_in_house_rules_name(rules.name), "a name that house rules can have");
    const auto at = find_in(list, rules.game, rules.name);
    if (at == list.end() && list.size() >= most_house_rules) return false;
    if (at == list.end())
        list.push_back(std::move(rules));
    else
        *at = std::move(rules);
    return true;
}

bool rename_house_rules(HouseRulesList& list, std::string_view game, std::string_view name, std::string_view new_name) {
    const auto at = find_in(list, game, name);
    if (at == list.end() || (name != new_name && find_house_rules(list, game, new_name) != nullptr)) return false;
    at->name = new_name;
    return true;
}

void remove_house_rules(HouseRulesList& list, std::string_view game, std::string_view name) {
    if (const auto at = find_in(list, game, name); at != list.end()) list.erase(at);
}

std::string unused_house_rules_name(const HouseRulesList& list, std::string_view game, std::string_view wanted) {
    const std::string_view name = cut_name(wanted, longest_name);
    int number = 1;
    while (find_house_rules(list, game, with_number(name, number)) != nullptr) ++number;
    return with_number(name, number);
}

std::size_t merge(HouseRulesList& list, const HouseRulesList& other) {
    std::size_t left_out = 0;
    for (const HouseRules& one : other)
        if (const auto name = name_for(list, one))
            left_out += add_or_replace_house_rules(list, {*name, one.game, one.preset, one.options}) ? 0 : 1;
    return left_out;
}

Json write_house_rules(const HouseRulesList& list) {
    Json json = object_with_format(house_rules_format);
    Json& rules = json["rules"] = Json::array();
    for (const HouseRules& one : list) {
        Json set = Json::object();
        put(set, "name", one.name);
        put(set, "game", one.game);
        put(set, "preset", one.preset);
        set["options"] = one.options;
        rules.push_back(std::move(set));
    }
    return json;
}

Result<HouseRulesList> read_house_rules(const Json& json) {
    if (!json.is_object()) return Problem{"rules", "problem.object"};
    FieldReader fields(json, {"format", "rules"});
    check_format(fields, house_rules_format);
    HouseRulesList list;
    const Json* rules = fields.required_list("rules", most_house_rules);
    for (std::size_t i = 0; !fields.fault() && i < rules->size(); ++i)
        if (const Fault fault = read_rules((*rules)[i], list))
            fields.note_fault(fault->located_in_value("rules" + bracketed_index(i)));
    if (fields.fault()) return *fields.fault();
    return list;
}

} // namespace palazzo::scores
