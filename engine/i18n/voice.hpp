// A language and the reader whom its sentences address. Code that shows text or reads it out needs both.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/result.hpp"
#include "engine/i18n/audience.hpp"
#include "engine/i18n/catalogue.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::i18n {

struct Voice {
    const Catalogue* catalogue = nullptr; ///< the language; it has to outlive the voice
    Audience audience = {};               ///< the reader of the texts

    /// Returns the text of a message; empty if it has no id.
    std::string say(const Message& message) const;
    std::string say(const Refusal& reason) const;
    std::string say(std::string_view id, std::initializer_list<std::string_view> args = {}) const;
    /// Returns the text of a problem, as Catalogue::problem_line() does.
    std::string problem_line(const Problem& problem) const;

    /// Returns the name of a seat as it is used outside a sentence: "You", "Rosa", "Player 2".
    std::string name(Seat seat) const;
    /// Joins texts one after the other by a message with two arguments, such as `list.more` or `list.dot`.
    std::string join(const std::vector<std::string>& texts, std::string_view joint) const;
    /// Joins texts to a list such as "one, two and three".
    std::string list(const std::vector<std::string>& texts) const;
};

} // namespace palazzo::i18n
