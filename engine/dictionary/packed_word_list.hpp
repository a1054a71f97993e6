// A word list as two columns, which is an intermediate form between packed bytes and the graph.
#pragma once

#include "engine/core/result.hpp"
#include "engine/dictionary/dictionary.hpp"

#include <span>
#include <string>
#include <vector>

namespace palazzo::dictionary {

/// A word list in alphabetical order. For each word, `letters` contains the letters in which it differs from the
/// previous word, and then a byte with the number of letters at its end that the next word doesn't share. `kinds`
/// contains the kind of each word.
struct WordListColumns {
    std::string letters;
    std::vector<WordKind> kinds;
};

/// Returns the columns of `words`, which may be in any order.
WordListColumns word_list_columns(std::vector<WordEntry> words);

/// Reads packed bytes. The words must consist of a–z and be in alphabetical order. The format:
///
///     PZW1
///     the number of words
///     the number of bytes of `WordListColumns::letters`, and these bytes
///     the numbers of bytes of 78 columns of kinds (described below), and then these columns
///     the words of the kind never_played_by_bots: their number, and the distance of each from the one before
///     the words of the kind word_game_only, in the same way
///
/// The columns contain only three kinds: 0 common, 1 less_common, 2 rare. Each byte contains five kinds as digits to
/// the base 3, low ones first. Two facts about a word tell which of the 3 × 26 columns contains its kind: the kind of
/// the longest other word that it begins with (2 if there is none), and its last letter. A column therefore contains
/// similar kinds, and compresses well.
///
/// Numbers have seven bits in each byte, low ones first; the eighth bit is set if more bytes follow.
Result<WordListColumns> unpack_columns(std::span<const std::uint8_t> packed);

} // namespace palazzo::dictionary
