// Functions for test cases that look for sentences in a rulebook.
#pragma once

#include "engine/core/rulebook.hpp"
#include "tests/english.hpp"

#include <string>
#include <string_view>

namespace palazzo::test {

/// Returns a part of a rulebook, one sentence per line; empty if the part doesn't exist.
inline std::string topic_text(const Rulebook& book, RuleTopic topic) {
    std::string text;
    for (const RuleSection& section : book)
        if (section.topic == topic)
            for (const Message& rule : section.rules) text += say(rule) + "\n";
    return text;
}

inline bool contains_words(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

} // namespace palazzo::test
