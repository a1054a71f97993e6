// Formats of stored JSON. A text without a format number has format 1.
#pragma once

#include <string>

namespace palazzo::app {

/// Returns whether a text is a JSON object.
bool is_json_object(const std::string& text);
/// Returns whether a text contains a format number greater than `known`, so that only a newer version of the program
/// can read it.
bool is_newer_json(const std::string& text, int known = 1);

} // namespace palazzo::app
