// The game on the table, where the table is what is looked at.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// The game on the table; null on another page, or without one.
inline games::GameTable* on_table(App& app) { return app.page == Page::table ? app.table.get() : nullptr; }
inline const games::GameTable* on_table(const App& app) { return app.page == Page::table ? app.table.get() : nullptr; }

} // namespace palazzo::app
