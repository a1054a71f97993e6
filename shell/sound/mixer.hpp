// Several sounds at once, added up as a loudspeaker asks for them.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace palazzo::sound {

/// Allocates nothing: it is asked on a thread that mustn't wait.
class Mixer {
  public:
    /// From now on this is heard, too; the samples outlive it. Of more than a few at once the first one ends.
    void add(std::span<const float> samples, float volume);
    /// Fills what is to be heard next.
    void mix(std::span<float> out);
    /// Whether all has been heard.
    bool silent() const;

  private:
    struct Voice {
        std::span<const float> left;
        float volume = 0;
    };
    std::array<Voice, 4> voices_;
    std::size_t next_ = 0;
};

} // namespace palazzo::sound
