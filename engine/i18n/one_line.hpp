// Makes a single line of any text.
#pragma once

#include <string>

namespace palazzo::i18n {

/// Returns a text as one line of limited length. This is needed because refused input may contain line ends, or
/// megabytes of text.
std::string to_one_line(std::string text);

} // namespace palazzo::i18n
