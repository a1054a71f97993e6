// What goes on at the table by itself: bots move, the result opens, the device is handed on.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/question.hpp"

#include <algorithm>
#include <optional>

namespace palazzo::app {

/// Whether the table shows where the game is, and nothing moves on it any more.
bool at_rest(const App& app);

/// What lies over the table; nullopt: nothing does. A question waits until the card that it is about has come to rest
/// there.
std::optional<pages::ChallengeModel> challenge_on(const App& app);

/// Whether one of the people at this table has won, and things move.
bool celebrates_winner(const App& app, const games::GameTable& s);

/// Lets bots move as far as it is their turn, opens the result and hands the device on, each after its time; a
/// challenge holds all that up until it is judged, and its verdict read. Returns in how many seconds something is due
/// next; negative: nothing waits for time.
double update_table(App& app);

/// A tap on the table while bots play hurries them: what moves is there at once, and so are their moves, until a person
/// is to act or to answer.
void update_hurry(App& app);

} // namespace palazzo::app
