// Unreadable data is never deleted: it is set aside, and tried again when a newer version may be able to read it.
#pragma once

#include "shell/app/store/store.hpp"

namespace palazzo::app {

inline constexpr const char* aside_prefix = "palazzo:aside:"; ///< Followed by the name of the original key.

/// Moves the text of a key to `palazzo:aside:NAME`, where the key was `palazzo:NAME` (`palazzo:game:NAME` for a slot of
/// a game). Earlier texts under that name stay; a `+` tells them apart. Returns the new key; empty if the store has no
/// room, and then the text stays where it was.
std::string set_aside(const Store& store, const std::string& key, const std::string& text);

/// Returns the original key of a set-aside text; empty if the key isn't one of a set-aside text.
std::string original_key(const std::string& aside);

/// Returns whether a text can be stored under a key without hiding other data: nothing is stored there and, for a game,
/// nothing else of that game, because the newer of its slots would be opened. False for keys that nobody reads.
bool is_key_free(const Store& store, const std::string& key);

/// Moves each set-aside text that `can_be_read` accepts back to its original key, if that place is free. Returns the
/// number of texts moved.
int restore_set_aside(
    const Store& store, const std::function<bool(const std::string& key, const std::string& text)>& can_be_read);

} // namespace palazzo::app
