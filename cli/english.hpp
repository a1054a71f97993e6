// The command line speaks English, whatever languages the program has.
#pragma once

#include "cli/commands.hpp"
#include "engine/i18n/catalogue.hpp"

namespace palazzo::cli {

/// Its sentences, read when one is first needed: most commands say none.
const i18n::Catalogue& english();

/// Input that was refused, in a line.
Failure refused(const Problem& problem);

} // namespace palazzo::cli
