// The steps of both sides of a table with friends: they pass to the protocol what has happened, and carry out its
// effects.
#pragma once

#include "shell/app/friends/friends.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

/// Returns the program's time as the protocol counts it, in milliseconds.
inline online::Time protocol_time(const App& app) { return static_cast<online::Time>(app.services.clock() * 1000); }

/// Returns `bytes` random bytes as text.
std::string random_text(const App& app, std::size_t bytes);

/// Reads, changes and stores KeptFriends. Returns false if the store refuses it.
bool change_kept_friends(App& app, const std::function<void(KeptFriends&)>& change);

/// Notes at the table that `own` is the seat of the player at this device, and that all other people play elsewhere.
/// `own` is nullopt if nobody at this device plays.
void seat_friends(games::GameTable& s, std::optional<Seat> own);

// ---- The host's side ----

/// Takes a step of the host's side and carries out its effects.
void step_host(App& app, const std::function<online::HostEffects(online::Host&, online::HostedTable*)>& step);
/// Returns the stored state of a new table by the rules and seats of the set-up.
online::KeptHost new_hosted_table(const App& app, const Record& head);
/// Starts the host's side from its stored state, and puts its game on the table if there is one.
void start_hosting(App& app, online::KeptHost kept, const std::string& game);
/// Tells the moves that were made at this table since the last call.
void tell_made_moves(App& app);

// ---- A guest's side ----

/// Carries out the effects of a step of the guest's side.
void carry_out(App& app, online::GuestEffects effects);
/// Starts the guest's side from its stored place.
void start_visiting(App& app, online::KeptPlace kept);
/// Shows the game as the host has told it, as soon as its word list is here.
void show_told_game(App& app);
/// Asks the host to make the move that was made at the table, if there is one.
void ask_for_wanted_move(App& app);

} // namespace palazzo::app
