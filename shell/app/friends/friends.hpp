// Playing with friends at other places: a table whose host deals and judges, and whose guests follow the game through a
// relay. docs/online.md describes the protocol.
#pragma once

#include "engine/online/guest.hpp"
#include "engine/online/host.hpp"
#include "mailbox/mail.hpp"
#include "shell/app/friends/kept.hpp"
#include "shell/app/state/feature.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

/// The open table with friends.
struct FriendsTable {
    bool is_line_up = false;
    bool was_opened = false;   ///< True once the mailbox has told its keys.
    bool was_on_table = false; ///< True while the player plays a game of this table, or has left it without an end.
    std::optional<online::Host> host = {};   ///< The host's side; nullopt at a guest's device.
    std::optional<online::Guest> guest = {}; ///< The guest's side; nullopt at the host's device.
    std::size_t told_moves = 0;              ///< Number of moves that the host has told.
    std::vector<bool> seats_away = {};       ///< Which seats' players the guest was last told to be away.
    bool is_host_away = false;               ///< True if the guest was told that the host is away.
    std::int64_t shown_poll = 0;             ///< Number of the latest poll that was shown; 0 if none was.
};

/// Data of the feature.
struct Friends {
    std::optional<FriendsTable> open = {}; ///< nullopt while no table with friends is open.
    bool was_started = false;              ///< True once the stored table was opened again, if there was one.
};

/// Returns the open table with friends; null if none is open.
FriendsTable* open_friends_table(App& app);
const FriendsTable* open_friends_table(const App& app);
/// Returns the game of the open table with friends; null if there is none on the table.
games::GameTable* friends_game(App& app);

/// Opens a table with friends by the rules and seats of the set-up. Seats of bots stay bots; the first human seat is
/// the host's, and the other humans' seats are free. If there is only one human, all other seats are free.
/// `name` is the host's name; empty for the usual one.
void host_table(App& app, const std::string& name);
/// Comes to the table that a link names, with the name `name`. If `only_watches` is true, the guest takes no seat, as
/// on a large screen that everybody sees.
void visit_table(App& app, const std::string& table, const std::string& name, bool only_watches = false);
/// Takes a free seat for a guest who only watched.
void take_seat(App& app);
/// Opens the stored table again.
void reopen_friends_table(App& app);
/// Leaves the table for now. Its other players see that this one is away.
void put_friends_table_away(App& app);

/// Gives up the guest's seat for good.
void leave_table(App& app);
/// Closes the host's table for everybody.
void close_own_table(App& app);
/// Takes the guest's seat back from another program.
void play_here(App& app);

/// Handles what the mailbox tells. Returns whether the screen may show something new.
bool handle_friends_mail(App& app, const mail::Event& event);
/// Tells the moves that were made at this table, and asks for those of a guest. Call it after each frame.
void pass_on_made_moves(App& app);

/// Starts the deal at the host's table, if people are gathering. Free seats are given to bots.
void begin_friends_game(App& app);
/// Gathers the players for another game at the host's table, if the game before is over.
void gather_friends_again(App& app);

/// The stored document of the feature.
extern const StoredDocument friends_document;

/// The feature of tables with friends. Command `friends` opens the sheet of the table, or the one that explains how to
/// open a table; `friends_host` opens the sheet on which the table of the set-up is opened to friends, and
/// `friends_visit` the one on which a player sits down at the table that is the action's value.
extern const Feature friends_feature;

} // namespace palazzo::app
