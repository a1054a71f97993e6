// What a question looks like on the screen, and what its player has done about it so far: shared by the challenges of a
// game and by practising without cards.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/pages/question_card.hpp"
#include "shell/pages/sheet.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

/// How an answer was judged, to be read before the game goes on.
struct AnswerFeedback {
    ChallengeModel card;          ///< the question as it stood, with its verdict
    std::string aloud;            ///< the right answer, to be heard; empty: there is none
    double until = 0;             ///< when it goes away by itself, in seconds of the program's clock; 0: when pressed
    std::string refused = {};     ///< the answer that a deck refused, and that may be called right; empty: none
    bool near_miss_shown = false; ///< a slip in it had been told
    std::size_t moment = 0;       ///< the moves behind the question
};

/// What the one who answers has done with the question that waits.
struct QuestionState {
    std::size_t moment = 0; ///< which it is: the moves behind it, or the number of the question
    std::string text;
    bool typing = false;                    ///< on the canvas
    bool native_field_open = false;         ///< in a field of the page's, over the one on the canvas
    bool field_focused = false;             ///< the keyboard was brought to the field as the question opened
    bool submitted_empty = false;           ///< it was sent with nothing typed
    bool near_miss = false;                 ///< it was sent with a slip
    bool near_miss_shown = false;           ///< that was told, which happens once a question
    int tries = 0;                          ///< how often the field has taken the keyboard again
    bool answer_shown = false;              ///< the right answer was asked for
    double began = -1;                      ///< on the program's clock; negative: not yet
    std::vector<std::optional<bool>> votes; ///< by seat
    std::vector<int> shares;                ///< by seat
};

/// The question that is open, and the verdict on the last one. At most one of both shows.
struct QuestionDialog {
    std::optional<QuestionState> question;
    std::optional<AnswerFeedback> feedback;
};

/// What asking a question needs of the program.
struct QuestionServices {
    std::function<bool(const std::string& id)> type; ///< lays the page's own field over one; false: there is none
    std::function<bool(const std::string& language)> can_speak; ///< whether there is a voice
    std::function<void(const std::string& text, const std::string& language)> speak;
    std::function<void(const Message& line)> say; ///< to who listens rather than looks
    /// An item of a deck with the answers that were called right.
    std::function<quiz::Item(const quiz::Deck& deck, const quiz::Item& item)> as_judged;
    bool asks_in_itself = false; ///< instructions are given in the language that is learnt
};

/// "Spanish" for `es`; the code itself where the language isn't known.
Message language_name(const std::string& code);
/// A text that isn't ours, as people wrote it.
Message verbatim(std::string text);
/// "Translate into Spanish". `to_read`: what should be heard is read, since there is no voice.
Message instruction_for(const quiz::Deck& deck, quiz::Kind kind, bool to_read);
/// The same in the language that is learnt, "Traduce al español"; nullopt where the program doesn't know how to say it
/// there.
std::optional<Message> instruction_in_itself(const quiz::Deck& deck, quiz::Kind kind, bool to_read);
/// The language that the prompt of a question of that kind is read in, by its code; empty: not known.
std::string prompt_language(const quiz::Deck& deck, quiz::Kind kind);
/// Notes in which languages the prompt of a deck's item is, and the answers behind it, that the last item of a sheet
/// shows.
void add_foreign(SheetModel& sheet, const quiz::Deck& deck, const quiz::Item& item, const std::string& answers);
/// The letters beyond ASCII that a deck's answers need, with blanks between.
std::string keys_for(const quiz::Deck& deck);
/// "Spanish · Words · A1", a message each; what says nothing is left out.
std::vector<Message> category_of(const quiz::Deck& deck, const quiz::Item& item);

/// Adds the right answer to a verdict, with what was wrong marked: the nearest one for whoever didn't know it; where it
/// passed, how it is written, if that is otherwise.
void add_right_answer(ChallengeModel& model, const quiz::Deck& deck, const quiz::Item& item, const std::string& said,
    bool right, bool strict = false);

/// The field for an answer, with what can be done about it.
void add_field(ChallengeModel& model, const quiz::Deck& deck, const QuestionState& quiz);
/// Passed, or not, side by side; each with the move that it makes, if it makes one.
void add_verdict(ChallengeModel& model, const std::string& failed = {}, const std::string& passed = {});
/// The question itself, and what it is about: language, category and level. What is to be heard isn't shown where it
/// can be said aloud, nor while it is typed.
void add_question(ChallengeModel& model, const quiz::Deck& deck, const quiz::Item& item, const QuestionState& quiz,
    bool can_be_heard, bool asks_in_itself);

/// What can be done about a verdict: hear the answer, where there is a voice for its language, and go on.
void add_feedback_buttons(ChallengeModel& model, const QuestionServices& services);

/// Lets the one who answered call a refused answer right, once; it stands in `feedback.refused`.
void offer_appeal(AnswerFeedback& feedback, const QuestionServices& services);
/// The verdict on a refused answer as it is once that was called right; or `right` false: as it was before.
void show_appeal(AnswerFeedback& feedback, const quiz::Deck& deck, const quiz::Item& item, bool right, bool strict,
    const QuestionServices& services);

/// Lays the page's field over the answer's, or lets it be typed on the canvas.
void begin_typing(QuestionState& question, const QuestionServices& services);
/// Brings the keyboard to the field of a question that has just opened, once. `by_hand`: a finger would be shown half a
/// keyboard that it didn't ask for, and who listens would be taken away.
void focus_field(QuestionState& question, bool by_hand, const QuestionServices& services);
/// Does what a control of the field asks for; false if it is none of its controls.
bool handle_field(QuestionState& question, const a11y::Action& action, const QuestionServices& services);
/// The same where an answer is to be checked and nothing is typed: that is said. `typed`: whether it is one to type.
bool handle_empty_answer(
    QuestionState& question, bool typed, const a11y::Action& action, const QuestionServices& services);
/// The same where the answer to be checked is wrong by a slip: that is told once before it counts.
bool handle_near_miss(QuestionState& question, const quiz::Deck& deck, const quiz::Item& item, bool strict,
    const a11y::Action& action, const QuestionServices& services);
/// The same for a verdict that is to be read.
void handle_feedback(QuestionDialog& dialog, const a11y::Action& action, const QuestionServices& services);

} // namespace palazzo::pages
