// A language as it is spoken to somebody: what whoever shows or reads out words is handed.
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
    const Catalogue* catalogue = nullptr; ///< the language; outlives the voice
    Audience audience = {};               ///< whom it is spoken to

    /// In words; nothing for a message without an id.
    std::string say(const Message& message) const;
    std::string say(const Refusal& reason) const;
    std::string say(std::string_view id, std::initializer_list<std::string_view> args = {}) const;
    /// As Catalogue::line.
    std::string line(const Problem& problem) const;

    /// What stands for a seat by itself: "You", "Rosa", "Player 2".
    std::string name(Seat seat) const;
    /// Texts put together by a message of two arguments, from the left: `list.more`, `list.dot`.
    std::string joined(const std::vector<std::string>& texts, std::string_view joint) const;
};

} // namespace palazzo::i18n
