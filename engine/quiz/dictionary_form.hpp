// The abbreviations of dictionaries and word lists.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns the pattern (pattern.hpp) of an answer in a dictionary's form. A text in parentheses is optional, as in
/// `(der) Hund` and `colo(u)r`. Slashes separate choices, as in `big/large` and `(il/la) barista`. `casado/a` and
/// `casado(a)` become `casad(o|a)`, and `Lehrer/in` becomes `Lehrer[in]`. Patterns, units, dates and numbers with a
/// slash are returned unchanged.
std::string pattern_of_dictionary(std::string_view answer);

} // namespace palazzo::quiz
