// Decks from files that people have: our own JSON, what a spreadsheet saves, what Anki exports.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string>
#include <string_view>

namespace palazzo::quiz {

inline constexpr std::size_t largest_import = 2 * 1024 * 1024;

/// Reads a file. A text that begins with `{` is JSON. Any other is a table, separated by commas, semicolons or tabs,
/// whatever its name says: a row an item, the columns named by the first row or else prompt, answers, level, category.
/// Answers in one cell, right or wrong ones, are separated by `;` or `|` (`\;` and `\|` stand for these signs). Name
/// and title come from the file's name. Letters and their accents are one character (compose.hpp). Whatever bytes come,
/// a fault is one line that names the place: `line 17: …`.
Result<Deck> import_deck(std::string_view file_name, std::string_view text);

/// The items as a table that spreadsheets open and import_deck reads. It has columns for topic, strictness and wrong
/// answers where the deck has any.
std::string export_csv(const Deck& deck);

} // namespace palazzo::quiz
