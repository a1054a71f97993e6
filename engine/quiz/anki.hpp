// The parts of Anki's text export that a plain table doesn't have: lines at its head that describe the columns, and
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
    // Indices of the columns that hold no field of a note; -1 if there is no such column.
    int tags = -1;
    int deck = -1;
    int notetype = -1;
    int guid = -1;
    std::optional<FormFault> fault; ///< The first fault in the head itself.
    int lines = 0;                  ///< Number of lines of the head.
    std::string_view rest;          ///< The text behind the head.
};

/// Returns the head of a text; nullopt if it doesn't begin with one of Anki's.
std::optional<AnkiHead> anki_head(std::string_view text);

/// Returns the text of a cell without sounds; if `html` is true, read by html_text().
std::string anki_text(std::string_view cell, bool html);

} // namespace palazzo::quiz
