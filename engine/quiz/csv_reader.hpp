// A table as text: rows of cells, as RFC 4180 describes them and spreadsheets write them.
#pragma once

#include "engine/core/message.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

struct Row {
    int line = 1; ///< of the file, where it begins
    std::vector<std::string> cells;
};

struct FormFault {
    int line = 1;
    Message fault;
};

/// The rows that hold anything, and the first fault in their form.
struct Sheet {
    std::vector<Row> rows;
    std::optional<FormFault> fault;
};

/// For a table of one column, which has no separator.
inline constexpr char one_column = '\n';
inline constexpr std::size_t most_cells = 100; ///< of a row

/// Splits a text into rows, at most so many. A cell may stand in quotation marks, and then hold separators, ends of
/// lines, and quotation marks that are doubled; where something stands behind the closing mark, or it is missing, the
/// marks are part of the text. Lines end with LF, CR LF or CR.
Sheet split(std::string_view text, char separator, std::size_t most_rows, int first_line = 1);

} // namespace palazzo::quiz
