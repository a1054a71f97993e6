// The examples among the rules as sentences and pictures.
#pragma once

#include "engine/games/palace/options.hpp"
#include "shell/games/illustration.hpp"

#include <vector>

namespace palazzo::palace::screen {

/// The examples among the rules in force.
std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice);

} // namespace palazzo::palace::screen
