// The examples of Palace's rules as sentences and pictures.
#pragma once

#include "engine/games/palace/options.hpp"
#include "shell/games/illustration.hpp"

#include <vector>

namespace palazzo::palace::screen {

/// Returns the examples for the rules that `options` describe, in the order of their topics.
std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice);

} // namespace palazzo::palace::screen
