// The keys that this version of the program uses. Data under any other key came from elsewhere: the program doesn't
// read it, but lists it so that it can be deleted.
#pragma once

#include "shell/app/store/store.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// The key of one of the two slots of a game under way.
struct SlotKey {
    std::string id;
    int slot = 0; ///< Number of the slot, 0 or 1.
};
/// Returns the game and the slot to which `key` belongs; nullopt if it isn't the key of a slot.
std::optional<SlotKey> parse_slot_key(std::string_view key);

/// Returns whether a key begins like Palazzo's keys, but is of no kind that this version knows.
bool is_unknown_key(std::string_view key);
/// Returns all keys in the store for which is_unknown_key() returns true.
std::vector<std::string> unknown_keys(const Store& store);

} // namespace palazzo::app
