// The bar below or beside the table of a lesson, with the text of a step and its task. On the smallest phones the bar
// is one line, and the text is on a sheet over the table. This file also draws the offer of a lesson, below a table.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::pages {

struct LessonModel {
    std::string game;     ///< The game's name, which is also the name of its table's screen.
    std::string title;    ///< Name of the game and, for example, "Lesson, 3 of 10".
    std::string sentence; ///< Text of the step; between two steps, text about the last move.
    std::string task;     ///< Label of the requested move in the mirror; empty if there is none.
    /// Ids of the table's controls that the player has to press next for the requested move, at which arrows point.
    std::vector<std::string> next_controls;
    std::string note; ///< Text about a move that wasn't requested, shown in place of the task; may be empty.
    std::vector<std::string> all_texts; ///< Texts of all steps; a bar below the table is high enough for the longest.
    bool can_go_on = false;     ///< True if the step only has to be read; the button then leads to the next step.
    bool can_show_move = false; ///< True if a move is requested; the button then shows it.
    bool text_read = false;     ///< True if the player has closed the sheet with the text.
    std::string play_action;    ///< Action that begins a game, at the end of the lesson; empty before the end.
};

/// Leaves room for the bar in this frame, and equally much at every step of the lesson. The room is at the bottom of
/// the window or, if the table above it would be too low, at the right.
void leave_room_for_lesson_bar(const ui::Theme& theme, const i18n::Voice& voice, const LessonModel& model);
/// Draws the bar in the room that was left for it. Returns the pressed action: `lesson_next`, `lesson_show`, `close`,
/// the action `model.play_action`, or `lesson_text`, which opens or closes the sheet with the text; nullopt if nothing
/// is pressed.
std::optional<a11y::Action> draw_lesson_bar(const ui::Theme& theme, const i18n::Voice& voice, const LessonModel& model);
a11y::Region lesson_bar_region(const i18n::Voice& voice, const LessonModel& model);

inline constexpr float lesson_offer_height = 64;
/// Draws the offer of a game's lesson at the bottom of the window. Returns the pressed action: `lesson-GAME` or
/// `no_lesson`; nullopt if none is pressed.
std::optional<a11y::Action> draw_lesson_offer(const ui::Theme& theme, const i18n::Voice& voice, std::string_view game);
a11y::Region lesson_offer_region(const i18n::Voice& voice, std::string_view game);

} // namespace palazzo::pages
