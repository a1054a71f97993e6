// The library of published rule sets in the set-up, and the set-up by questions.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include <memory>
#include <string>

namespace palazzo::app {

/// What the set-up says of them.
void add_library(pages::SetUpModel& model, const App& app);
/// Does what `library` or `ask` asks for; false if the action is neither.
bool act_on_library(App& app, const a11y::Action& action);

/// A name that the rules of the table could be saved under: that of the preset or published rule set from which they
/// come, or a usual one; free among one's own.
std::string name_for_rules(const App& app);

/// The set-up by questions, one at a time; the last step has the rule set's name.
std::unique_ptr<Screen> ask_sheet(App& app);

} // namespace palazzo::app
