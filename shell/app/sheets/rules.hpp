// The rules of the table: its rulebook with the examples that belong to it.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

pages::SheetModel rules_sheet(const App& app, const i18n::Voice& voice);

} // namespace palazzo::app
