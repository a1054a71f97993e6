// What the columns of a table of challenges hold, and what separates them.
#pragma once

#include "engine/quiz/anki.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

enum class Column { none, prompt, answers, level, category, kind, topic, strict, wrong };
using Columns = std::vector<Column>;

/// The columns that a first row names; nullopt if it is no such row, but an item. Where none is the category, a topic
/// is.
std::optional<Columns> header_of(const std::vector<std::string>& cells);

/// The columns of Anki's notes by their names; where these say nothing, the first fields are prompt and answers.
Columns columns_of_anki(const AnkiHead& head);

/// What separates the cells of a text: a tab, a comma, a semicolon or nothing, by what the text looks like.
char separator_of(std::string_view text);

} // namespace palazzo::quiz
