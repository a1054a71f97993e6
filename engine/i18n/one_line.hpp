// What is told in one line, whatever was wrong.
#pragma once

#include <string>

namespace palazzo::i18n {

/// A text as one line of bearable length: what was wrong may hold line ends, and megabytes.
std::string one_line(std::string text);

} // namespace palazzo::i18n
