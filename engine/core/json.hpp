// Reading JSON from outside: nothing here throws, and every fault names its place.
#pragma once

#include "engine/core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

using Json = nlohmann::json;

/// So large may a text be: far above any record, deck or memory.
inline constexpr std::size_t largest_json = 2 * 1024 * 1024;
/// So large may a file be of which nobody knows yet what it holds.
inline constexpr std::size_t largest_file = 8 * 1024 * 1024;
/// So large may be what holds all that is kept: a browser keeps 5 Mi characters, and none takes more than six bytes
/// there.
inline constexpr std::size_t largest_backup = 32 * 1024 * 1024;

/// Parses a text of so many bytes at most; the problem names line and column. Keys that stand twice in one object are a
/// fault.
Result<Json> parse_json(std::string_view text, std::size_t most = largest_json);

/// A whole number between two bounds; nullopt for anything else, a number with a fraction included.
std::optional<std::int64_t> whole_number(const Json& json, std::int64_t least, std::int64_t most);
/// A text; null for anything else.
const std::string* text_of(const Json& json);
/// That a text is larger than so many bytes, which are whole megabytes.
Problem too_large(std::size_t most);

/// A value as it is written, in one line. Bytes that are no text are replaced: it may come from anywhere.
std::string compact(const Json& json);
/// The same for a message: what is long is cut.
std::string shown(const Json& json);
/// The same of a text, which is shown in quotes.
std::string quoted(const std::string& text);

/// A key as the name of its place: itself, or `""` where there is nothing to see of it.
std::string key_place(const std::string& key);

/// The place of the first key of an object that isn't one of `known`; nullopt if all are.
std::optional<std::string> unknown_key(const Json& object, std::initializer_list<std::string_view> known);

/// `[3]`, to be joined to the name of a list.
std::string at_index(std::size_t i);

} // namespace palazzo
