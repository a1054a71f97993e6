// Tells which form of a word a language uses with a number. The forms are Unicode's plural categories for whole
// numbers.
#pragma once

#include <string_view>

namespace palazzo::i18n {

/// A function that returns the plural category of a number, which is `zero`, `one`, `two`, `few`, `many` or `other`.
using PluralCategoryRule = std::string_view (*)(long number);

/// The plural rules of a language.
struct PluralRules {
    PluralCategoryRule cardinal; ///< category of a number of things, as in "one card" or "two cards"
    PluralCategoryRule ordinal;  ///< category of a number in an order, as in "1st" or "2nd"
};

/// Returns the rules of a language by its code (`en`); null if its rules aren't known.
const PluralRules* plural_rules(std::string_view language);

/// Returns whether a word is the name of a plural category.
bool is_plural_category(std::string_view word);

} // namespace palazzo::i18n
