// The scripts whose letters are stored in separate files, because most players never need them.
#pragma once

#include <string_view>

namespace palazzo::ui {

/// Returns the script to which the letter `c` belongs. The script's file contains the letter, if the typeface has it.
/// Empty if the letter is built in, or if it belongs to no script that has a file.
std::string_view script_of(char32_t c);

} // namespace palazzo::ui
