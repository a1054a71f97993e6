// Reads and writes several answers in one cell of a table, or in one input field.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Returns the answers of a cell in their order, trimmed, with their backslashes, and without empty ones. `;` and `|`,
/// also in their full-width forms, separate the answers, except inside brackets and after a backslash. A backslash
/// before one of the characters `;|([/\` makes that character an ordinary one.
std::vector<std::string> answers_in_cell(std::string_view cell);
/// Returns the answers of an input field, read as answers_in_cell() reads a cell, except that `|` doesn't separate
/// them.
std::vector<std::string> answers_in_input_field(std::string_view field);

struct CellAnswer {
    std::string text;
    /// True if there was a backslash before a `(`, a `[` or a `/`. The answer is then not read as a dictionary's
    /// abbreviation (dictionary_form.hpp).
    bool is_literal;
};
/// Returns `answer`, which is one of the answers in a cell or a field, without its backslashes.
CellAnswer without_backslashes(std::string_view answer);

/// Returns a cell that contains `answers`. answers_in_cell() and without_backslashes() read them from the cell
/// unchanged, even if one of them looks like a dictionary's abbreviation.
std::string cell_from_answers(const std::vector<std::string>& answers);
/// Returns `answers` as people type them into an input field, separated by `; `.
std::string input_field_from_answers(const std::vector<std::string>& answers);

} // namespace palazzo::quiz
