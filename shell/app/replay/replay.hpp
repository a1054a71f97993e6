// Looking at a game again: from the deal to its end, from any seat's eyes where it is over.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/replay_bar.hpp"

namespace palazzo::app {

/// Shows the game on the table from a number of moves on. One that isn't over is seen as the player who is at the table
/// sees it.
void begin_replay(App& app, std::size_t move);
/// Shows a kept game from the deal on, once what it is played with is there; a line says why where it can't be. One
/// that several people share and that goes on is looked at from its table alone, behind the curtain.
void begin_replay_of(App& app, const std::string& id);
/// Shows a record from the deal on. "" or the line that says why not, with nothing changed.
std::string begin_replay_of_record(App& app, const Record& record);

/// Goes on by itself where it plays. Returns in how many seconds it wants the next frame, negative: not before an
/// input.
double drive_replay(App& app);
/// Does what one of its controls asks for; false if it is none of them.
bool act_on_replay(App& app, const a11y::Action& action);

pages::ReplayModel replay_model(const App& app);

} // namespace palazzo::app
