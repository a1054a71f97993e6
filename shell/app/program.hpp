// The program's entry points: its start, a frame, presses, and data that arrives from outside.
#pragma once

#include "shell/app/state/app.hpp"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::app {

/// Reads settings and games and, if a game was on the table last, puts it back there.
void start(App& app);
/// Applies `lang`, `quick`, `preset`, `deck`, `seats`, `seed`, `speed` and the launch parameters of features. Returns
/// whether a table or another screen was opened. A refused link counts as opened, so that it isn't tried again.
bool apply_launch_options(App& app, const std::vector<std::pair<std::string, std::string>>& options);

/// Draws one frame and lets bots move. Returns the seconds until the next frame without input; negative if none is
/// needed before an input.
double frame(App& app);

/// Notes that two fingers have moved, for the next frame.
void pinch(App& app, float factor, ui::Point at);
/// Handles a used control of the mirror: a move at the table, or an action of any screen.
void press(App& app, const a11y::Pressed& pressed);
/// Continues what waited for the word list, or says why it couldn't be loaded: `problem` is empty if it was.
void words_arrived(App& app, const std::string& problem);
/// Continues what waited for a deck. If `problem` isn't empty, the game is played without the deck.
void deck_arrived(App& app, const std::string& deck, const std::string& problem);
/// Notifies the player if the published rule sets couldn't be loaded; `problem` is empty if they were.
void rules_arrived(App& app, const std::string& problem);
/// Adds the letters of a script from a font file, which is empty if it couldn't be fetched. Returns false if it can't
/// be read.
bool font_arrived(App& app, const std::string& script, std::span<const unsigned char> file);
/// Applies a language whose sentences have arrived, if it is still the chosen one; `text` is empty if they couldn't be
/// fetched, which is said. Returns false if they can't be read.
bool text_arrived(App& app, const std::string& code, const std::string& text);

} // namespace palazzo::app
