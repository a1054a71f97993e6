#include "shell/sound/mixer.hpp"

#include <algorithm>

namespace palazzo::sound {

void Mixer::add(std::span<const float> samples, float volume) {
    voices_[next_] = {samples, volume};
    next_ = (next_ + 1) % voices_.size();
}

void Mixer::mix(std::span<float> out) {
    std::fill(out.begin(), out.end(), 0.0F);
    for (Voice& voice : voices_) {
        const std::size_t count = std::min(out.size(), voice.remaining.size());
        for (std::size_t i = 0; i < count; ++i) out[i] += voice.volume * voice.remaining[i];
        voice.remaining = voice.remaining.subspan(count);
    }
    for (float& sample : out) sample = std::clamp(sample, -1.0F, 1.0F);
}

bool Mixer::is_silent() const {
    return std::all_of(voices_.begin(), voices_.end(), [](const Voice& voice) { return voice.remaining.empty(); });
}

} // namespace palazzo::sound
