// Gives the tests the sentences of a language, and messages whose arguments fill those sentences.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"
#include "engine/i18n/languages.hpp"
#include "engine/i18n/message_format.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace palazzo::i18n::test {

/// A place in a pattern where an argument is inserted.
struct ArgumentPlace {
    int argument = 0;
    std::string
        kind; ///< `you` if the text depends on who is spoken to, `select`, `plural`, `ordinal`, or the type of a value
    std::string style;

    bool is_seat() const { return kind == "you" || kind == "seat"; }
};

/// Returns every place of a pattern, including the places in its branches.
std::vector<ArgumentPlace> argument_places(const Pattern& pattern);

/// Returns a message with arguments that fit the pattern. If argument 0 is a seat, it is seat 0, and so on.
Message sample_message(const std::string& id, const Pattern& pattern);

/// Calls visit(id, text, pattern) for every sentence of a language.
template <class Visit>
void for_each_sentence(const Language& language, Visit&& visit) {
    const auto file = parse_json(language.text);
    REQUIRE(file);
    for (const auto& [id, value] : file->items()) {
        if (id.starts_with('@')) continue;
        const std::string text = *text_of(value);
        INFO(id << ": " << text);
        const auto pattern = parse_pattern(text);
        REQUIRE(pattern);
        visit(id, text, *pattern);
    }
}

/// Returns all languages with their sentences.
inline std::vector<Language> languages_with_sentences() {
    std::vector<Language> all{languages().front()};
    for (const Language& language : further_languages()) all.push_back(language);
    return all;
}

/// Calls visit(id, text, pattern) for every sentence of English.
template <class Visit>
void for_each_sentence(Visit&& visit) {
    for_each_sentence(languages().front(), visit);
}

} // namespace palazzo::i18n::test
