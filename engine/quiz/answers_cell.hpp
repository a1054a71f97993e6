// Several answers in one cell of a table, or in one field.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The answers that `;` or `|` separate, full-width ones too, without spaces round them, as they are typed; none that
/// is empty. In brackets nothing separates, and a backslash before one of `;|([/\` makes it a sign as any other.
std::vector<std::string> answers_in_cell(std::string_view cell);
/// The same for a field, where only `;` separates.
std::vector<std::string> answers_in_field(std::string_view field);

struct CellAnswer {
    std::string text;
    bool literal; ///< its parentheses, brackets and slashes are what they are, for a backslash stands before one
};
/// What one of these answers is without its backslashes.
CellAnswer unescaped(std::string_view answer);

/// Answers as a cell that is read so again, even if one looks like what dictionaries write.
std::string cell_of_answers(const std::vector<std::string>& answers);
/// Answers as people type them.
std::string field_of_answers(const std::vector<std::string>& answers);

} // namespace palazzo::quiz
