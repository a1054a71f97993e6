// The items of a table, as spreadsheets and Anki write it, before they are a deck.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

// What a row has that says nothing about it.
inline constexpr std::string_view every_level = "all";
inline constexpr std::string_view every_category = "All";

struct Entry {
    int line = 1; ///< of the file
    Item item;    ///< its level, category and topic are still names:
    std::string level;
    std::string category;
    std::string topic; ///< empty: none
};

/// `line 17`, the place of a fault.
std::string at_line(int line);

/// A row that can't be an item.
struct LeftOut {
    int line = 1; ///< of the file
    Problem problem;
};

/// The items of a table, each without fault, no prompt twice; at least one.
struct Entries {
    std::vector<Entry> items;
    std::vector<LeftOut> left_out;
    int doubles = 0; ///< rows that say what an earlier one says
    int joined = 0;  ///< rows whose answers went to the item of an earlier row with the same prompt
};

/// Reads a text in UTF-8. A row that can't be an item is left out; where all are, the first one's fault is the problem.
Result<Entries> read_entries(std::string_view text);

} // namespace palazzo::quiz
