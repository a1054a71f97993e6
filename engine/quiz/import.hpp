// Decks from files that people have: our own JSON, what a spreadsheet saves, what Anki exports.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/entries.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t largest_import = 2 * 1024 * 1024;

/// Reads a file. A text that begins with `{` is JSON. Any other is a table, separated by commas, semicolons or tabs,
/// whatever its name says: a row an item, the columns named by the first row or else prompt, answers, level, category.
/// Answers in one cell, right or wrong ones, are separated by `;` or `|` (`\;` and `\|` stand for these signs). Name
/// and title come from the file's name. Letters and their accents are one character (compose.hpp). Whatever bytes come,
/// a fault is one line that names the place: `line 17: …`.
/// A row of a table that can't be an item is left out, and so is one that says what an earlier row says; a table in
/// which nothing is left is refused.
Result<Deck> import_deck(std::string_view file_name, std::string_view text);

/// A deck from a file, and what of the file isn't in it as it stands there.
struct Imported {
    Deck deck;
    std::vector<LeftOut> left_out; ///< rows that can't be an item, in their order
    int doubles = 0;               ///< rows that say what an earlier one says
    int joined = 0;                ///< rows whose answers went to an earlier row's item, which has the same prompt
};
/// The same with what was left out.
Result<Imported> import_with_notes(std::string_view file_name, std::string_view text);

/// The items as a table that spreadsheets open and import_deck reads. It has columns for topic, strictness and wrong
/// answers where the deck has any.
std::string export_csv(const Deck& deck);

} // namespace palazzo::quiz
