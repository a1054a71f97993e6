// Ways in which dictionaries and lists of words shorten their entries.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// An answer as dictionaries write it, as a pattern (pattern.hpp): what stands in parentheses may be left out, as in
/// `(der) Hund`, `colo(u)r`; of `big/large` one is said, and so of `(il/la) barista`; `casado/a` and `casado(a)` are
/// `casad(o|a)`, `Lehrer/in` is `Lehrer[in]`. What is a pattern already stays as it is, and so do units, dates and
/// numbers with a slash.
std::string pattern_of_dictionary(std::string_view answer);

} // namespace palazzo::quiz
