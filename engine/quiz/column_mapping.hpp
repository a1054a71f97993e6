// The content of the columns in a table of challenges, and the separator between them.
#pragma once

#include "engine/quiz/anki.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

enum class Column { none, prompt, answers, level, category, kind, topic, strict, wrong };
using Columns = std::vector<Column>;

/// Returns the columns that the first row of a table names; nullopt if that row is an item. If no column has the
/// category, the topic is used as the category.
std::optional<Columns> header_of(const std::vector<std::string>& cells);

/// Returns the columns of Anki's notes by their names. If the names don't say which fields are prompt and answers, the
/// first fields are.
Columns columns_of_anki(const AnkiHead& head);

/// Guesses the separator of a table: a tab, a comma, a semicolon, `|`, or `one_column` if there is none.
char separator_of(std::string_view text);

} // namespace palazzo::quiz
