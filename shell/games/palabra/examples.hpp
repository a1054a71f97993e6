// The examples among the rules as sentences and pictures.
#pragma once

#include "engine/games/palabra/options.hpp"
#include "shell/games/illustration.hpp"

#include <vector>

namespace palazzo::palabra::screen {

/// The examples among the rules in force.
std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice);

} // namespace palazzo::palabra::screen
