// Gives tests the decks that come with the program, and changes their answers.
#pragma once

#include "engine/quiz/embedded.hpp"
#include "engine/quiz/text.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>
#include <vector>

namespace palazzo::quiz {

inline std::vector<Deck> shipped_decks() {
    std::vector<Deck> decks;
    for (const EmbeddedFile& inside : embedded_decks()) {
        const auto json = parse_json(inside.text);
        if (!json) FAIL(inside.name << ": " << line_of(json.problem()));
        auto deck = read_deck(*json);
        if (!deck) FAIL(inside.name << ": " << line_of(deck.problem()));
        decks.push_back(*std::move(deck));
    }
    return decks;
}

/// Returns the decks for learning a language, whose answers the judge can check.
inline std::vector<Deck> checkable_decks() {
    auto decks = shipped_decks();
    std::erase_if(decks, [](const Deck& deck) { return deck.name == "speaking"; });
    return decks;
}

/// Returns the capital of a lowercase letter of Latin-1 or Latin Extended-A, or any other character unchanged.
inline char32_t capital_of(char32_t c) {
    for (char32_t capital = U'A'; capital < 0x180; ++capital)
        if (capital != c && capital != 0x130 && latin_lowercase(capital) == c) return capital;
    return c;
}

inline std::string in_capitals(const std::string& text) {
    std::string capitals;
    for_each_character(text, [&](CodePoint c) { append_character(capitals, capital_of(c.value)); });
    return capitals;
}

inline std::string without_accents(const std::string& text) {
    std::string bare;
    for_each_character(text, [&](CodePoint c) {
        const auto letters = base_letters(c.value);
        if (letters.empty())
            append_character(bare, c.value);
        else
            bare += letters;
    });
    return bare;
}

} // namespace palazzo::quiz
