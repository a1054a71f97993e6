// The screen in words as JSON, as both platforms hand it out.
#pragma once

#include "engine/core/json.hpp"
#include "shell/platform/platform.hpp"

#include <string>

namespace palazzo::platform {

/// `{"title", "dialog", "regions": [{"id", "heading", "lines", "controls": [{"kind", "id", "label", "enabled", …}]}]}`:
/// what is empty, or means nothing for a kind of control, is left out.
Json to_json(const a11y::Mirror& screen);

/// As text; bytes that are no text are replaced.
std::string to_text(const Json& json);

} // namespace palazzo::platform
