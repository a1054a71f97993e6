// Reading JSON from outside: nothing here throws, and every fault names its place.
#pragma once

#include "engine/core/result.hpp"

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

using Json = nlohmann::json;

/// Parses a text; the problem names line and column. Keys that stand twice in one object are a fault.
Result<Json> parse_json(std::string_view text);

/// A whole number between two bounds; nullopt for anything else, a number with a fraction included.
std::optional<std::int64_t> whole_number(const Json& json, std::int64_t least, std::int64_t most);
/// A text; null for anything else.
const std::string* text_of(const Json& json);
/// A value as it is written, for a message. Bytes that are no text are replaced: it may come from anywhere.
std::string shown(const Json& json);
/// The same of a text, which is written in quotes.
std::string quoted(const std::string& text);

/// A key as the name of its place: itself, or `""` where there is nothing to see of it.
std::string key_place(const std::string& key);

/// The place of the first key of an object that isn't one of `known`; nullopt if all are.
std::optional<std::string> unknown_key(const Json& object, std::initializer_list<std::string_view> known);

/// `[3]`, to be joined to the name of a list.
std::string at_index(std::size_t i);

} // namespace palazzo
