// Games by message: after a turn, the player sends the game as a link to the person who plays next. Anybody who has
// such a link could look at all cards; the sheet with the link says so.
#pragma once

#include "shell/app/state/feature.hpp"
#include "shell/pages/curtain.hpp"

#include <cstddef>

namespace palazzo::app {

/// Returns whether the game on the table can be sent. A game under way is sent to the person who plays next, a finished
/// game to everybody.
bool can_send_turn(const App& app);
/// Returns the message id for the label of the button that sends the game: as a turn or, if it is over, as a result.
const char* send_button_label_id(const App& app);

/// Returns the curtain of the game on the table. Its first button lifts the curtain or, if the viewer of a game by
/// message doesn't use this device, sends the turn.
pages::CurtainModel curtain_model(const App& app);
/// Returns the number of moves up to the viewer's last one; 0 if the viewer hasn't moved.
std::size_t move_count_up_to_viewers_last_move(const games::GameTable& s);
/// Notes that the viewer of a game by message uses this device.
void note_viewer_on_device(App& app);

/// The feature of games by message. Command `send_turn` opens the sheet with the link of the turn.
extern const Feature turns_feature;

} // namespace palazzo::app
