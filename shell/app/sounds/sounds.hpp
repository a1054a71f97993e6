// Sounds and vibration. Nothing is heard while nobody can see the screen.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Duration of the vibration that shows what the setting does.
inline constexpr int sample_milliseconds = 25;

/// Tells the platform whether the settings allow sounds.
void expect_sounds(const App& app);
/// Plays a sound at the volume of the settings. The most important ones also vibrate a phone if the settings say so.
void play(const App& app, sound::Cue cue);

} // namespace palazzo::app
