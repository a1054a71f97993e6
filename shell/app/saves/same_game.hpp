// How two records of one game stand to each other.
#pragma once

#include "engine/core/record.hpp"

namespace palazzo::app {

/// Whether both are the same table with the same cards, and one begins with all the moves of the other, or is equal to
/// it.
bool continues(const Record& longer, const Record& shorter);
/// The same of records as text; false if one of them can't be read, unless both are the same text.
bool continues(const std::string& longer, const std::string& shorter);

} // namespace palazzo::app
