// The program's entry points: its start, a frame, presses, and data that arrives from outside.
#pragma once

#include "shell/app/state/app.hpp"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::app {

/// Starts the program: reads settings and saved games and, if a game was on the table last, puts it back there.
void start_program(App& app);
/// Applies the options `lang`, `quick`, `preset`, `deck`, `seats`, `seed` and `speed`, and the launch parameters of
/// features. Returns whether a table or another screen was opened. A refused link counts as opened, so that it isn't
/// tried again.
bool apply_launch_options(App& app, const std::vector<std::pair<std::string, std::string>>& options);

/// Draws one frame and lets bots move. Returns the seconds until the next frame is needed if there is no input;
/// negative if no frame is needed before an input.
double run_frame(App& app);

/// Notes for the next frame that two fingers have moved apart or together: their distance was multiplied by `factor`,
/// and `at` is the point in the middle between them.
void handle_pinch(App& app, float factor, ui::Point at);
/// Handles the use of a control in the mirror, which contains the controls of the screen (`a11y::Mirror`). The control
/// makes a move at the table or requests an action of any screen.
void handle_used_control(App& app, const a11y::UsedControl& pressed);
/// Continues the action that waited for a word list, or notifies the player why the list couldn't be loaded. `problem`
/// is empty if it was loaded.
void handle_arrived_words(App& app, const std::string& problem);
/// Continues the action that waited for a deck. If `problem` isn't empty, the deck couldn't be loaded, and the game is
/// played without it.
void handle_arrived_deck(App& app, const std::string& deck, const std::string& problem);
/// Notifies the player if the published rule sets couldn't be loaded; `problem` is empty if they were.
void handle_arrived_rules(App& app, const std::string& problem);
/// Notifies the player if the translation of the question decks couldn't be loaded, so that the decks ask in English;
/// `problem` is empty if it was loaded.
void handle_arrived_prompts(App& app, const std::string& problem);
/// Adds the letters of a script from a font file, which is empty if it couldn't be fetched. Returns false if the file
/// can't be read.
bool handle_arrived_font(App& app, const std::string& script, std::span<const unsigned char> file);
/// Keeps `texts`, the sentences of the language with the code `code`; empty if they couldn't be fetched. Applies the
/// language if it is still the chosen one. If the sentences can't be read, returns false, and notifies the player if
/// their language is the chosen one.
bool handle_arrived_text(App& app, const std::string& code, const i18n::TextsById& texts);

/// Handles what the mailbox of a table with friends tells. Returns whether the next frame may show something new.
bool handle_mail(App& app, const mail::Event& event);

} // namespace palazzo::app
