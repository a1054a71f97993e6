// A lesson, and the offer of one, on the screen and in words.
#pragma once

#include "shell/app/lessons/lessons.hpp"

#include <optional>

namespace palazzo::app {

/// Shows a lesson over the game on the table, or over home. A game that is under way waits below it.
void show_lesson(App& app, LessonOnTable&& lesson);

/// Leaves room below the table for the offer, if it is made in a window of that size.
void leave_room_for_offer(const App& app);
/// Draws it there.
std::optional<a11y::Action> draw_offer(const App& app, const ui::Theme& theme);

} // namespace palazzo::app
