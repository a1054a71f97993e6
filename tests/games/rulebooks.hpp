// What a rulebook says, as text to look for sentences in.
#pragma once

#include "engine/core/rulebook.hpp"
#include "tests/english.hpp"

#include <string>
#include <string_view>

namespace palazzo::test {

/// A part of a rulebook in words, a line a sentence; empty if it isn't there.
inline std::string said_on(const Rulebook& book, RuleTopic topic) {
    std::string text;
    for (const RuleSection& section : book)
        if (section.topic == topic)
            for (const Message& rule : section.rules) text += say(rule) + "\n";
    return text;
}

inline bool says(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

} // namespace palazzo::test
