// What can be done at a table whose game is over.
#pragma once

#include "shell/screens/action.hpp"
#include "shell/table/theme.hpp"

#include <optional>

namespace palazzo::screens {

/// Two buttons, `again` and `result`. Without room beside the main one they share its place.
std::optional<Action> draw_over_buttons(const table::Canvas& canvas, const table::Rect& main, const table::Rect& side);

} // namespace palazzo::screens
