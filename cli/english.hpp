// The language of the command line, which is always English.
#pragma once

#include "cli/commands.hpp"
#include "engine/i18n/catalogue.hpp"

namespace palazzo::cli {

/// Returns the English catalogue, which is read on first use, because most commands don't need it.
const i18n::Catalogue& english_catalogue();

/// Returns the failure of a command whose input is refused because of `problem`.
Failure input_failure(const Problem& problem);

} // namespace palazzo::cli
