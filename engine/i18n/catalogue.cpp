#include "engine/i18n/catalogue.hpp"

#include "engine/core/json.hpp"
#include "engine/i18n/sentence.hpp"

#include <algorithm>

namespace palazzo::i18n {
namespace {

constexpr const char* plural_key = "@plural";

Result<const PluralRules*> plurals_of(const Json& file) {
    const auto at = file.find(plural_key);
    const std::string* language = at == file.end() ? nullptr : text_of(*at);
    if (language == nullptr) return Problem{plural_key, "a language is required, whose plural rules these are"};
    const PluralRules* rules = plural_rules(*language);
    if (rules == nullptr) return Problem{plural_key, "there are no plural rules for " + quoted(*language)};
    return rules;
}

} // namespace

Result<Catalogue> Catalogue::read(std::string_view json) {
    const auto file = parse_json(json);
    if (!file) return file.problem();
    if (!file->is_object()) return Problem{"", "an object from ids to sentences is required"};
    const auto plurals = plurals_of(*file);
    if (!plurals) return plurals.problem();
    Catalogue catalogue;
    catalogue.plurals_ = *plurals;
    catalogue.entries_.reserve(file->size());
    for (const auto& [id, value] : file->items()) {
        if (id == plural_key) continue;
        const std::string* text = text_of(value);
        if (text == nullptr) return Problem{key_place(id), "a sentence is required"};
        auto pattern = parse_pattern(*text);
        if (!pattern) return pattern.problem().under(key_place(id));
        catalogue.entries_.emplace_back(id, *std::move(pattern));
    }
    std::sort(catalogue.entries_.begin(), catalogue.entries_.end(),
        [](const Entry& a, const Entry& b) { return a.first < b.first; });
    return catalogue;
}

const Pattern* Catalogue::find(std::string_view id) const {
    const auto at = std::lower_bound(entries_.begin(), entries_.end(), id,
        [](const Entry& entry, std::string_view wanted) { return entry.first < wanted; });
    return at == entries_.end() || at->first != id ? nullptr : &at->second;
}

std::string Catalogue::say(const Message& message, const Audience& audience) const {
    return sentence(*this, message, audience);
}

} // namespace palazzo::i18n
