// Handles the choice of deck, level, topic and time limit of a table that is being set up.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Handles the actions `deck` (which opens the list of decks), `use_deck:NAME`, `levels`, `topic`, `use_topic:N` and
/// `seconds`. Returns false for other actions.
bool handle_table_deck_action(App& app, const a11y::Action& action);

} // namespace palazzo::app
