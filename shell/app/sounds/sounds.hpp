// What is heard: a sound for each move as it begins to show, for the beginning and the end of a game, and for what
// can't be done. Nothing while nobody can see the screen, and nothing of what was there when a game was opened.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// How long a phone is shaken to show what that is like.
inline constexpr int sample_milliseconds = 25;

/// Says whether sounds are to come, by the settings.
void expect_sounds(const App& app);
/// Lets a sound be heard as loud as the settings say; what is most telling shakes a phone too where that is wanted.
void play(const App& app, sound::Cue cue);

} // namespace palazzo::app
