// What a question looks like on the screen, and what its player has done about it so far: shared by the challenges of a
// game and by practising without cards.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/pages/question_card.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

/// How an answer was judged, to be read before the game goes on.
struct AnswerFeedback {
    pages::ChallengeModel card; ///< the question as it stood, with its verdict
    std::string aloud;          ///< the right answer, to be heard; empty: there is none
    double until = 0;           ///< when it goes away by itself, in seconds of the program's clock; 0: when pressed
};

/// What the one who answers has done with the question that waits.
struct QuestionState {
    std::size_t moment = 0; ///< which it is: the moves behind it, or the number of the question
    std::string text;
    bool typing = false;                    ///< on the canvas
    bool laid = false;                      ///< in a field of the page's, over the one on the canvas
    bool lent = false;                      ///< the keyboard was brought to the field as the question opened
    bool nothing = false;                   ///< it was sent with nothing typed
    int tries = 0;                          ///< how often it was
    bool shown = false;                     ///< the right answer was asked for
    double began = -1;                      ///< on the program's clock; negative: not yet
    std::vector<std::optional<bool>> votes; ///< by seat
    std::vector<int> shares;                ///< by seat
};

/// "Translate into Spanish"
std::string instruction_for(const quiz::Deck& deck, const quiz::Item& item);
/// The letters beyond ASCII that a deck's answers need, with blanks between.
std::string keys_for(const quiz::Deck& deck);
/// `Words · A1`; what says nothing is left out.
std::string category_of(const quiz::Deck& deck, const quiz::Item& item);

/// The right answer as a verdict shows it: to whoever didn't know it, and where it was written otherwise. Else empty.
std::string answer_to_show(const quiz::Item& item, const std::string& said, bool right);

/// The field for an answer, with what can be done about it.
void add_field(pages::ChallengeModel& model, const quiz::Deck& deck, const QuestionState& quiz);
/// Passed, or not, side by side; each with the move that it makes, if it makes one.
void add_verdict(pages::ChallengeModel& model, const std::string& failed = {}, const std::string& passed = {});
/// The question itself, and what it is about: language, category and level. What is to be heard isn't shown where it
/// can be said aloud, nor while it is typed.
void add_question(pages::ChallengeModel& model, const quiz::Deck& deck, const quiz::Item& item,
    const QuestionState& quiz, bool can_be_heard);

} // namespace palazzo::app
