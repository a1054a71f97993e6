// The scripts whose letters are stored in files of their own, because most people never need them.
#pragma once

#include <string_view>

namespace palazzo::ui {

/// Returns the script whose file contains `c`, if the typeface has `c` at all; empty if the letter is built in or in no
/// file.
std::string_view script_of(char32_t c);

} // namespace palazzo::ui
