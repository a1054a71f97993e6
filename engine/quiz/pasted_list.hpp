// Reads a list that somebody has pasted, with a word and its translation in each line, and makes a deck of it.
#pragma once

#include "engine/quiz/import.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The two texts of a line, without spaces at their ends; neither is empty.
struct WordPair {
    std::string left;
    std::string right;
    friend bool operator==(const WordPair&, const WordPair&) = default;
};

struct PastedList {
    std::vector<WordPair> pairs;
    std::vector<std::string> left_out_lines; ///< Lines that can't be divided into two texts, in their order.
    friend bool operator==(const PastedList&, const PastedList&) = default;
};

/// Reads a list. In most of its lines the same sign divides the two texts: a tab, an arrow, a dash between spaces, `=`,
/// `:`, `;`, `|` or a comma; the list is read with the sign that divides the most lines. Empty lines are passed over. A
/// number or a bullet at the beginning of a line is removed, and so are the date and the name before a message of a
/// chat.
PastedList read_pasted_list(std::string_view text);

/// Returns whether most lines of a text begin with a date and a name, as in the export of a chat.
bool is_chat(std::string_view text);

/// Returns a file's text as a table whose cells are separated by tabs, with the same number of lines, if the text is a
/// list in which arrows, dashes or `=` divide most lines, or the export of a chat; nullopt otherwise. Lines that can't
/// be divided have one cell.
std::optional<std::string> list_as_table(std::string_view text);

/// How a pasted list becomes a deck.
struct ListPlan {
    std::string title;
    std::string language;          ///< Code of the language that is learnt; empty if it is another one.
    std::string question_language; ///< Code of the language of the translations; empty if it is another one.
    bool learnt_at_left = true;    ///< True if the texts at the left are in the language that is learnt.
};

/// Returns the deck whose questions are the translations, and whose answers are the words. Answers are read as in a
/// table: `;` and `|` separate several ones, and forms as in dictionaries become patterns. A list without any pair is
/// refused, and one with more pairs than a deck may have items.
Result<ImportedDeck> deck_from_list(const PastedList& list, const ListPlan& plan);

} // namespace palazzo::quiz
