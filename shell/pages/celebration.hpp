// The moment between the last move and the result: who won, over the table that shows how.
#pragma once

#include "shell/ui/theme.hpp"

#include <string>

namespace palazzo::pages {

/// Draws it `seconds` after the table came to rest. `merry`: paper flies, for somebody at this table has won; it takes
/// celebration_seconds to come down. Otherwise the picture stays the same.
void draw_celebration(const ui::Theme& theme, const std::string& line, float seconds, bool merry);
inline constexpr float celebration_seconds = 1.4F;

} // namespace palazzo::pages
