// Makes one line of any text.
#pragma once

#include <string>

namespace palazzo::i18n {

/// Returns a text as one line of limited length. Input that was refused may contain line ends, and megabytes.
std::string one_line(std::string text);

} // namespace palazzo::i18n
