// Sounds and vibration. Nothing is heard while nobody can see the screen.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Duration of the vibration that is played as an example when the player switches vibration on.
inline constexpr int sample_vibration_milliseconds = 25;

/// Tells the platform whether the settings allow sounds.
void announce_sound_setting(const App& app);
/// Plays a sound at the volume of the settings. The most important sounds also vibrate a phone, if the settings allow
/// it.
void play_sound(const App& app, sound::Cue cue);

} // namespace palazzo::app
