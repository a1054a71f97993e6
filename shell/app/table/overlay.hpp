// The question that lies over a table, or its verdict; where none does, or the game asks nothing, every function here
// does nothing.
#pragma once

#include "shell/app/state/app.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace palazzo::app {

/// What lies over the table now; nullopt: nothing.
std::optional<pages::ChallengeModel> overlay_card(const App& app);
/// Whether the game on the table waits for something there.
bool overlay_waits(const App& app);
/// Lets bots answer, and time run. Returns in how many seconds something happens by itself, negative: not before an
/// input; nullopt where nothing lies over the table.
std::optional<double> update_overlay(App& app);
/// Does what a control there asks for; false if it is none of its controls.
bool handle_overlay_action(App& app, const a11y::Action& action);

/// The items of the deck that humans have missed in this game, each once, in the order in which they were asked.
std::vector<int> missed_items(const App& app);
/// The deck that the game on the table draws from; null if none.
std::shared_ptr<const quiz::Deck> deck_on_table(const App& app);

} // namespace palazzo::app
