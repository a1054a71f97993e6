// Which form of a word a number takes in a language: Unicode's plural categories, for whole numbers.
#pragma once

#include <string_view>

namespace palazzo::i18n {

/// Returns the category of a number, by its name in a pattern: `zero`, `one`, `two`, `few`, `many` or `other`.
using Category = std::string_view (*)(long number);

/// The plural rules of a language.
struct PluralRules {
    Category cardinal; ///< one card, two cards
    Category ordinal;  ///< 1st, 2nd
};

/// Returns the rules of a language by its code (`en`); null if its rules aren't known.
const PluralRules* plural_rules(std::string_view language);

/// Returns whether a word names a category.
bool is_category(std::string_view word);

} // namespace palazzo::i18n
