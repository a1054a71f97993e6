// Playing with friends at other places: a table whose host deals and judges, and whose guests follow the game through a
// relay. docs/online.md describes the protocol.
#pragma once

#include "engine/online/guest.hpp"
#include "engine/online/host.hpp"
#include "shell/app/friends/kept.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/state/mail.hpp"

#include <optional>
#include <string>

namespace palazzo::app {

/// The open table with friends.
struct FriendsTable {
    bool is_line_up = false;
    bool was_opened = false;                 ///< True once the mailbox has told its keys.
    std::optional<online::Host> host = {};   ///< The host's side; nullopt at a guest's device.
    std::optional<online::Guest> guest = {}; ///< The guest's side; nullopt at the host's device.
    std::size_t told_moves = 0;              ///< Number of moves that the host has told.
    double ticked_at = 0;                    ///< Time of the last tick, in seconds of the program's clock.
};

/// Data of the feature.
struct Friends {
    std::optional<FriendsTable> open = {}; ///< nullopt while no table with friends is open.
};

/// Returns the game of the open table with friends; null if there is none on the table.
games::GameTable* friends_game(App& app);

/// Returns whether the table of the set-up can be played with friends at other places: it has seats for several people,
/// and asks no questions.
bool can_play_with_friends(const TableSetUp& set_up);
/// Opens a table with friends by the rules and seats of the set-up. Seats of bots stay bots; the first human seat is
/// the host's, and the other humans' seats are free.
void host_table(App& app);
/// Comes to the table that a link names, with the name `name`.
void visit_table(App& app, const std::string& table, const std::string& name);
/// Opens the stored table again.
void reopen_friends_table(App& app);
/// Leaves the table for now. Its other players see that this one is away.
void put_friends_table_away(App& app);

/// Handles what the mailbox tells.
void handle_mail(App& app, const MailEvent& event);
/// Lets time pass, tells the moves that were made at this table, and asks for those of a guest. Returns the seconds
/// until it wants to be called again; negative if no table with friends is open.
double update_friends(App& app);

/// Starts the deal at the host's table, if people are gathering. Free seats are given to bots.
void begin_friends_game(App& app);

/// Return the commands and the stored document of the feature. It isn't in the list of features until it has screens.
std::span<const Command> friends_commands();
const StoredDocument& friends_document();

} // namespace palazzo::app
