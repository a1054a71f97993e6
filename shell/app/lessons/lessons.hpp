// Lessons on the table: opened, gone through step by step, left and gone on with later.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/lesson_bar.hpp"

#include <string>
#include <vector>

namespace palazzo::app {

/// Puts a game's lesson on a table of its own, at the step at which it was left. Its word list is waited for where it
/// has to be fetched.
void open_lesson(App& app, const std::string& game);

/// Does what a control of the lists, of the bar or of the offer asks for; false if it is none of them.
bool act_on_lessons(App& app, const a11y::Action& action);

/// The step that the lesson is at, and the position that it is about has come.
const lessons::Step& step_of(const LessonOnTable& lesson);
bool is_at_step(const LessonOnTable& lesson);
/// A move is to be made by the player.
bool asks_for_move(const LessonOnTable& lesson);
/// On to the next step: what was done is kept.
void go_on_in_lesson(App& app);

pages::LessonModel lesson_model(const App& app);

/// A row that leads to the lesson of a game, with how far it is; none where there is no lesson.
std::vector<pages::SheetItem> lesson_rows(const App& app, const std::string& game);

/// Whether the lesson is offered on the table: in the first game of its kind, before one's first move.
bool offers_lesson(const App& app);
/// The offer was seen and passed over.
void pass_lesson_over(App& app);

} // namespace palazzo::app
