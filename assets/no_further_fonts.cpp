#include "assets/fonts.hpp"

namespace palazzo::assets {

std::span<const FurtherFont> further_fonts() { return {}; }

} // namespace palazzo::assets
