// Patterns: sentences with placeholders for arguments, in the subset of ICU's MessageFormat that translators' tools
// know:
//
//   {0}  {0, number}                                            writes the argument as it is
//   {0, plural, =0 {no cards} one {# card} other {# cards}}     chooses by a number; # writes that number
//   {0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}
//   {0, select, you {You passed.} other {{0, seat} passed.}}    chooses by the argument's text
//   {0, cards}  {0, rank, plural}                               writes a value of the notation (values.hpp)
//
// Branches contain whole patterns, and every choice has a branch `other`. `select` chooses the branch `you` for the
// seat that is addressed. An apostrophe right before { or }, or before # within a plural, quotes the text up to the
// next apostrophe; two apostrophes stand for one; any other apostrophe is an ordinary character.
#pragma once

#include "engine/core/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::i18n {

struct PatternPart;
/// A parsed pattern: its parts from left to right.
using Pattern = std::vector<PatternPart>;

/// One of the patterns among which a part chooses.
struct Branch;

/// A piece of a pattern.
struct PatternPart {
    enum class PartKind {
        text,          ///< the content of the member `text`
        plural_number, ///< # within a plural: the number by which the innermost plural chooses
        value,         ///< an argument, worded as its type and style say
        plural,        ///< a branch, chosen by the plural category of an argument, or by its exact number (`=0`)
        ordinal,       ///< a branch, chosen by the ordinal category of an argument
        select,        ///< a branch, chosen by the text of an argument
    };
    PartKind kind = PartKind::text;
    int argument = 0;
    std::string text;  ///< the text, or the type of a value, such as `cards`; empty for {0}
    std::string style; ///< the style of a value, such as `plural` in {0, rank, plural}
    std::vector<Branch> branches;
};

struct Branch {
    std::string key; ///< name of the branch, such as `one`, `=0` or `you`
    Pattern pattern;
};

/// Parses a pattern. A problem names the place of the fault, such as `character 7`, counted from 1.
Result<Pattern> parse_pattern(std::string_view text);

} // namespace palazzo::i18n
