// Practising a deck without cards: questions one after the other, and what was missed once more at the end.
#pragma once

#include "shell/app/state/app.hpp"

#include <memory>
#include <vector>

namespace palazzo::app {

/// Begins with these items of a deck, in this order. The page that is open now is the one it goes back to.
void begin_practice(App& app, std::shared_ptr<const quiz::Deck> deck, std::vector<int> items);
/// The same with a session of ten items of a part of a deck: first those that are due again, then new ones by lot.
void begin_practice(App& app, const std::string& deck, const quiz::Part& part);

/// The question on the practice page.
pages::ChallengeModel practice_model(const App& app);
/// Does what a control of that page asks for; false if it is none of its controls.
bool act_on_practice(App& app, const a11y::Action& action);

/// Notes how a human answered a question of a deck, for it to come back in time.
void note_answer(App& app, const std::string& deck, const std::string& prompt, quiz::Outcome outcome);
/// What was noted last is as it was before, and the answer to it is kept as right beside its deck; or `right` false: it
/// is kept no longer.
void call_right(App& app, const std::string& deck, const std::string& prompt, const std::string& answer, bool right);
/// The items of a deck that are due again, for a new game.
std::vector<int> due_of(const App& app, const quiz::Deck& deck);

/// What is missed in a game, as a deck to be exported: the same questions, and no others.
quiz::Deck deck_of(const quiz::Deck& deck, const std::vector<int>& items);

} // namespace palazzo::app
