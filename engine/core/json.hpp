// Reads JSON from outside the program. Nothing here throws, and every problem names the place of the fault.
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

/// The largest JSON text that is read, in bytes. The limit is far larger than any record or question deck.
inline constexpr std::size_t largest_json_bytes = 2 * 1024 * 1024;
/// The largest file, in bytes, that is read before the program knows what the file contains.
inline constexpr std::size_t largest_file_bytes = 8 * 1024 * 1024;
/// The largest backup, in bytes. A browser stores at most 5 Mi characters, and none of them takes more than six bytes
/// in a file.
inline constexpr std::size_t largest_backup_bytes = 32 * 1024 * 1024;

/// Parses a text of at most `most` bytes. If the text isn't JSON, the problem names the line and the column. An object
/// that has the same key twice is refused.
Result<Json> parse_json(std::string_view text, std::size_t most = largest_json_bytes);

/// Returns the whole number that `json` holds, if it is from `least` to `most`; nullopt for anything else, such as a
/// number with a fraction.
std::optional<std::int64_t> whole_number(const Json& json, std::int64_t least, std::int64_t most);
/// Returns the text that `json` holds; null if it holds anything else.
const std::string* text_of(const Json& json);
/// Returns the problem that says that a text is larger than `most` bytes. `most` must be a whole number of mebibytes.
Problem too_large_problem(std::size_t most);

/// Writes a value in one line. Invalid UTF-8 is replaced by U+FFFD, because the value may come from outside the
/// program.
std::string compact_json(const Json& json);
/// Writes a value in one line for a message, and shortens it if it is long.
std::string shortened_json(const Json& json);
/// Writes a text for a message, in quotes, and shortens it if it is long.
std::string quoted(const std::string& text);

/// Returns `key` in the form in which Problem::place contains it: unchanged, or as two quotation marks if it is empty.
std::string key_in_problem_place(const std::string& key);

/// Returns the first key of an object that isn't one of `known`, in the form that key_in_problem_place() returns;
/// nullopt if all keys are known.
std::optional<std::string> first_unknown_key(const Json& object, std::initializer_list<std::string_view> known);

/// Returns the index `i` in brackets, such as `[3]`, to be appended to the name of a list in Problem::place.
std::string bracketed_index(std::size_t i);

} // namespace palazzo
