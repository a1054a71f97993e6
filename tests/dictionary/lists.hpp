// Word lists for the tests of dictionaries: the shipped one, and small random ones.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/dictionary/dictionary.hpp"
#include "engine/dictionary/embedded.hpp"
#include "engine/dictionary/registry.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace palazzo::dictionary {

inline const Lexicon& shipped() { return *find_lexicon(english); }

inline std::vector<Entry> entries_of(const Lexicon& words) {
    std::vector<Entry> all;
    words.each([&](std::string_view word, Kind kind) { all.push_back({std::string(word), kind}); });
    return all;
}

/// Returns `count` random words of the shipped list, in random order.
inline std::vector<Entry> some_shipped_words(Rng& dice, std::size_t count) {
    static const std::vector<Entry> all = entries_of(shipped());
    std::vector<Entry> some;
    while (some.size() < count) some.push_back(all[dice.below(static_cast<std::uint32_t>(all.size()))]);
    return some;
}

/// Returns every different word once, in alphabetical order.
inline std::vector<Entry> in_order(std::vector<Entry> words) {
    const auto before = [](const Entry& a, const Entry& b) { return a.word < b.word; };
    std::stable_sort(words.begin(), words.end(), before);
    const auto same = [](const Entry& a, const Entry& b) { return a.word == b.word; };
    words.erase(std::unique(words.begin(), words.end(), same), words.end());
    return words;
}

} // namespace palazzo::dictionary
