// What follows a move in a lesson.
#pragma once

#include "shell/app/lessons/lessons.hpp"
#include "shell/app/table/exercise.hpp"

namespace palazzo::app {

/// How long a move of the lesson is looked at, beside what movement takes.
inline constexpr double lesson_seconds = 1.2;

/// Shows the next move of the lesson's game.
inline void show_next_move(App& app) {
    games::GameTable& s = *app.lesson->table;
    s.authority()->go_to(s.turn_count() + 1);
    tell_last_move(app, s);
    if (const auto cue = s.turn(s.turn_count() - 1).cue) play(app, *cue);
    app.lesson->due = app.services.clock() + lesson_seconds * static_cast<double>(pace(app.settings.speed));
}

/// The player put a move together: the one that was asked for leads on, another one isn't made.
inline void play_in_lesson(App& app) {
    LessonOnTable& lesson = *app.lesson;
    if (!asks_for_move(lesson)) return;
    lesson.strayed = !lesson.table->authority()->is_next_known_proposed();
    if (lesson.strayed) {
        play(app, sound::Cue::buzz);
        app.services.say(voice_of(app).say("lesson.strayed"));
        return;
    }
    show_next_move(app);
    go_on_in_lesson(app);
}

} // namespace palazzo::app
