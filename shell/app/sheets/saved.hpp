// The sheets of what is kept: the games, one of them, the room they take, what was set aside.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/app/state/app.hpp"
#include "shell/pages/sheet.hpp"

namespace palazzo::app {

/// So many finished games are listed at first, and with each press of *Show more*.
inline constexpr std::size_t listed_at_once = 40;

constexpr bool is_saved_sheet(SheetKind kind) { return kind >= SheetKind::saved && kind <= SheetKind::set_aside; }
/// The sheet that is open; it is one of these.
pages::SheetModel saved_sheet_model(const App& app, const i18n::Voice& voice);

/// How many of the oldest finished games each button of the sheet that makes room deletes, the last one all of them.
std::vector<std::size_t> removals(const App& app);

} // namespace palazzo::app
