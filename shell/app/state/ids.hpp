// Reads the ids and values of actions, which may come from the web page and contain anything.
#pragma once

#include "engine/core/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::app {

/// Returns the index that a text contains, a number from 0 to `count` - 1; nullopt if the text isn't such a number.
inline std::optional<int> read_index(const std::string& text, std::size_t count) {
    const auto number = read_seed(text);
    if (!number || *number >= count) return std::nullopt;
    return static_cast<int>(*number);
}

/// Returns the part of an id after `prefix`; nullopt if the id doesn't begin with it.
inline std::optional<std::string> text_after_prefix(const std::string& id, std::string_view prefix) {
    if (id.rfind(prefix, 0) != 0) return std::nullopt;
    return id.substr(prefix.size());
}

} // namespace palazzo::app
