// The settings on the screen.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/sheet.hpp"

namespace palazzo::app {

/// Adds the row that installs a new version of the program, if there is one. It is never installed unasked.
void add_new_version(pages::SheetModel& model, const App& app);

/// `settings` opens the sheet, `update` changes to a new version of the program, and each setting has its own id.
extern const Feature settings_feature;

} // namespace palazzo::app
