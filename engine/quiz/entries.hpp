// Reads the items of a table from a spreadsheet or from Anki, before they become a deck.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

// Names that an item gets for its level and its category if its row in the table doesn't name them.
inline constexpr std::string_view default_level_name = "all";
inline constexpr std::string_view default_category_name = "All";

/// The text that a cell of notes contains in place of the note of a wrong answer without a note.
inline constexpr std::string_view no_note = "-";

struct TableItem {
    int line = 1; ///< Number of the file's line on which the row begins.
    /// The item. Its level, category, topic and region aren't set yet, because only their names are known.
    Item item;
    std::string level;
    std::string category;
    std::string topic;  ///< Name of the topic; empty if the item has none.
    std::string region; ///< Name of the region; empty if the item has none.
    // The codes of the languages of the answers and of the prompt; empty if the table doesn't tell them.
    std::string language;
    std::string question_language;
    bool is_complete = false; ///< True if the row contains everything about the item, as export_anki() writes it.
};

/// A row that isn't an item, and the reason.
struct LeftOutRow {
    int line = 1; ///< Number of the file's line on which the row begins.
    Problem problem;
};

/// The items of a table. There is at least one; none has a fault, and no two have the same prompt.
struct TableItems {
    std::vector<ColumnUse> columns; ///< Uses of the columns that aren't empty, in their order.
    /// True if the table doesn't say everything about its columns, so that a person should look at what was guessed.
    bool is_guessed = false;
    std::vector<TableItem> items;
    std::vector<LeftOutRow> left_out_rows;
    int repeated_rows = 0; ///< Number of rows that repeat an earlier one.
    int joined_rows =
        0; ///< Number of rows whose answers were added to the item of an earlier row with the same prompt.
};

/// Reads a table in UTF-8. Rows that can't be an item are left out. If no row is an item, returns the problem of the
/// first row. If `exchanged` is true, the columns of prompts and answers change places.
Result<TableItems> read_table_items(std::string_view text, bool exchanged = false);

} // namespace palazzo::quiz
