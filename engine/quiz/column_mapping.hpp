// Finds out what the columns of a table of questions contain, and which character separates the columns.
#pragma once

#include "engine/quiz/anki.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

enum class ColumnContent { none, prompt, answers, level, category, kind, topic, strict, wrong, why, note, region };
using ColumnContents = std::vector<ColumnContent>;

/// A column of a table, and what it is used for.
struct ColumnUse {
    int number = 1;   ///< Position of the column, from 1.
    std::string name; ///< Name of the column; empty if the table doesn't name its columns.
    ColumnContent content = ColumnContent::none;
    friend bool operator==(const ColumnUse&, const ColumnUse&) = default;
};

/// Returns the contents of a table's columns by the names in its first row, `cells`; nullopt if that row is an item
/// rather than a header. If no column contains categories, the topics are used as categories.
std::optional<ColumnContents> column_contents_from_header(const std::vector<std::string>& cells);

/// The languages that a header names over the columns of prompts and answers.
struct LanguagePair {
    std::string_view prompt; ///< Code of the language of the prompts.
    std::string_view answers;
    std::size_t prompt_column = 0;
    std::size_t answers_column = 0;
};
/// Returns the first two languages that the cells of a header name, if they differ and no cell names prompts or answers
/// otherwise; nullopt otherwise. So `Deutsch;Englisch` is a header, and `English;Englisch` is a question.
std::optional<LanguagePair> languages_from_header(const std::vector<std::string>& cells);

/// Returns the contents of the columns in an export from Anki, judging by the names of the columns. If the names don't
/// say which columns contain the prompt and the answers, the first columns without other contents are used for them.
ColumnContents column_contents_from_anki_header(const AnkiHeader& head);

/// Guesses the character that separates the cells of a table: a tab, a comma, a semicolon, `|`, or
/// `single_column_separator` if there is only one column.
char guess_separator(std::string_view text);

} // namespace palazzo::quiz
