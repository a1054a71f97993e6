// Challenges at the table: who is asked, who says whether it is passed, and how it goes on. Only Palace has them; for
// other sessions every function here does nothing.
#pragma once

#include "shell/app/app.hpp"

#include <optional>

namespace palazzo::app {

/// A challenge, its verdict, or four to hand out: what lies over the table now; nothing if nothing does.
std::optional<pages::ChallengeModel> challenge_model(const App& app);

/// Whether a challenge on the table waits for its verdict.
bool challenge_waits(const App& app);

/// Lets bots answer what they are asked. Returns in how many seconds something happens by itself, negative: not before
/// an input; nothing where no challenge is on the table.
std::optional<double> drive_challenge(App& app);

/// Does what a control of the challenge asks for; false if it is none of its controls.
bool act_on_challenge(App& app, const a11y::Action& action);

/// The same for the field in which an answer is typed, at the table or in practice.
bool act_on_field(App& app, QuestionState& quiz, const a11y::Action& action);
/// The same where an answer is to be checked and nothing is typed: that is said. `typed`: whether it is one to type.
bool act_on_empty(App& app, QuestionState& quiz, bool typed, const a11y::Action& action);
/// Brings the keyboard to the field of a question that has just opened, unless it was come to by finger or in words. To
/// be called once its field is shown.
void lend_keyboard(App& app);
/// The same for a verdict that is to be read, at the table or in practice.
bool act_on_told(App& app, const a11y::Action& action);

/// The items of the deck that humans have missed in this game, each once, in the order in which they were asked.
std::vector<int> missed_items(const App& app);
/// The deck that the game on the table draws from; null if none.
std::shared_ptr<const quiz::Deck> deck_on_table(const App& app);

} // namespace palazzo::app
