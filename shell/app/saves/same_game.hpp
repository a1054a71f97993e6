// Finds out whether one record continues another one of the same game.
#pragma once

#include "engine/core/record.hpp"

namespace palazzo::app {

/// Returns whether both records are of a table with the same rules, cards and names of players, whatever was played.
bool is_same_table(const Record& a, const Record& b);
/// Returns whether both records are of the same table with the same cards, and the moves of `longer` begin with all
/// moves of `shorter`. Equal records continue each other.
bool continues_record(const Record& longer, const Record& shorter);
/// Returns whether the record in `longer` continues the record in `shorter`. Returns false if one of them can't be
/// read, unless both texts are equal.
bool continues_record(const std::string& longer, const std::string& shorter);

} // namespace palazzo::app
