// Which keys this version of the program keeps anything under. What lies under another one came from elsewhere: nobody
// reads it, so it is listed and can be deleted.
#pragma once

#include "shell/app/store/store.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// A slot of a game under way by its key.
struct SlotKey {
    std::string id;
    int slot = 0; ///< 0 or 1
};
/// The slot that a key names; nullopt: it names none, so nobody reads what lies there.
std::optional<SlotKey> slot_of(std::string_view key);

/// Whether a key is Palazzo's by its name and of no kind that this version knows.
bool is_unknown(std::string_view key);
/// All of them that the store has.
std::vector<std::string> unknown_keys(const Store& store);

} // namespace palazzo::app
