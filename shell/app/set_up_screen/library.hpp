// The library of published rule sets in the set-up, and the sheet that sets up a table by questions.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include <memory>
#include <string>

namespace palazzo::app {

/// Adds the buttons for the library and for the set-up by questions to the model of the set-up page, if the game has
/// them.
void add_library_buttons(pages::SetUpModel& model, const App& app);
/// Handles the actions `library` and `ask`. Returns false for other actions.
bool handle_library_action(App& app, const a11y::Action& action);

/// Returns a name under which the rules of the table can be saved: that of the published rule set that was chosen for
/// the table, or a default name. A number is added if saved house rules of the game have that name.
std::string suggested_rules_name(const App& app);

/// Returns the sheet that sets up a table by questions, one at a time. After the last question, the sheet shows the
/// name of the chosen rules.
std::unique_ptr<Screen> rule_questions_sheet(App& app);

} // namespace palazzo::app
