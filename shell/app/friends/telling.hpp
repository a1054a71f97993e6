// Tells the player what happens around a table with friends: who is away, who makes a gesture, and who asks to take
// moves back.
#pragma once

#include "shell/app/friends/friends.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

/// Returns the seats of a table; empty at a guest's device that hasn't seen the table's card yet.
std::vector<online::SeatOnCard> seats_at(const FriendsTable& friends);
/// Returns the seat of the player at this device; nullopt if the player has none.
std::optional<Seat> own_seat_at(const FriendsTable& friends);
/// Returns the name of a seat's player at the open table.
std::string name_at_friends_table(const App& app, Seat seat);

/// Notifies a guest of players who have gone or come back since the card before.
void tell_who_is_away(App& app);
/// Notifies a guest when the host goes away, and when the host is back.
void tell_whether_host_is_away(App& app);
/// Shows a gesture, unless the player hides gestures or has made it.
void tell_gesture(App& app, const online::SeatGesture& gesture);
/// Opens the sheet of the current poll on taking moves back, if this player has to answer it.
void show_poll(App& app);

/// Returns the message id of a gesture.
const char* gesture_message_id(online::Gesture gesture);

} // namespace palazzo::app
