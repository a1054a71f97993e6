// What celebrates: who won, over the table that shows how, between the last move and the result; and big moments.
#pragma once

#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::pages {

/// Draws it `seconds` after the table came to rest. `merry`: paper flies, for somebody at this table has won; it takes
/// celebration_seconds to come down. Otherwise the picture stays the same.
void draw_celebration(const ui::Theme& theme, const std::string& line, float seconds, bool merry);
inline constexpr float celebration_seconds = 1.4F;

/// A smaller one, for a big moment in mid-game, `seconds` after it was seen: paper flies from a point of the screen,
/// without a word, for flourish_seconds. Without a point it flies from the middle. It is in nobody's way.
void draw_flourish(const ui::Theme& theme, std::optional<ui::Point> from, float seconds);
inline constexpr float flourish_seconds = 1.0F;

} // namespace palazzo::pages
