// A puzzle, on the screen and in words.
#pragma once

#include "shell/app/state/app.hpp"

#include <optional>

namespace palazzo::app {

/// The table with the puzzle's position, above the bar that says what is to be achieved.
std::optional<a11y::Action> draw_puzzle(App& app, const ui::Theme& theme);
/// The table's zones and moves, and the bar.
a11y::Mirror mirror_puzzle(const App& app);
/// A control of the table was used in words; false: it made no move.
bool press_in_puzzle(App& app, const a11y::Pressed& pressed);

/// In how many seconds it wants the next frame; negative: not before an input.
double drive_puzzle(const App& app);

} // namespace palazzo::app
