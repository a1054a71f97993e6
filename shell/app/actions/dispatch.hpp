// What the controls of all screens do.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Does what a control asks for.
void dispatch(App& app, const a11y::Action& action);

/// The same for the controls of the deck sheets, and `decks`, `deck:NAME` and `import_deck` from anywhere; false if it
/// is none of theirs. And for those of the deck of a table that is being set: `deck` (opens the list), `use_deck:NAME`,
/// `levels`, `seconds`.
bool act_on_decks(App& app, const a11y::Action& action);
bool act_on_table_deck(App& app, const a11y::Action& action);

} // namespace palazzo::app
