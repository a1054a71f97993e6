// The scripts whose letters are stored in separate files, because most players never need them.
#pragma once

#include <string_view>

namespace palazzo::ui {

/// Returns the script whose file contains the letter `c`, provided that the typeface has it; empty if the letter is
/// built in, or if no file contains it.
std::string_view script_of(char32_t c);

} // namespace palazzo::ui
