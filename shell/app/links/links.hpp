// A link on a sheet: its address, its code for a phone's camera, and the buttons that pass it on.
#pragma once

#include "shell/app/state/app.hpp"

#include "engine/share/link.hpp"

#include <memory>
#include <string>

namespace palazzo::app {

/// Returns the link of a record, as an address if the program has one. A problem if the game is too long for a link.
Result<std::string> link_to_record(const App& app, const Record& record, LinkKind kind);

/// Opens a sheet with a link. Closing it leads back to a result; it replaces any other sheet.
void open_link_sheet(App& app, std::unique_ptr<Screen> sheet);

/// Adds the link's code, and the buttons `copy_link` and, if the system can share, `hand_on_link`.
void add_link_items(pages::SheetModel& model, const App& app, const std::string& link);

/// Handles a button of add_link_items(): shares the link by the system, or copies it and notifies the player. Returns
/// whether the link was passed on.
bool pass_on_link(App& app, const a11y::Action& action, const std::string& link);

} // namespace palazzo::app
