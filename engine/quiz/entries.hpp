// Reads the items of a table that a spreadsheet or Anki wrote, before they become a deck.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

// The level and the category of a row that names none.
inline constexpr std::string_view every_level = "all";
inline constexpr std::string_view every_category = "All";

struct Entry {
    int line = 1; ///< Line of the file.
    Item item;    ///< The item, whose level, category and topic are only known by the names below.
    std::string level;
    std::string category;
    std::string topic; ///< Empty if the item has none.
};

/// Returns the place of a fault in a table, such as `line 17`.
std::string at_line(int line);

/// A row that can't be an item, and why.
struct LeftOut {
    int line = 1; ///< Line of the file.
    Problem problem;
};

/// The items of a table: at least one, none with a fault, and no two with the same prompt.
struct Entries {
    std::vector<Entry> items;
    std::vector<LeftOut> left_out;
    int doubles = 0; ///< Number of rows that repeat an earlier one.
    int joined = 0;  ///< Number of rows whose answers were added to the item of an earlier row with the same prompt.
};

/// Reads a table in UTF-8. A row that can't be an item is left out. If no row is an item, the result is the problem of
/// the first one.
Result<Entries> read_entries(std::string_view text);

} // namespace palazzo::quiz
