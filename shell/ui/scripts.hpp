// Which letters come together, in a file of their own: those that most people never need.
#pragma once

#include <string_view>

namespace palazzo::ui {

/// The script whose file has a letter, if the typeface has it at all; "": it is inside the program, or in no file.
std::string_view script_of(char32_t c);

} // namespace palazzo::ui
