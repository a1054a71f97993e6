// The page of a lesson, and the bar at the table that offers a lesson.
#pragma once

#include "shell/app/lessons/lessons.hpp"

#include <optional>

namespace palazzo::app {

/// Opens the page of a lesson over the game on the table, which waits below the page. If no game is shown, opens the
/// page over the home screen.
void open_lesson_page(App& app, LessonOnTable&& lesson);

/// Reserves room below the table for the bar that offers a lesson, if the table offers one and the window is high
/// enough.
void reserve_room_for_lesson_offer(const App& app);
/// Draws the bar that offers a lesson below the table, if the table offers one. Returns the action of the pressed
/// control; nullopt if none was pressed.
std::optional<a11y::Action> draw_lesson_offer_bar(const App& app, const ui::Theme& theme);

} // namespace palazzo::app
