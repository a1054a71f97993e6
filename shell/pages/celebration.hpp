// Celebrations that are drawn over the table. The winner is celebrated between the last move and the result, and a big
// moment while the game is played.
#pragma once

#include "shell/ui/theme.hpp"

#include <optional>
#include <string>

namespace palazzo::pages {

/// Draws a plate over the table with the text `line`, which says who won. `seconds` is the time since the table came to
/// rest. With `confetti`, a house of cards is built and paper flies for `celebration_seconds`; without it nothing
/// moves.
void draw_celebration(const ui::Theme& theme, const std::string& line, float seconds, bool confetti);
inline constexpr float celebration_seconds = 1.4F;

/// Draws embers that rise from `from`, and a star of light around it, `seconds` after a big moment of the game. If
/// `from` is nullopt, they are in the middle of the screen. They last for `big_moment_seconds` and block no presses.
void draw_big_moment(const ui::Theme& theme, std::optional<ui::Point> from, float seconds);
inline constexpr float big_moment_seconds = 1.0F;

} // namespace palazzo::pages
