// Reads those parts of Anki's text exports that a plain table doesn't have: lines at the head of the file that describe
// its columns, and sounds and HTML in its cells.
#pragma once

#include "engine/core/message.hpp"
#include "engine/quiz/csv_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// A fault in the head of an export, and its line.
struct HeadFault {
    int line = 1;
    Message fault;
};

struct AnkiHeader {
    char separator = '\t';
    bool html = false;
    std::vector<std::string> columns; ///< Names of the columns; empty if the head doesn't name them.
    // Each of the following numbers is the index of a column that contains something else than a field of a note; -1 if
    // the export has no such column.
    int tags_column = -1;
    int deck_column = -1;
    int notetype_column = -1;
    int guid_column = -1;
    std::optional<HeadFault> fault;   ///< The first fault in the head itself; nullopt if it has none.
    int line_count = 0;               ///< Number of lines of the head.
    std::string_view text_after_head; ///< The text behind the head.
};

/// Returns the head of an export from Anki; nullopt if the text doesn't begin with such a head.
std::optional<AnkiHeader> read_anki_header(std::string_view text);

/// Returns the text of `cell` without references to sounds, such as `[sound:gato.mp3]`. If `html` is true,
/// text_from_html() then turns the HTML of the cell into text.
std::string text_of_anki_cell(std::string_view cell, bool html);

} // namespace palazzo::quiz
