// Practice of a deck without a card game: one question after another, and the missed ones again at the end.
#pragma once

#include "shell/app/state/app.hpp"

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace palazzo::app {

/// A session of practice.
struct PracticeSession {
    std::shared_ptr<const quiz::Deck> deck;
    /// Items that are still to be asked, the current one first; missed ones are repeated at the end.
    std::vector<int> remaining_items;
    std::set<int> items_to_show;    ///< Items that are shown with their answers before they are asked.
    std::set<int> missed_items;     ///< Items that were missed.
    std::size_t item_count = 0;     ///< Number of items in the session.
    std::size_t answered = 0;       ///< Number of answers, including those to repeated items.
    std::size_t right_at_first = 0; ///< Number of items that were answered right at the first attempt.
    bool stopped_early = false; ///< True if the session was stopped early, so that the remaining items aren't asked.
    int judged_item = -1;       ///< Item that the verdict on the screen is about; -1 before the first answer.
    bool judged_at_first_attempt = true; ///< True if `judged_item` hadn't been missed before in this session.
    quiz::DeckPart part;                 ///< Part of the deck from which the items were chosen.
};
/// Returns the open session of practice; null if there is none.
PracticeSession* current_practice(const App& app);

/// Starts a session that asks `items` of a deck in their order, and opens its page over the present screen. Nothing
/// happens if there are no items or no deck.
void begin_practice(
    App& app, std::shared_ptr<const quiz::Deck> deck, std::vector<int> items, const quiz::DeckPart& part = {});
/// Starts a session of at most ten items of a part of a deck. quiz::session_items() chooses them: first items that are
/// due for review, then new ones at random.
void begin_practice(App& app, const std::string& deck, const quiz::DeckPart& part);

/// Returns the model of the practice page, which shows a question, a verdict or the summary.
pages::ChallengeModel practice_model(const App& app);

/// Notes the outcome of a human's answer to the question `prompt` of a deck. The outcome decides when the question is
/// asked again.
void note_answer(App& app, const std::string& deck, const std::string& prompt, quiz::AnswerOutcome outcome);
/// Undoes the last note_answer(). Then, if `right` is true, notes that the player calls `answer` a right answer to the
/// question `prompt`; otherwise deletes that note.
void set_answer_called_right(
    App& app, const std::string& deck, const std::string& prompt, const std::string& answer, bool right);
/// Returns the items of a deck that are due for review, at most as many as a new game takes.
std::vector<int> due_items_for_game(const App& app, const quiz::Deck& deck);

/// Returns a copy of a deck that contains only the items with the indices `items`.
quiz::Deck deck_with_items(const quiz::Deck& deck, const std::vector<int>& items);

} // namespace palazzo::app
