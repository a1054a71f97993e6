// Practising a deck without cards: questions one after the other, and what was missed once more at the end.
#pragma once

#include "shell/app/state/app.hpp"

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace palazzo::app {

/// A deck that is practised without cards.
struct Practice {
    std::shared_ptr<const quiz::Deck> deck;
    std::vector<int> queue;   ///< items; those that were missed come once more at the end
    std::set<int> missed;     ///< items
    std::size_t asked = 0;    ///< how many there are
    std::size_t answered = 0; ///< how many answers were given, to what came once more too
    std::size_t at_once = 0;  ///< how many were known at once
    bool stopped = false;     ///< before the end: what is left is asked no more
    int judged = -1;          ///< Item that the verdict on the screen is about; -1 before the first answer.
    bool judged_first = true; ///< True if that item hadn't been missed before in this session.
    quiz::Part part;          ///< of the deck that is asked
};
/// The one that is on the screen; null: none is.
Practice* practice_on(const App& app);

/// Begins with these items of a deck, in this order, over what is on the screen now.
void begin_practice(
    App& app, std::shared_ptr<const quiz::Deck> deck, std::vector<int> items, const quiz::Part& part = {});
/// The same with a session of ten items of a part of a deck: first those that are due again, then new ones by lot.
void begin_practice(App& app, const std::string& deck, const quiz::Part& part);

/// The question on the practice page.
pages::ChallengeModel practice_model(const App& app);

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
