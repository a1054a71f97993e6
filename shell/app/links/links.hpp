// Links on sheets: the address of a link, its QR code, and the buttons that pass it on.
#pragma once

#include "shell/app/state/app.hpp"

#include "engine/share/link.hpp"

#include <memory>
#include <string>

namespace palazzo::app {

/// Returns a link of the kind `kind` to `record`. The link begins with the program's address, if the program has one.
/// It contains the record's deck if that is a custom deck that isn't too large (`most_items_in_link`). Returns a
/// problem if the game is too long for a link.
Result<std::string> link_to_record(const App& app, const Record& record, LinkKind kind);

/// Adds a line that says whether a link to `record` contains the record's deck, if that is a custom deck.
void add_deck_notice(pages::SheetModel& model, const App& app, const Record& record);

/// Opens a sheet with a link. If the sheet of a result is open, the new sheet is opened over it, so that closing the
/// new sheet leads back to the result. Any other sheet is replaced.
void open_sheet_with_link(App& app, std::unique_ptr<Screen> sheet);

/// Adds the link's QR code, and the buttons `copy_link` and, if the system can share, `hand_on_link`. If `is_main` is
/// true, one of them is the button that players will most likely press.
void add_link_items(pages::SheetModel& model, const App& app, const std::string& link, bool is_main = true);

/// Handles a button of add_link_items(): passes the link to the system's sharing, or copies it and notifies the player.
/// Returns whether the link was passed on.
bool pass_on_link(App& app, const a11y::Action& action, const std::string& link);

} // namespace palazzo::app
