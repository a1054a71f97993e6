// The sheets of tables with friends.
#pragma once

#include "shell/app/friends/friends.hpp"

#include <memory>
#include <string>

namespace palazzo::app {

/// Opens the sheet on which a host reads how a table with friends works and opens one, by the set-up.
void open_host_sheet(App& app);
/// Opens the sheet on which a guest sits down at the table `table`.
void open_guest_sheet(App& app, const std::string& table);
/// Opens the sheet of the open table: its link while people gather, who sits where, and what the player can do.
void open_table_sheet(App& app);
/// Returns the sheet that asks the player to agree to a poll on taking moves back, which the seat `by` has proposed.
std::unique_ptr<Screen> make_poll_sheet(const online::Vote& proposal, Seat by);

/// Returns the sheet that says that another program plays the guest's seat, and offers to play here.
std::unique_ptr<Screen> make_elsewhere_sheet();

} // namespace palazzo::app
