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

/// The items of a text in UTF-8, each without fault, no prompt twice.
Result<std::vector<Entry>> read_entries(std::string_view text);

} // namespace palazzo::quiz
