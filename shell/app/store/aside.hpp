// What can't be read is never deleted: it is set aside, and tried again when a newer version may know it.
#pragma once

#include "shell/app/store/store.hpp"

namespace palazzo::app {

inline constexpr const char* aside_prefix = "palazzo:aside:"; ///< and the name of the key it comes from

/// Moves the text of a key to `palazzo:aside:NAME`, where the key was `palazzo:NAME` (`palazzo:game:NAME` for a slot of
/// a game), beside any that went there before, and returns the new key. Empty where the store has no room for it: then
/// it stays where it is.
std::string set_aside(const Store& store, const std::string& key, const std::string& text);

/// The key that something set aside comes from; empty: the key is none of what was set aside.
std::string key_before_aside(const std::string& aside);

/// Whether something may lie under a key without coming in the way of what is there: nothing does, and of a game there
/// is nothing else either, for the later of its slots would be the one that opens. Never where nobody would read it.
bool is_place_free(const Store& store, const std::string& key);

/// Puts back what `can_be_read` now and whose place is free. Returns how many texts came back.
int restore_set_aside(
    const Store& store, const std::function<bool(const std::string& key, const std::string& text)>& can_be_read);

} // namespace palazzo::app
