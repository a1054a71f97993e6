// Unreadable data is never deleted. It is set aside, and read again later, when a newer version of the program may be
// able to read it.
#pragma once

#include "shell/app/store/store.hpp"

namespace palazzo::app {

/// Prefix of the keys of set-aside texts, followed by the name of the original key.
inline constexpr const char* aside_key_prefix = "palazzo:aside:";

/// Moves `text` from its key, which is `palazzo:NAME` (or `palazzo:game:NAME` for a slot of a game), to
/// `palazzo:aside:NAME`. If another text was set aside under that key, adds a `+` to the new key. Returns the new key;
/// empty if the store has no room, and then the text stays where it was.
std::string set_text_aside(const Store& store, const std::string& key, const std::string& text);

/// Returns the original key of the text that was set aside under `aside`; empty if `aside` isn't the key of a set-aside
/// text.
std::string original_key(const std::string& aside);

/// Returns whether a text can be stored under a key without hiding other data. For that, the key must be unused. If it
/// is the key of a game, nothing else of that game may be stored either, because only the newer of a game's two slots
/// would be opened. Returns false for keys that the program never reads.
bool is_key_free(const Store& store, const std::string& key);

/// Moves each set-aside text that `can_be_read` accepts back to its original key, if that key is free. Returns the
/// number of texts that were moved.
int restore_texts_set_aside(
    const Store& store, const std::function<bool(const std::string& key, const std::string& text)>& can_be_read);

} // namespace palazzo::app
