// Celebrations over the table: of the winner, between the last move and the result, and of big moments during the game.
#pragma once

#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::pages {

/// Draws who won (`line`) on a plate over the table, `seconds` after the table came to rest. With `confetti`, a house
/// of cards is built and paper flies for celebration_seconds; without it the picture doesn't move.
void draw_celebration(const ui::Theme& theme, const std::string& line, float seconds, bool confetti);
inline constexpr float celebration_seconds = 1.4F;

/// Draws embers that rise from a point of the screen and a star of light round it, `seconds` after a big moment;
/// nullopt for the middle. It takes flourish_seconds and blocks no presses.
void draw_flourish(const ui::Theme& theme, std::optional<ui::Point> from, float seconds);
inline constexpr float flourish_seconds = 1.0F;

} // namespace palazzo::pages
