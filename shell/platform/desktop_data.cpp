// Word lists, decks and letters on the desktop: all of them are built into the program, and no network is needed.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool fetch_words(const std::string&) { return false; }

bool fetch_deck(const std::string&) { return false; }

bool fetch_rules(const std::string&) { return false; }

bool fetch_font(const std::string&) { return false; }

bool keeps_offline() { return false; }

void keep_all(bool) {}

void update() {}

} // namespace palazzo::platform
