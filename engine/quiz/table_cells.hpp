// Cleans the cells of tables, which programs and people write in many ways.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Returns a cell as one line: each line end and the spaces around it become one space.
std::string one_line(std::string_view cell);

/// Returns a cell with `;` in place of each line end, because each line of the cell is an answer.
std::string lines_as_answers(std::string_view cell);

/// Returns the lines of a cell, trimmed, of which some may be empty.
std::vector<std::string> lines_of_cell(std::string_view cell);

/// Returns a text without the marks that tell in which direction a script runs, and without others that have no width,
/// because nobody types them.
std::string without_direction_marks(std::string_view text);

/// Returns a cell with line ends in place of each backslash that is followed by an n, as dictionaries in tables write
/// them.
std::string with_line_ends(std::string_view cell);

} // namespace palazzo::quiz
