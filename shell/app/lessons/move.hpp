// What follows a move in a lesson.
#pragma once

#include "shell/app/lessons/lessons.hpp"
#include "shell/app/table/exercise.hpp"

namespace palazzo::app {

/// How long a move of the lesson is looked at, beside what movement takes.
inline constexpr double lesson_seconds = 1.2;

/// Shows the next move of the lesson's game.
template <class G>
void show_next_move(App& app, games::Session<G>& s) {
    s.match.redo();
    tell_last_move(app, s);
    if (const auto cue = games::cue_of<G>(s.match.last_turn().events)) play(app, *cue);
    app.lesson->due = app.services.clock() + lesson_seconds * static_cast<double>(pace(app.settings.speed));
}

/// The player made a move: the one that was asked for leads on, another one is taken back.
template <class G>
void play_in_lesson(App& app, games::Session<G>& s, const typename G::Move& move) {
    LessonOnTable& lesson = *app.lesson;
    if (!asks_for_move(lesson)) return;
    const auto& asked = s.match.known_turns()[s.match.turn_count()];
    lesson.strayed = !(move == asked.move);
    if (lesson.strayed) {
        play(app, sound::Cue::buzz);
        app.services.say(voice_of(app).say("lesson.strayed"));
        return;
    }
    show_next_move(app, s);
    go_on_in_lesson(app);
}

} // namespace palazzo::app
