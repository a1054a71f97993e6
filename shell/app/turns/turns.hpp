// Games by message: whoever has played sends the game as a link to the person who plays next, who plays and sends it
// back. Anybody could look at all cards of such a link, and the sheet says so.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/curtain.hpp"

#include <cstddef>

namespace palazzo::app {

/// Returns whether the game on the table can be sent: to the person who gets the device next, or, when it is over, to
/// everybody.
bool can_send_turn(const App& app);
/// Returns the label of the button that sends it: the turn, or the result.
const char* send_turn_label(const App& app);

/// Returns the curtain of the game on the table. It first offers to lift it, or to send the turn if the viewer of a
/// game by message doesn't use this device.
pages::CurtainModel curtain_model(const App& app);
/// Returns the number of moves up to the viewer's last one; 0 if the viewer hasn't moved.
std::size_t moves_seen_by_viewer(const games::GameTable& s);
/// Notes that the viewer of a game by message uses this device.
void note_viewer_here(App& app);

/// `send_turn` opens the sheet with the link of the turn.
extern const Feature turns_feature;

} // namespace palazzo::app
