// What Anki's text export has beside a table's rows: lines at its head that describe the columns, and marks in the
// cells.
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
    std::vector<std::string> columns; ///< their names, if they are named
    // Columns that hold no field of a note, from 0; -1: there is none.
    int tags = -1;
    int deck = -1;
    int notetype = -1;
    int guid = -1;
    std::optional<FormFault> fault; ///< of the head itself
    int lines = 0;                  ///< that the head takes
    std::string_view rest;          ///< of the text
};

/// The head of a text; nullopt if it is none of Anki's.
std::optional<AnkiHead> anki_head(std::string_view text);

/// A cell as text: sounds taken out, and HTML as html_text() reads it.
std::string anki_text(std::string_view cell, bool html);

} // namespace palazzo::quiz
