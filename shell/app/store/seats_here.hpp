// The seats whose players use this device, for each game that is played by message.
#pragma once

#include "shell/app/store/store.hpp"

#include "engine/core/seats.hpp"

#include <string>

namespace palazzo::app {

/// Returns the seats of the players who use this device in a game by message; empty for any other game.
Seats load_seats_on_device(const Store& store, const std::string& id);
/// Stores `seats` as the seats of the players who use this device in a game by message. If `seats` is empty, stores
/// nothing.
void store_seats_on_device(const Store& store, const std::string& id, Seats seats);

/// Prefix of the keys under which the seats at this device are stored, followed by the game's id.
inline constexpr const char* seats_on_device_key_prefix = "palazzo:here:";

} // namespace palazzo::app
