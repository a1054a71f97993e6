#include "engine/quiz/registry.hpp"

#include "engine/quiz/embedded.hpp"
#include "engine/quiz/translation.hpp"

#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

namespace palazzo::quiz {
namespace {

using DeckPointer = std::shared_ptr<const Deck>;

/// A translation, and the decks that were translated with it, by name.
struct Language {
    Translation translation;
    std::map<std::string, DeckPointer, std::less<>> decks;
};

struct Registry {
    std::mutex mutex;
    std::map<std::string, DeckPointer, std::less<>> shipped;
    std::map<std::string, DeckPointer, std::less<>> own;
    std::set<std::string, std::less<>> announced;
    std::vector<Language> languages; ///< Translations that were needed or fetched, one per language.
};

Registry& registry() {
    static Registry the_registry;
    return the_registry;
}

Result<Deck> read_text(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return json.problem();
    return read_deck(*json);
}

const EmbeddedFile* find_embedded(std::string_view name) {
    for (const EmbeddedFile& inside : embedded_decks())
        if (inside.name == name) return &inside;
    return nullptr;
}

/// Returns the shipped deck called `name`; null if it isn't available. A deck inside the program is read when it is
/// first needed.
DeckPointer find_shipped(Registry& at, std::string_view name) {
    if (const auto there = at.shipped.find(name); there != at.shipped.end()) return there->second;
    const EmbeddedFile* inside = find_embedded(name);
    if (inside == nullptr) return nullptr;
    auto deck = read_text(inside->text);
    expect(deck && deck->name == name, "a deck inside the program that is whole");
    return at.shipped.emplace(name, std::make_shared<const Deck>(*std::move(deck))).first->second;
}

/// Returns the translation into a language, after reading it if it is inside the program; null if there is none.
Language* find_language(Registry& at, std::string_view code) {
    for (Language& language : at.languages)
        if (language.translation.language == code) return &language;
    for (const EmbeddedFile& inside : embedded_translations()) {
        if (inside.name != code) continue;
        auto translation = read_translation(inside.text);
        expect(translation && translation->language == code, "a translation inside the program that is whole");
        return &at.languages.emplace_back(Language{*std::move(translation), {}});
    }
    return nullptr;
}

bool is_shipped_deck(const Registry& at, std::string_view name) {
    return at.shipped.count(name) != 0 || at.announced.count(name) != 0 || find_embedded(name) != nullptr;
}

} // namespace

std::shared_ptr<const Deck> find_deck(std::string_view name) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    if (is_shipped_deck(at, name)) return find_shipped(at, name);
    const auto own = at.own.find(name);
    return own == at.own.end() ? nullptr : own->second;
}

std::optional<Problem> add_custom_deck(Deck deck) {
    if (auto fault = fault_in(deck)) return fault;
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    if (is_shipped_deck(at, deck.name)) return Problem{"name", "problem.deck.shipped", {deck.name}};
    std::string name = deck.name;
    at.own[std::move(name)] = std::make_shared<const Deck>(std::move(deck));
    return std::nullopt;
}

bool remove_custom_deck(std::string_view name) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    const auto own = at.own.find(name);
    if (own == at.own.end()) return false;
    at.own.erase(own);
    return true;
}

void announce_deck(std::string name) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    at.announced.insert(std::move(name));
}

std::optional<Problem> add_fetched_deck(std::string_view text) {
    auto deck = read_text(text);
    if (!deck) return deck.problem();
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    if (const DeckPointer there = find_shipped(at, deck->name)) {
        if (deck_digest(*there) == deck_digest(*deck)) return std::nullopt;
        return Problem{"name", "problem.deck.in_use", {deck->name}};
    }
    std::string name = deck->name;
    at.shipped.emplace(std::move(name), std::make_shared<const Deck>(*std::move(deck)));
    return std::nullopt;
}

std::optional<Problem> add_fetched_translation(std::string_view text) {
    auto translation = read_translation(text);
    if (!translation) return translation.problem();
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    std::erase_if(at.languages, [&](const Language& one) { return one.translation.language == translation->language; });
    at.languages.push_back({*std::move(translation), {}});
    return std::nullopt;
}

bool has_translation(std::string_view language) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    return find_language(at, language) != nullptr;
}

DeckPointer deck_in_language(DeckPointer deck, std::string_view language) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    if (!is_shipped_deck(at, deck->name)) return deck;
    Language* reader = find_language(at, language);
    if (reader == nullptr) return deck;
    DeckPointer& shown = reader->decks[deck->name];
    if (shown == nullptr) shown = std::make_shared<const Deck>(translate_deck(*deck, reader->translation));
    return shown;
}

bool is_shipped_deck(std::string_view name) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    return is_shipped_deck(at, name);
}

std::vector<std::string> deck_names() {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    std::set<std::string> names(at.announced.begin(), at.announced.end());
    for (const auto* decks : {&at.shipped, &at.own})
        for (const auto& [name, deck] : *decks) names.insert(name);
    for (const EmbeddedFile& inside : embedded_decks()) names.emplace(inside.name);
    return {names.begin(), names.end()};
}

} // namespace palazzo::quiz
