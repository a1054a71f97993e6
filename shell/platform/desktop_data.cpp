// Word lists, decks and letters on the desktop: they are inside the program, and there are no others. No network is
// needed.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool fetch_words(const std::string&) { return false; }

bool fetch_deck(const std::string&) { return false; }

bool fetch_font(const std::string&) { return false; }

bool keeps_offline() { return false; }

void keep_all(bool) {}

void update() {}

} // namespace palazzo::platform
