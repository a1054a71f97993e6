// A turn that somebody sent as a link: it continues the game that is stored here already, or is a new one.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Opens the game of a link behind the curtain. If it continues a stored game, that game continues; if a stored game
/// has gone on since, that one is opened; if both went on differently, both are kept, the link's under a new id. Says
/// so in the last two cases. Returns an empty text, or the line that says why the game can't be opened, with nothing
/// changed. The game's word list must be here (wait_for_words).
std::string open_turn(App& app, const Record& arrived);

} // namespace palazzo::app
