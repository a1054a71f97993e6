// The sentences of a language, and messages to fill them.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"
#include "engine/i18n/languages.hpp"
#include "engine/i18n/message_format.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace palazzo::i18n::test {

/// A place for an argument in a pattern.
struct Place {
    int argument = 0;
    std::string kind; ///< `you` for a choice by person, `select`, `plural`, else the type of a value
    std::string style;

    bool is_seat() const { return kind == "you" || kind == "seat"; }
};

/// Returns every place of a pattern, including those in its branches.
std::vector<Place> places_of(const Pattern& pattern);

/// Returns a message for the pattern, in which the first argument that is a seat is seat 0, the second seat 1, and so
/// on.
Message sample(const std::string& id, const Pattern& pattern);

/// Calls visit(id, text, pattern) for every sentence of a language.
template <class Visit>
void each_sentence(const Language& language, Visit&& visit) {
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
inline std::vector<Language> whole_languages() {
    std::vector<Language> all{languages().front()};
    for (const Language& language : further_languages()) all.push_back(language);
    return all;
}

/// Calls visit(id, text, pattern) for every sentence of English.
template <class Visit>
void each_sentence(Visit&& visit) {
    each_sentence(languages().front(), visit);
}

} // namespace palazzo::i18n::test
