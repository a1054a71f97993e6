// The card that covers the table with a question or its verdict, and the deck that the questions are from. If the game
// on the table asks no questions, the functions below change nothing, and return false or an empty result.
#pragma once

#include "shell/app/state/app.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace palazzo::app {

/// Returns the card with a question or a verdict that covers the table; nullopt if there is none.
std::optional<pages::ChallengeModel> overlay_card(const App& app);
/// Returns whether the game on the table waits for an answer or a verdict.
bool waits_for_answer_or_verdict(const App& app);
/// Lets bots answer and checks the time limit. Returns the seconds until something happens without input, negative if
/// nothing does; nullopt if no card covers the table.
std::optional<double> update_overlay(App& app);
/// Handles an action of the card's controls. Returns false if the card has no such control.
bool handle_overlay_action(App& app, const a11y::Action& action);

/// Returns the items of the deck that humans have missed in this game, each once, in the order in which they were
/// asked.
std::vector<int> missed_items(const App& app);
/// Returns the deck of the game on the table; null if there is none.
std::shared_ptr<const quiz::Deck> question_deck_on_table(const App& app);

} // namespace palazzo::app
