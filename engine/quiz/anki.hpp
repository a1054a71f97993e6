// Reads what Anki's text export has in addition to a plain table: lines at its head that describe the columns, and
// sounds and HTML in its cells.
#pragma once

#include "engine/quiz/csv_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

struct AnkiHeader {
    char separator = '\t';
    bool html = false;
    std::vector<std::string> columns; ///< Names of the columns; empty if the head doesn't name them.
    // The following numbers are the indices of columns with other data than the fields of a note; -1 if the export has
    // no such column.
    int tags_column = -1;
    int deck_column = -1;
    int notetype_column = -1;
    int guid_column = -1;
    std::optional<TableFault> fault;  ///< The first fault in the head itself; nullopt if it has none.
    int line_count = 0;               ///< Number of lines of the head.
    std::string_view text_after_head; ///< The text behind the head.
};

/// Returns the head of an export from Anki; nullopt if the text doesn't begin with such a head.
std::optional<AnkiHeader> read_anki_header(std::string_view text);

/// Returns the text of `cell` without references to sounds, such as `[sound:gato.mp3]`. If `html` is true,
/// text_from_html() reads the cell.
std::string text_of_anki_cell(std::string_view cell, bool html);

} // namespace palazzo::quiz
