// Converts the mirror of the screen to JSON, for the browser and the desktop.
#pragma once

#include "engine/core/json.hpp"
#include "shell/platform/platform.hpp"

#include <string>

namespace palazzo::platform {

/// Returns the mirror as JSON of this form: `{"title", "dialog", "regions": [{"id", "heading", "lines", "controls":
/// [{"kind", "id", "label", "enabled", …}]}], "escape", "back", "steps"}`. `back` is the id of the action that leads
/// back, and `steps` is the number of times that it can be used before it leaves the program. Empty fields, and fields
/// that a kind of control doesn't use, are omitted.
Json to_json(const a11y::Mirror& screen);

/// Returns the JSON as text, in which invalid UTF-8 is replaced.
std::string to_text(const Json& json);

} // namespace palazzo::platform
