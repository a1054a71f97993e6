// Word lists, decks and letters on the desktop: they are inside the program, and there are no others.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool fetch_words(const std::string&) { return false; }

bool fetch_deck(const std::string&) { return false; }

bool fetch_font(const std::string&) { return false; }

} // namespace palazzo::platform
