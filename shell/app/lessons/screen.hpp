// A lesson, and the offer of one, on the screen and in words.
#pragma once

#include "shell/app/state/app.hpp"

#include <optional>

namespace palazzo::app {

/// The table of the lesson, above the bar that says what is to be done.
std::optional<a11y::Action> draw_lesson(App& app, const ui::Theme& theme);
a11y::Mirror mirror_lesson(const App& app);
/// A control of the table was used in words; false: it made no move.
bool press_in_lesson(App& app, const a11y::Pressed& pressed);

/// Makes the moves that lead to the next step, one after the other. Returns in how many seconds it wants the next
/// frame; negative: not before an input.
double drive_lesson(App& app);

/// Leaves room below the table for the offer, if it is made in a window of that size.
void leave_room_for_offer(const App& app);
/// Draws it there.
std::optional<a11y::Action> draw_offer(const App& app, const ui::Theme& theme);

} // namespace palazzo::app
