// Which form of a word a number takes, language by language: Unicode's plural categories, for whole numbers.
#pragma once

#include <string_view>

namespace palazzo::i18n {

/// The category of a number by its name in a pattern: `zero`, `one`, `two`, `few`, `many` or `other`.
using Category = std::string_view (*)(long number);

/// How a language counts things and places.
struct PluralRules {
    Category cardinal; ///< one card, two cards
    Category ordinal;  ///< 1st, 2nd
};

/// The rules by the language's code (`en`); null for a language whose rules aren't here.
const PluralRules* plural_rules(std::string_view language);

/// Whether a word names a category.
bool is_category(std::string_view word);

} // namespace palazzo::i18n
