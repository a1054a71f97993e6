// Lessons on the table: opened, gone through step by step, left and gone on with later.
#pragma once

#include "engine/lessons/lesson.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/pages/lesson_bar.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

/// A lesson that is taken. It is no game either: what is kept of it is the step that it is at.
struct LessonOnTable {
    std::unique_ptr<games::GameTable> table; ///< with all moves of the lesson's game known
    std::string game;
    std::size_t step = 0;
    bool strayed = false;   ///< the last move was another one than was asked for, and didn't count
    bool text_read = false; ///< what the step says was put away, where it lies over the table
    double due = 0;         ///< when the next move is shown, in seconds of the program's clock
    std::optional<pages::LessonModel> drawn = {}; ///< the bar as it was drawn last; nullopt: not yet
};
/// The one that is on the screen; null: none is.
LessonOnTable* lesson_on(const App& app);

/// Puts a game's lesson on a table of its own, at the step at which it was left. Its word list is waited for where it
/// has to be fetched.
void open_lesson(App& app, const std::string& game);

/// The step that the lesson is at, and the position that it is about has come.
const lessons::Step& step_of(const LessonOnTable& lesson);
bool is_at_step(const LessonOnTable& lesson);
/// A move is to be made by the player.
bool asks_for_move(const LessonOnTable& lesson);
bool is_last_step(const LessonOnTable& lesson);
/// On to the next step: what was done is kept.
void go_to_next_step(App& app, LessonOnTable& lesson);
/// The player put a move together: the one that was asked for leads on, another one isn't made.
void play_in_lesson(App& app);

/// What the bar shows of the lesson on the screen.
pages::LessonModel lesson_model(const App& app);

/// A row that leads to the lesson of a game, with how far it is; none where there is no lesson.
std::vector<pages::SheetItem> lesson_rows(const App& app, const std::string& game);

/// Whether the lesson is offered on the table: in the first game of its kind, before one's first move.
bool offers_lesson(const App& app);
/// The offer was seen and passed over.
void decline_lesson(App& app);

/// `lesson-GAME`, and `no_lesson`.
extern const Feature lessons_feature;

} // namespace palazzo::app
