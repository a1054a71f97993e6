// The values of kept cards in Palabra, in tenths of a point, learned by self-play: tools/learn-leaves makes this file.
// The order is that of engine/games/palabra/leaves.hpp.
#pragma once

#include <array>

namespace palazzo::assets {

inline constexpr std::array palabra_leaves{-8, -139, -98, -126, -2, -172, -19, -86, -39, -98, 14, -18, -108, -104, -42,
    -213, -178, -77, -16, -101, -47, -240, -80, -96, -33, -55, 220, 120, 180, 280, 542, -111, -134, -6, 12};

} // namespace palazzo::assets
