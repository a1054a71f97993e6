// Imports decks from JSON, from tables of spreadsheets and from exports of Anki, and exports decks as tables.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/entries.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t largest_import_bytes = 2 * 1024 * 1024;

/// Reads a deck from a file. A text that begins with `{` is read as JSON. Any other text is read as a table, whatever
/// the name of the file is. Commas, semicolons, tabs or `|` separate its cells. Each row is an item. The first row may
/// name the columns; otherwise they are prompt, answers, level and category. In a cell, `;` or `|` separate several
/// answers, and `\;` and `\|` stand for these characters themselves. The name and the title of the deck are made from
/// the file's name. Each letter and its accents become one character (compose.hpp). Rows that can't be an item and rows
/// that repeat an earlier one are left out; a table without any other row is refused. The message of a problem is one
/// line that names the place of the fault, such as `line 17: …`, whatever bytes the file contains.
Result<Deck> import_deck(std::string_view file_name, std::string_view text);

/// A deck from a file, and notes about rows that were left out or joined with other rows.
struct ImportedDeck {
    Deck deck;
    std::vector<LeftOutRow> left_out_rows; ///< Rows that can't be an item, in their order.
    int repeated_rows = 0;                 ///< Number of rows that repeat an earlier one.
    int joined_rows =
        0; ///< Number of rows whose answers were added to the item of an earlier row with the same prompt.
    std::vector<ColumnUse> columns =
        {}; ///< Uses of the columns that aren't empty, in their order; empty for a deck in JSON.
    /// True if the table doesn't say everything about its columns, so that a person should look at what was guessed.
    bool is_guessed = false;
};
/// Reads a deck as import_deck() does, and returns it with notes about how the file was read. If `exchanged` is true,
/// the columns of prompts and answers in a table change places.
Result<ImportedDeck> import_deck_with_notes(std::string_view file_name, std::string_view text, bool exchanged = false);

/// Returns the names of the columns that aren't used, in their order; the number of a column without a name.
std::vector<std::string> unused_columns(const ImportedDeck& imported);

} // namespace palazzo::quiz
