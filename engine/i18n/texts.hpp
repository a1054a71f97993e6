// Reads a language's file, which is one JSON object from ids to texts.
#pragma once

#include "engine/core/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::i18n {

/// Ids and texts, sorted by id.
using TextsById = std::vector<std::pair<std::string, std::string>>;

/// Reads ids and texts from a JSON object. Because the program does this whenever it starts, files of the usual form
/// are read in a single pass, ten times as fast as JSON in general. The general parser reads all other files, and
/// reports their faults.
Result<TextsById> read_texts(std::string_view json);

/// Returns the texts of a language with the ids of the first language. `list` is a JSON array of the texts, in the
/// order of the ids in `first`, which is the first language's file. The page fetches languages without ids, because the
/// ids are a quarter of a file. Returns nullopt if `list` isn't an array with one text for each id.
std::optional<TextsById> texts_with_ids(std::string_view list, std::string_view first);

} // namespace palazzo::i18n
