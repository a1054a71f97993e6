#include "shell/sound/mixer.hpp"

#include <algorithm>

namespace palazzo::sound {

void Mixer::start_sound(std::span<const float> samples, float volume) {
    sounds_[next_] = {samples, volume};
    next_ = (next_ + 1) % sounds_.size();
}

void Mixer::mix(std::span<float> out) {
    std::fill(out.begin(), out.end(), 0.0F);
    for (PlayingSound& sound : sounds_) {
        const std::size_t count = std::min(out.size(), sound.remaining.size());
        for (std::size_t i = 0; i < count; ++i) out[i] += sound.volume * sound.remaining[i];
        sound.remaining = sound.remaining.subspan(count);
    }
    for (float& sample : out) sample = std::clamp(sample, -1.0F, 1.0F);
}

bool Mixer::is_silent() const {
    return std::all_of(
        sounds_.begin(), sounds_.end(), [](const PlayingSound& sound) { return sound.remaining.empty(); });
}

} // namespace palazzo::sound
