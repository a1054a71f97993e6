// The sheet of the settings.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/sheet.hpp"

namespace palazzo::app {

/// Adds a row that installs a new version of the program, if there is one. A new version is never installed unless the
/// player presses the row.
void add_new_version_row(pages::SheetModel& model, const App& app);

/// The feature of settings. Command `settings` opens the sheet, `update` installs a new version of the program, and
/// each setting has its own id as its command.
extern const Feature settings_feature;

} // namespace palazzo::app
