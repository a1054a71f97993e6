// Reads and writes cards and JSON as text, for the positions in tests of the rules.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/json.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace palazzo::test {

/// Parses JSON that is written with ' instead of ", which needs no backslashes in C++.
inline Json json(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    const auto parsed = parse_json(text);
    INFO(text);
    REQUIRE(parsed);
    return *parsed;
}

inline std::vector<std::string> split_words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

/// Returns a card by its notation; `--` stands for no card.
inline Card card(const std::string& text) {
    if (text == "--") return Card::none();
    const auto read = read_card(text);
    INFO(text);
    REQUIRE(read);
    return *read;
}

template <class Cards>
std::string text_of_cards(const Cards& cards) {
    std::string text;
    for (const Card c : cards) text += (text.empty() ? "" : " ") + to_text(c);
    return text;
}

} // namespace palazzo::test
