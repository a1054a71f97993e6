// Sounds out of nothing: cards are noise through a filter, notes are sines that die away.
#pragma once

#include "shell/sound/cue.hpp"

#include <vector>

namespace palazzo::sound {

/// So many samples a second are enough: nothing here is brighter than a card on cloth.
inline constexpr int usual_rate = 24000;

/// A cue's samples for one loudspeaker, at so many a second (8000 and more): always the same ones, from silence to
/// silence and well below 1, so that some may be heard at once.
std::vector<float> render(Cue cue, int rate);

} // namespace palazzo::sound
