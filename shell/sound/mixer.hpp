// Plays several sounds at once by adding their samples when the audio device asks for them.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace palazzo::sound {

/// Adds sounds that play at the same time. It doesn't allocate memory, because it is called on the audio thread, which
/// mustn't wait.
class Mixer {
  public:
    /// Starts a sound. The caller keeps `samples` until the sound has ended. If too many sounds play at once, the
    /// oldest one ends.
    void start_sound(std::span<const float> samples, float volume);
    /// Fills `out` with the next samples of all sounds together.
    void mix(std::span<float> out);
    /// Returns whether all sounds have ended.
    bool is_silent() const;

  private:
    struct PlayingSound {
        std::span<const float> remaining;
        float volume = 0;
    };
    std::array<PlayingSound, 4> sounds_;
    std::size_t next_ = 0;
};

} // namespace palazzo::sound
