// Choosing the deck of a table that is being set, its level, its topic, and how long there is to answer.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Does what `deck` (opens the list), `use_deck:NAME`, `levels`, `topic`, `use_topic:N` or `seconds` asks for; false if
/// it is none of these.
bool handle_table_deck_action(App& app, const a11y::Action& action);

} // namespace palazzo::app
