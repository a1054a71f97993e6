// The sheets of challenge decks: the list, one deck, its questions, one question.
#pragma once

#include "shell/app/app.hpp"

namespace palazzo::app {

/// What stands on the one that is open.
pages::SheetModel deck_sheet_model(const App& app);

/// Does what a control of these sheets asks for, and `decks`, `deck:NAME` and `import_deck` from anywhere. False: it is
/// none of theirs.
bool act_on_decks(App& app, const a11y::Action& action);

inline constexpr int questions_a_page = 50;

} // namespace palazzo::app
