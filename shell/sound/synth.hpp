// Synthesised sounds: cards are filtered noise, notes are decaying sines.
#pragma once

#include "shell/sound/cue.hpp"

#include <vector>

namespace palazzo::sound {

/// Samples per second. This rate is sufficient, because no sound here is brighter than a card on cloth.
inline constexpr int usual_rate = 24000;

/// Returns the mono samples of a cue at `rate` samples per second, at least 8000. They are the same every time, begin
/// and end in silence, and are well below 1, so that several sounds can be added.
std::vector<float> render(Cue cue, int rate);

} // namespace palazzo::sound
