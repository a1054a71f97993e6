#include "engine/dictionary/registry.hpp"

#include "engine/dictionary/embedded.hpp"

#include <functional>
#include <map>
#include <mutex>
#include <set>

namespace palazzo::dictionary {
namespace {

/// The dictionaries that have been loaded or announced. They are in a map, because a map doesn't move its values, so
/// that pointers to them stay valid.
struct Registry {
    std::mutex mutex;
    std::map<std::string, Lexicon, std::less<>> lists;
    std::set<std::string> announced;

    const Lexicon* find(std::string_view name) const {
        const auto at = lists.find(name);
        return at == lists.end() ? nullptr : &at->second;
    }
};

Registry& registry() {
    static Registry the_registry;
    return the_registry;
}

/// Unpacks the word list called `name` that is compiled into the program; returns null if there is none.
const Lexicon* unpack_embedded(Registry& at, std::string_view name) {
    for (const Embedded& inside : embedded()) {
        if (inside.name != name) continue;
        auto words = Lexicon::unpack(std::string(name), inside.packed);
        expect(static_cast<bool>(words), "a word list inside the program that is whole");
        return &at.lists.emplace(name, *std::move(words)).first->second;
    }
    return nullptr;
}

const Lexicon* find_or_unpack(Registry& at, std::string_view name) {
    const Lexicon* there = at.find(name);
    return there != nullptr ? there : unpack_embedded(at, name);
}

} // namespace

const Lexicon* find_lexicon(std::string_view name) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    return find_or_unpack(at, name);
}

std::optional<Problem> add_lexicon(std::string name, const std::vector<std::uint8_t>& packed) {
    auto words = Lexicon::unpack(name, packed);
    if (!words) return words.problem();
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    if (const Lexicon* there = find_or_unpack(at, name)) {
        if (there->digest() == words->digest()) return std::nullopt;
        return Problem{"word list", "problem.words.in_use", {name}};
    }
    at.lists.emplace(std::move(name), *std::move(words));
    return std::nullopt;
}

void announce_lexicon(std::string name) {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    at.announced.insert(std::move(name));
}

std::vector<std::string> lexicon_names() {
    Registry& at = registry();
    const std::lock_guard lock(at.mutex);
    std::set<std::string> names = at.announced;
    for (const auto& [name, words] : at.lists) names.insert(name);
    for (const Embedded& inside : embedded()) names.emplace(inside.name);
    return {names.begin(), names.end()};
}

} // namespace palazzo::dictionary
