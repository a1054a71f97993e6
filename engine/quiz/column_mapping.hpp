// Finds out what the columns of a table of questions contain, and which character separates the columns.
#pragma once

#include "engine/quiz/anki.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

enum class Column { none, prompt, answers, level, category, kind, topic, strict, wrong };
using Columns = std::vector<Column>;

/// Returns the columns that the first row of a table names; nullopt if that row is an item. If no column contains
/// categories, the topics are used as categories.
std::optional<Columns> header_of(const std::vector<std::string>& cells);

/// Returns the contents of the columns of Anki's notes, by the columns' names. If the names don't say which columns are
/// the prompt and the answers, the first free columns are taken.
Columns columns_of_anki(const AnkiHead& head);

/// Guesses the character that separates the cells of a table: a tab, a comma, a semicolon, `|`, or `one_column` if
/// there is only one column.
char separator_of(std::string_view text);

} // namespace palazzo::quiz
