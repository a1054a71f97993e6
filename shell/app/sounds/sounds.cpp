#include "shell/app/sounds/sounds.hpp"

namespace palazzo::app {
namespace {

using sound::Cue;

int milliseconds_of(Cue cue) {
    switch (cue) {
    case Cue::burn: return 30;
    case Cue::buzz: return 15;
    case Cue::win: return 50;
    default: return 0;
    }
}

} // namespace

void announce_sound_setting(const App& app) { app.services.set_sounds_expected(app.settings.volume != Volume::off); }

void play_sound(const App& app, Cue cue) {
    if (app.unseen_since) return;
    if (const float volume = volume_factor(app.settings.volume); volume > 0) app.services.play_sound(cue, volume);
    if (const int milliseconds = milliseconds_of(cue); milliseconds > 0 && app.settings.vibration)
        app.services.vibrate(milliseconds);
}

} // namespace palazzo::app
