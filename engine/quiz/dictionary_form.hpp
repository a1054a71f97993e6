// Reads the abbreviations that dictionaries and word lists use.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns the pattern (pattern.hpp) of an answer that is written as in a dictionary. A text in parentheses is
/// optional, as in `(der) Hund` and `colo(u)r`. Slashes separate choices, as in `big/large` and `(il/la) barista`.
/// `casado/a` and `casado(a)` become `casad(o|a)`, and `Lehrer/in` becomes `Lehrer[in]`. Patterns are returned
/// unchanged, and so are units, dates and numbers with a slash.
std::string pattern_from_dictionary_form(std::string_view answer);

} // namespace palazzo::quiz
