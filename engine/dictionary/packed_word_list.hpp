// A word list as two columns, an intermediate form between packed bytes and the graph.
#pragma once

#include "engine/core/result.hpp"
#include "engine/dictionary/dictionary.hpp"

#include <span>
#include <string>
#include <vector>

namespace palazzo::dictionary {

/// The words in alphabetical order. `letters` has, for each word, the letters in which it differs from the one before,
/// and then a byte that says how many of its letters the next word drops. `kinds` has a kind for each word.
struct Columns {
    std::string letters;
    std::vector<Kind> kinds;
};

/// Returns the columns of words in any order.
Columns columns_of(std::vector<Entry> words);

/// Reads packed bytes. The letters are those of words a–z in alphabetical order, and as many as there are kinds.
///
///     PZW1
///     the number of words
///     the length of the column of letters, and the column
///     78 lengths, and as many columns of kinds, five to a byte: 0 common, 1 known, 2 rare. Which of them holds the
///     kind
///         of a word follows from its last letter and from the kind of the longest word that it begins with.
///     the words of the kind unspoken: how many, and how far each lies behind the one before; then those of word_game
///
/// Numbers have seven bits a byte, low ones first, the eighth set where more follow.
Result<Columns> read_columns(std::span<const std::uint8_t> packed);

} // namespace palazzo::dictionary
