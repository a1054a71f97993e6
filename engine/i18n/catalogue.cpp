#include "engine/i18n/catalogue.hpp"

#include "engine/core/json.hpp"
#include "engine/i18n/one_line.hpp"
#include "engine/i18n/sentence.hpp"

#include <algorithm>

namespace palazzo::i18n {
namespace {

constexpr std::string_view plural_key = "@plural";

constexpr std::string_view line_prefix = "line ";
constexpr std::string_view place_joint = ": ";

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool before(const std::pair<std::string, Pattern>& entry, std::string_view id) { return entry.first < id; }

Result<const PluralRules*> rules_of(const std::string& language) {
    const PluralRules* rules = plural_rules(language);
    if (rules == nullptr) return Problem{"", "problem.language.plurals", {quoted(language)}};
    return rules;
}

} // namespace

Result<Catalogue> Catalogue::read(std::string_view json) {
    const auto texts = read_texts(json);
    if (!texts) return texts.problem();
    return from_texts(*texts);
}

Result<Catalogue> Catalogue::from_texts(const TextsById& texts) {
    Catalogue catalogue;
    catalogue.entries_.reserve(texts.size());
    for (const auto& [id, text] : texts) {
        if (id == plural_key) {
            const auto rules = rules_of(text);
            if (!rules) return rules.problem().located_in_value(id);
            catalogue.plurals_ = *rules;
            continue;
        }
        auto pattern = parse_pattern(text);
        if (!pattern) return pattern.problem().located_in_file(key_in_problem_place(id));
        catalogue.entries_.emplace_back(id, *std::move(pattern));
    }
    if (catalogue.plurals_ == nullptr) return Problem{plural_key, "problem.language.missing"};
    return catalogue;
}

const Pattern* Catalogue::find(std::string_view id) const {
    const auto at = std::lower_bound(entries_.begin(), entries_.end(), id, before);
    return at == entries_.end() || at->first != id ? nullptr : &at->second;
}

std::string Catalogue::say(const Message& message, const Audience& audience) const {
    return build_sentence(*this, message, audience);
}

std::string Catalogue::say_place(std::string_view place) const {
    constexpr std::string_view line_id = "problem.place.line";
    if (!place.starts_with(line_prefix) || !has(line_id)) return std::string(place);
    const std::size_t end = std::min(place.find(place_joint), place.size());
    const std::string_view number = place.substr(line_prefix.size(), end - line_prefix.size());
    if (!is_number(number)) return std::string(place);
    const std::string line = say({line_id, {std::string(number)}});
    if (end == place.size()) return line;
    const std::string part(place.substr(end + place_joint.size()));
    const std::string id = "problem.place." + part;
    return line + std::string(place_joint) + (has(id) ? say({id, {}}) : part);
}

std::string Catalogue::problem_line(const Problem& problem) const {
    const std::string fault = say(problem.fault);
    return to_one_line(problem.place.empty() ? fault : say({"problem.at", {say_place(problem.place), fault}}));
}

} // namespace palazzo::i18n
