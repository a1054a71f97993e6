// Letters that the program hasn't inside: their files are fetched once something on the screen is written with them.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Asks for what the screen shows and can't be drawn yet: each script once, and again a while after it couldn't be had.
void request_letters(App& app, const a11y::Mirror& screen);
/// They can't be had: that is told once.
void report_missing_letters(App& app, const std::string& script);
/// Whether every letter of a deck can be drawn, at least once its file is there.
bool can_draw(const App& app, const quiz::Deck& deck);

} // namespace palazzo::app
