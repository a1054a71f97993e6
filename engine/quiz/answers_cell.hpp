// Several answers in one cell of a table, or in one field.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

struct CellAnswer {
    std::string text;
    bool literal =
        false; ///< its parentheses, brackets and slashes are what they are, for a backslash stands before one
};

/// The answers that `;` or `|` separate, full-width ones too, without spaces round them; none that is empty. In
/// brackets nothing separates, and a backslash before one of `;|([/\` makes it a sign as any other.
std::vector<CellAnswer> answers_in_cell(std::string_view cell);
/// The same for a field, where only `;` separates.
std::vector<CellAnswer> answers_in_field(std::string_view field);

/// Answers as a cell that is read so again, even if one looks like what dictionaries write.
std::string cell_of_answers(const std::vector<std::string>& answers);
/// Answers as people type them.
std::string field_of_answers(const std::vector<std::string>& answers);

} // namespace palazzo::quiz
