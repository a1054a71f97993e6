// Fonts of further scripts, which are fetched when something on the screen needs them.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// Fetches the fonts of scripts that the screen contains and that can't be drawn yet. Each font is requested once, and
/// again a minute after it couldn't be fetched.
void request_missing_fonts(App& app, const a11y::Mirror& screen);
/// Notes that a script's font couldn't be fetched, and notifies the player once.
void report_missing_font(App& app, const std::string& script);
/// Returns whether every letter of a deck can be drawn, with further fonts if necessary.
bool has_fonts_for(const App& app, const quiz::Deck& deck);

} // namespace palazzo::app
