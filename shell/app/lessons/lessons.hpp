// Lessons: opened, taken step by step, left, and continued later.
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

/// An open lesson. Only its step is stored.
struct LessonOnTable {
    std::unique_ptr<games::GameTable> table; ///< All moves of the lesson's game are known.
    std::string game;
    std::size_t step = 0;
    bool strayed = false;                         ///< True if the last move wasn't the requested one, and was refused.
    bool text_read = false;                       ///< True if the player has closed the sheet with the step's text.
    double due = 0;                               ///< Time of the next shown move on services.clock, in seconds.
    std::optional<pages::LessonModel> drawn = {}; ///< The bar as it was drawn last; nullopt before the first frame.
};
/// Returns the open lesson; null if there is none.
LessonOnTable* lesson_on(const App& app);

/// Opens a game's lesson at the step where it was left, once its word list is here. Nothing happens if the game has no
/// lesson.
void open_lesson(App& app, const std::string& game);

/// Return the current step, and whether its position has been reached.
const lessons::Step& step_of(const LessonOnTable& lesson);
bool is_at_step(const LessonOnTable& lesson);
/// Returns whether the player is to make a move.
bool asks_for_move(const LessonOnTable& lesson);
bool is_last_step(const LessonOnTable& lesson);
/// Goes to the next step and stores it. There must be one.
void go_to_next_step(App& app, LessonOnTable& lesson);
/// Makes the move that the player has put together if it is the requested one, and goes to the next step; refuses any
/// other move.
void play_in_lesson(App& app);

/// Returns what the bar shows of the open lesson, which must exist.
pages::LessonModel lesson_model(const App& app);

/// Returns a row that opens the lesson of a game and shows its progress; empty if the game has no lesson.
std::vector<pages::SheetItem> lesson_rows(const App& app, const std::string& game);

/// Returns whether the table offers the lesson: in the player's first game of its kind, before their first move.
bool offers_lesson(const App& app);
/// Notes that the offer was declined.
void decline_lesson(App& app);

/// `lesson-GAME` opens a lesson, and `no_lesson` declines the offer.
extern const Feature lessons_feature;

} // namespace palazzo::app
