// Synthesises sounds: those of cards are filtered noise, and notes are decaying sines.
#pragma once

#include "shell/sound/cue.hpp"

#include <vector>

namespace palazzo::sound {

/// Samples per second. This rate is high enough, because no sound is brighter than that of a card on cloth.
inline constexpr int usual_sample_rate = 24000;

/// Returns the mono samples of a cue at `rate` samples per second, which is at least 8000. The samples are the same
/// every time. They begin and end in silence, and are well below 1, so that several sounds can be added.
std::vector<float> synthesise(Cue cue, int rate);

} // namespace palazzo::sound
