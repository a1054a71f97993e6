// The rules that a table plays by, line by line, for the sheet beside it.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palabra/options.hpp"

#include <vector>

namespace palazzo::palabra {

std::vector<Message> rules_in_force(const Options& o);

} // namespace palazzo::palabra
