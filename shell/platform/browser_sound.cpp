// Plays sounds in the browser, and lets a phone vibrate.
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"
#include "shell/sound/synth.hpp"

EM_JS(void, page_expect_sounds, (int wanted), { palazzo.platform.expectSounds(wanted); });
EM_JS(int, page_lacks_sound, (int cue), { return palazzo.platform.lacksSound(cue); });
EM_JS(void, page_keep_sound, (int cue, const float* samples, int count, int rate), {
    const from = samples / 4;
    palazzo.platform.keepSound(cue, HEAPF32.subarray(from, from + count), rate);
});
EM_JS(void, page_play_sound, (int cue, float volume), { palazzo.platform.playSound(cue, volume); });
EM_JS(int, page_can_vibrate, (), { return palazzo.platform.canVibrate(); });
EM_JS(void, page_vibrate, (int milliseconds), { palazzo.platform.vibrate(milliseconds); });

namespace palazzo::platform {

void set_sounds_expected(bool wanted) { page_expect_sounds(wanted ? 1 : 0); }

void play_sound(sound::Cue cue, float volume) {
    const int id = static_cast<int>(cue);
    // The samples are passed only once, because the page stores them.
    if (page_lacks_sound(id) != 0) {
        const auto samples = sound::synthesise(cue, sound::usual_sample_rate);
        page_keep_sound(id, samples.data(), static_cast<int>(samples.size()), sound::usual_sample_rate);
    }
    page_play_sound(id, volume);
}

bool can_vibrate() { return page_can_vibrate() != 0; }
void vibrate(int milliseconds) { page_vibrate(milliseconds); }

} // namespace palazzo::platform
