// Draws and mirrors a lesson, and the offer of one.
#pragma once

#include "shell/app/lessons/lessons.hpp"

#include <optional>

namespace palazzo::app {

/// Opens a lesson over the game on the table, which waits there, or over the home screen.
void show_lesson(App& app, LessonOnTable&& lesson);

/// Reserves room below the table for the offer, if it is made and the window is high enough.
void leave_room_for_offer(const App& app);
/// Draws the offer there. Returns the action of the pressed control; nullopt if none was pressed.
std::optional<a11y::Action> draw_offer(const App& app, const ui::Theme& theme);

} // namespace palazzo::app
