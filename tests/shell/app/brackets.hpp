// A language that is made up for tests: every English sentence in brackets.
#pragma once

#include "engine/core/json.hpp"
#include "engine/i18n/languages.hpp"
#include "engine/i18n/texts.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <string_view>

namespace palazzo::app::test {

inline constexpr std::string_view open_bracket = "⟦";
inline constexpr std::string_view close_bracket = "⟧";

/// Returns the text file of the made-up language: the sentences of the file `english`, each in brackets. To add a
/// language, only such a file and a line in the list of languages are needed.
inline std::string bracketed_language(std::string_view english) {
    const auto texts = i18n::read_texts(english);
    REQUIRE(texts);
    Json file = Json::object();
    for (const auto& [id, text] : *texts)
        file[id] = id[0] == '@' ? text : std::string(open_bracket) + text + std::string(close_bracket);
    return file.dump();
}

/// Returns the texts of the made-up language, as the platform passes them to the program.
inline i18n::TextsById bracketed_texts() {
    return *i18n::read_texts(bracketed_language(i18n::languages().front().text));
}

/// The list of two languages: English, and the made-up one with its sentences in brackets.
struct BracketLanguages {
    std::string brackets = bracketed_language(i18n::languages().front().text);
    std::array<i18n::Language, 2> list{i18n::languages().front(), {"xx", "Brackets", brackets}};
};

} // namespace palazzo::app::test
