// The settings on the screen.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/sheet.hpp"

namespace palazzo::app {

/// The row that offers a new version of the program, where there is one. It is asked for and never comes by itself.
void add_new_version(pages::SheetModel& model, const App& app);

/// `settings` opens the sheet, `update` goes on in a new version of the program, and each setting has an id of its own.
extern const Feature settings_feature;

} // namespace palazzo::app
