// What happens to the program: its start, a frame, what is pressed, what arrives from outside.
#pragma once

#include "shell/app/state/app.hpp"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::app {

/// Reads settings and games and, if a game was on the table, puts it back there.
void start(App& app);
/// What the address or the command line asked for: `quick`, `preset`, `deck`, `seats`, `seed`, `speed`. True if it
/// opened a table.
bool apply_launch_options(App& app, const std::vector<std::pair<std::string, std::string>>& options);

/// Draws one frame and lets bots move; returns in how many seconds the next is wanted, negative: not before an input.
double frame(App& app);

/// Two fingers moved on the screen: the next frame takes it in.
void pinch(App& app, float factor, ui::Point at);
/// A control of the mirror was used: a move at the table, or an action anywhere.
void press(App& app, const a11y::Pressed& pressed);
/// The word list that was waited for is there, or can't be had for the reason given.
void words_arrived(App& app, const std::string& problem);
/// The same for a deck: a game that waited for it is played without it if it has to be.
void deck_arrived(App& app, const std::string& deck, const std::string& problem);
/// The published rule sets that were asked for are there, or can't be had for the reason given.
void rules_arrived(App& app, const std::string& problem);
/// The letters of a script that was asked for are in this file, which is empty if they can't be had. False: they can't
/// be read.
bool font_arrived(App& app, const std::string& script, std::span<const unsigned char> file);

} // namespace palazzo::app
