// Opens a turn that somebody sent as a link. The turn continues a game that is stored here, or begins a game that is
// new here.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Opens the game of a link behind the curtain. If the link continues a stored game, the link's record replaces the
/// stored one. If a stored game continues the link, the stored game is opened, and the player is notified if it has
/// more moves. If the link and a stored game went on differently, both are kept, the link's game gets a new id, and the
/// player is notified. Returns an empty text or, if the game can't be opened, a line that says why; then nothing has
/// changed. The game's word list must be loaded (`defer_until_words_arrive`).
std::string open_turn(App& app, const Record& arrived);

} // namespace palazzo::app
