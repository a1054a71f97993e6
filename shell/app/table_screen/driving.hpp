// Continues the game on the table without input: bots move, the result opens, and the device is passed on.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/question.hpp"

#include <algorithm>
#include <optional>

namespace palazzo::app {

/// Returns whether the table shows the latest position and nothing moves.
bool is_table_at_rest(const App& app);

/// Returns the card with a question or a verdict that covers the table; nullopt if there is none. A question is shown
/// only once the playing card to which it belongs has landed.
std::optional<pages::ChallengeModel> current_challenge(const App& app);

/// Returns whether a human at this device has won and movements are on, so that the win is celebrated.
bool celebrates_winner(const App& app, const games::GameTable& s);

/// Lets bots move when it is their turn, opens the result, and passes the device on, each after a pause. A challenge
/// delays all of this until it is judged and its verdict was read. Returns the seconds until something happens without
/// input; negative if nothing does.
double update_table(App& app);

/// Updates `App::bots_hurried`. The bots are hurried after a tap on the table while they play: movements end at once
/// and bots move at once, until a person is to act or to answer.
void update_bots_hurried(App& app);

} // namespace palazzo::app
