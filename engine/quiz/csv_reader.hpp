// Reads tables as text: rows of cells, as RFC 4180 describes them and spreadsheets write them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

struct CsvRow {
    int line = 1; ///< Number of the file's line on which the row begins, counted from 1.
    std::vector<std::string> cells;
};

struct CsvTable {
    std::vector<CsvRow> rows; ///< The rows that aren't empty.
};

/// This value of `separator` means that the table has only one column.
inline constexpr char single_column_separator = '\n';
inline constexpr std::size_t most_cells_in_row = 100; ///< Number of cells of a row that are read.

/// Splits a text into at most `most_rows` rows. A cell in quotation marks may contain separators, line ends, and
/// doubled quotation marks. If its closing mark is missing or followed by text, the marks are part of the text. Lines
/// end with LF, CR LF or CR. Cells behind the first `most_cells_in_row` of a row are left out. `first_line` is the
/// number that the first line of `text` has in the file.
CsvTable split_into_rows(std::string_view text, char separator, std::size_t most_rows, int first_line = 1);

} // namespace palazzo::quiz
