// Finds the form of a table: what separates its cells, and what its columns contain.
#pragma once

#include "engine/core/message.hpp"
#include "engine/quiz/anki.hpp"
#include "engine/quiz/column_mapping.hpp"
#include "engine/quiz/csv_reader.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// A table that has been split into cells, and the content of each of its columns.
struct Table {
    CsvTable sheet;
    ColumnContents columns;
    std::optional<AnkiHeader> anki;
    std::optional<LanguagePair> languages = {}; ///< The languages that the header names, if it does.
    std::vector<std::string> column_names = {}; ///< Names of the columns; empty if the table doesn't name them.
    bool html = false;                          ///< True if the cells are HTML.
    char separator = '\t';
    bool has_header = false; ///< True if the columns are named.
};

/// Reads the text of a file as a table, in Markdown as well. A list of words, such as `der Zug – the train`, is read as
/// a table if that divides more lines. If `exchanged` is true, the columns of prompts and answers change places.
Table read_table(std::string_view text, bool exchanged = false);

/// Returns how the columns of a table are used, without those that are empty, and without those with which Anki
/// manages its notes.
std::vector<ColumnUse> column_uses(const Table& table);

/// Returns the problem of a table as a whole; nullopt if it has none.
std::optional<Problem> fault_in(const Table& table);

/// Returns the texts of the cells in a row. They may still have several lines. The cells into which commas have split
/// the last answers are joined.
std::vector<std::string> texts_of(const Table& table, const CsvRow& row);

/// Returns the words that name a line as the place of a fault in a table, such as `line 17`.
std::string line_as_place(int line);
/// Returns whether the name of a level tells how hard it is: A1 to C2, or a number.
bool says_order_of_level(std::string_view level);

} // namespace palazzo::quiz
