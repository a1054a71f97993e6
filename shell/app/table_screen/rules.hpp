// The sheet with the rules of the table: its rulebook with examples.
#pragma once

#include "shell/app/state/feature.hpp"

namespace palazzo::app {

/// The feature of rules. Command `rules` opens the sheet over a game, a puzzle or a lesson.
extern const Feature rules_feature;

} // namespace palazzo::app
