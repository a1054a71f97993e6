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

inline const Lexicon& shipped_words() { return *find_lexicon(english_list_name); }

inline std::vector<WordEntry> entries_of(const Lexicon& words) {
    std::vector<WordEntry> all;
    words.for_each_word([&](std::string_view word, WordKind kind) { all.push_back({std::string(word), kind}); });
    return all;
}

/// Returns `count` random words of the shipped list, in random order.
inline std::vector<WordEntry> random_shipped_words(Rng& dice, std::size_t count) {
    static const std::vector<WordEntry> all = entries_of(shipped_words());
    std::vector<WordEntry> some;
    while (some.size() < count) some.push_back(all[dice.below(static_cast<std::uint32_t>(all.size()))]);
    return some;
}

/// Returns `words` without repetitions, in alphabetical order.
inline std::vector<WordEntry> sorted_without_repeats(std::vector<WordEntry> words) {
    const auto before = [](const WordEntry& a, const WordEntry& b) { return a.word < b.word; };
    std::stable_sort(words.begin(), words.end(), before);
    const auto same = [](const WordEntry& a, const WordEntry& b) { return a.word == b.word; };
    words.erase(std::unique(words.begin(), words.end(), same), words.end());
    return words;
}

} // namespace palazzo::dictionary
