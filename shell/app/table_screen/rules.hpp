// The rules of the table: its rulebook with examples.
#pragma once

#include "shell/app/state/feature.hpp"

namespace palazzo::app {

/// `rules` opens them over a game, a puzzle or a lesson.
extern const Feature rules_feature;

} // namespace palazzo::app
