// The bar below a lesson, or beside it: what is said at a step and what is to be done there. On the smallest phones the
// bar is a line, and the text of a step comes on a sheet over the table. And the offer of a lesson, below a table.
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
    std::string game;             ///< its table's screen is called so
    std::string title;            ///< the game, "Lesson, 3 of 10"
    std::string sentence;         ///< of the step; between two steps what the last move was
    std::string task;             ///< the move to be made, as the mirror calls it; empty: none, or it has no name
    std::string note;             ///< of a move that wasn't asked for; empty: none
    std::vector<std::string> all; ///< the sentences of all steps: a bar below is as high as the longest wants it
    bool can_go_on = false;       ///< by the button, from what is only to be read
    bool can_show = false;        ///< a move is asked for
    bool text_read = false;       ///< the player has put the text away, where it lies over the table
    std::string play;             ///< the action that begins a game, at the lesson's end; empty: before it
};

/// Leaves room for the bar in this frame, the same at every step of the lesson: at the lower end of the window, or at
/// its right where a table above it would be too low.
void leave_room_for_lesson_bar(const ui::Theme& theme, const i18n::Voice& voice, const LessonModel& model);
/// Draws it there. Actions: `lesson_next`, `lesson_show`, `close`, that of `play`, and `lesson_text`, which puts a text
/// on its sheet away and takes it out again.
std::optional<a11y::Action> draw_lesson_bar(const ui::Theme& theme, const i18n::Voice& voice, const LessonModel& model);
/// The same in words.
a11y::Region mirror_lesson_bar(const i18n::Voice& voice, const LessonModel& model);

inline constexpr float lesson_offer_height = 64;
/// Draws the offer of a game's lesson at the lower end of the window. Actions: `lesson-GAME`, `no_lesson`.
std::optional<a11y::Action> draw_lesson_offer(const ui::Theme& theme, const i18n::Voice& voice, std::string_view game);
a11y::Region mirror_lesson_offer(const i18n::Voice& voice, std::string_view game);

} // namespace palazzo::pages
