// The sheets of challenge decks: the list, one deck, its questions, one question.
#pragma once

#include "engine/quiz/kind.hpp"
#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// What stands on the one that is open.
pages::SheetModel deck_sheet_model(const App& app);

inline constexpr int questions_a_page = 50;
/// The kinds from this one on have answers; they are what a question that has some can be.
inline constexpr quiz::Kind first_answered = quiz::Kind::ask;

} // namespace palazzo::app
