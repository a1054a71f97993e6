// What the ids and values of actions hold. They may come from the page, and hold anything.
#pragma once

#include "engine/core/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::app {

/// Which of so many things a text names, counted from 0; nullopt: none of them.
inline std::optional<int> index_of(const std::string& text, std::size_t count) {
    const auto number = read_seed(text);
    if (!number || *number >= count) return std::nullopt;
    return static_cast<int>(*number);
}

/// The part of an id behind a prefix; nullopt if it doesn't begin so.
inline std::optional<std::string> behind(const std::string& id, std::string_view prefix) {
    if (id.rfind(prefix, 0) != 0) return std::nullopt;
    return id.substr(prefix.size());
}

} // namespace palazzo::app
