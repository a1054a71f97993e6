// Patterns: sentences with placeholders for arguments, in the subset of ICU's MessageFormat that translators' tools
// know:
//
//   {0}  {0, number}                                            the argument as it is
//   {0, plural, =0 {no cards} one {# card} other {# cards}}     by number; # is the number
//   {0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}
//   {0, select, you {You passed.} other {{0, seat} passed.}}    by the argument's text
//   {0, cards}  {0, rank, plural}                               a value of the notation (values.hpp)
//
// Branches contain whole patterns, and every choice has an `other`. `select` chooses the branch `you` for the seat that
// is addressed. An apostrophe right before { or }, or before # within a plural, quotes the text up to the next one; ''
// is an apostrophe; any other apostrophe is an ordinary character.
#pragma once

#include "engine/core/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::i18n {

struct Part;
/// A parsed pattern: its parts from left to right.
using Pattern = std::vector<Part>;

/// One of the patterns that a part chooses from.
struct Branch;

/// A piece of a pattern.
struct Part {
    enum class Kind {
        text,    ///< `text` itself
        hash,    ///< # within a plural: the number of the nearest enclosing one
        value,   ///< an argument, worded by `type` and `style`
        plural,  ///< chosen by the plural category of an argument, or by its exact number (`=0`)
        ordinal, ///< chosen by the ordinal category of an argument
        select,  ///< chosen by the argument itself
    };
    Kind kind = Kind::text;
    int argument = 0;
    std::string text;  ///< the text, or the type of a value such as `cards`; empty for {0}
    std::string style; ///< the style of a value, such as `plural` in {0, rank, plural}
    std::vector<Branch> branches;
};

struct Branch {
    std::string key; ///< `one`, `=0`, `you`
    Pattern pattern;
};

/// Parses a pattern. A problem's place is the character, counted from 1: `character 7`.
Result<Pattern> parse_pattern(std::string_view text);

} // namespace palazzo::i18n
