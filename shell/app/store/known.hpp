// The keys that this version of the program uses. Data under any other key came from elsewhere: the program doesn't
// read it, but lists it so that it can be deleted.
#pragma once

#include "shell/app/store/store.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// A slot of a game under way.
struct SlotKey {
    std::string id;
    int slot = 0; ///< 0 or 1
};
/// Returns the slot of a key; nullopt if the key isn't a slot's, so that nobody reads it.
std::optional<SlotKey> slot_of(std::string_view key);

/// Returns whether a key belongs to Palazzo by its prefix but is of no kind that this version knows.
bool is_unknown(std::string_view key);
/// Returns all unknown keys in the store.
std::vector<std::string> unknown_keys(const Store& store);

} // namespace palazzo::app
