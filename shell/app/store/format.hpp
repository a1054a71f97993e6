// The formats of what is kept as JSON. A text without a number is of the first.
#pragma once

#include <string>

namespace palazzo::app {

/// Whether a text is a JSON object.
bool is_object(const std::string& text);
/// Whether a text says that it is of a format after `known`, which only a newer version of the program can read.
bool is_newer_json(const std::string& text, int known = 1);

} // namespace palazzo::app
