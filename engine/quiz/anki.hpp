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

struct AnkiHead {
    char separator = '\t';
    bool html = false;
    std::vector<std::string> columns; ///< Names of the columns; empty if the head doesn't name them.
    // The following numbers are indices of columns that contain no field of a note; -1 if there is no such column.
    int tags = -1;
    int deck = -1;
    int notetype = -1;
    int guid = -1;
    std::optional<FormFault> fault; ///< The first fault in the head itself; nullopt if it has none.
    int lines = 0;                  ///< Number of lines of the head.
    std::string_view rest;          ///< The text behind the head.
};

/// Returns the head of an export from Anki; nullopt if the text doesn't begin with such a head.
std::optional<AnkiHead> anki_head(std::string_view text);

/// Returns the text of a cell without its sounds. If `html` is true, the cell is read as HTML by html_text().
std::string anki_text(std::string_view cell, bool html);

} // namespace palazzo::quiz
