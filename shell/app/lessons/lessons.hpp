// Lessons, which a player opens, follows step by step, leaves, and continues later.
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
    std::unique_ptr<games::GameTable> table; ///< Table that shows the lesson's game and knows all its moves.
    std::string game;
    std::size_t step = 0;
    bool last_move_refused = false; ///< True if the last move wasn't the requested one, and was refused.
    bool text_read = false;         ///< True if the player has closed the sheet with the step's text.
    double next_move_at = 0;        ///< Time when the next move is shown, in seconds on services.clock.
    std::optional<pages::LessonModel> last_drawn_bar =
        {}; ///< The lesson's bar as it was drawn last; nullopt before the first frame.
};
/// Returns the open lesson; null if there is none.
LessonOnTable* current_lesson(const App& app);

/// Opens a game's lesson at the step where the player left it. Fetches the game's word list first if it isn't loaded.
/// Nothing happens if the game has no lesson.
void open_lesson(App& app, const std::string& game);

/// Return the current step of a lesson, and whether the table shows the position of that step.
const lessons::LessonStep& current_step(const LessonOnTable& lesson);
bool is_table_at_step(const LessonOnTable& lesson);
/// Returns whether the lesson waits for a move of the player.
bool asks_for_move(const LessonOnTable& lesson);
bool is_at_last_step(const LessonOnTable& lesson);
/// Goes to the next step, which must exist, and stores its number.
void go_to_next_step(App& app, LessonOnTable& lesson);
/// Makes the move that the player has put together and goes to the next step, if the move is the requested one; refuses
/// any other move.
void make_move_in_lesson(App& app);

/// Returns the model of the bar below the open lesson, which must exist.
pages::LessonModel lesson_model(const App& app);

/// Returns a row that opens the lesson of a game and shows its progress; empty if the game has no lesson.
std::vector<pages::SheetItem> lesson_rows(const App& app, const std::string& game);

/// Returns whether the table offers the game's lesson: it does so the first time that the player starts this game,
/// before the player's first move.
bool table_offers_lesson(const App& app);
/// Notes that the player has declined the offered lesson.
void decline_lesson(App& app);

/// The feature of lessons. Command `lesson-GAME` opens a game's lesson, and `no_lesson` declines the offered one.
extern const Feature lessons_feature;

} // namespace palazzo::app
