// A language's file as it stands: one JSON object from ids to texts.
#pragma once

#include "engine/core/result.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::i18n {

/// Ids and texts, in the order of ids.
using Texts = std::vector<std::pair<std::string, std::string>>;

/// Reads such an object. It is read whenever the program starts, so what such files look like is read in a single pass,
/// ten times as fast as JSON in general; anything else is left to the general reader, and so is saying what is wrong.
Result<Texts> read_texts(std::string_view json);

} // namespace palazzo::i18n
