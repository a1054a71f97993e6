// The state of an open question and of its verdict, and the parts of its card: for the challenges of a game, and for
// practice without cards.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/pages/question_card.hpp"
#include "shell/pages/sheet.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

/// The verdict on an answer, which the player reads before the game continues.
struct AnswerFeedback {
    ChallengeModel card; ///< The card of the question, with its verdict.
    std::string aloud;   ///< The right answer, to be spoken; empty if there is none.
    double until = 0; ///< Time at which the verdict closes, in seconds of the program's clock; 0 if a press closes it.
    std::string refused = {};     ///< The refused answer, which its player may call right; empty if there is none.
    bool near_miss_shown = false; ///< The player was told of a slip in an earlier attempt.
    std::size_t moment = 0;       ///< Number of moves before the question.
};

/// The open question, and what the player who answers has done so far.
struct QuestionState {
    std::size_t moment = 0; ///< Identifies the question: the number of moves before it or, in practice, its number.
    std::string text;
    bool typing = false;                    ///< The answer is being typed on the canvas.
    bool native_field_open = false;         ///< The page's own field lies over the one on the canvas.
    bool field_focused = false;             ///< The field got the keyboard when the question opened.
    bool submitted_empty = false;           ///< The player submitted an empty answer.
    bool near_miss = false;                 ///< The player submitted an answer with a slip.
    bool near_miss_shown = false;           ///< The player was told of a slip, which happens once for each question.
    int tries = 0;                          ///< Number of times that the field got the keyboard back.
    bool answer_shown = false;              ///< The player asked for the right answer.
    double began = -1;                      ///< Start in seconds of the program's clock; negative before it.
    std::vector<std::optional<bool>> votes; ///< Verdicts by seat; nullopt before they are given.
    std::vector<int> shares;                ///< Challenges that are handed out, by seat.
};

/// The open question, and the verdict on the last one. At most one of them is shown.
struct QuestionDialog {
    std::optional<QuestionState> question;
    std::optional<AnswerFeedback> feedback;
};

/// Functions of the program that a question needs.
struct QuestionServices {
    std::function<bool(const std::string& id)> type; ///< Opens the page's own field; false if there is no page.
    std::function<bool(const std::string& language)> can_speak; ///< Returns whether there is a voice for the language.
    std::function<void(const std::string& text, const std::string& language)> speak;
    std::function<void(const Message& line)> say; ///< Announces a line to screen readers.
    /// Returns an item of a deck together with the answers that players have called right.
    std::function<quiz::Item(const quiz::Deck& deck, const quiz::Item& item)> as_judged;
    bool asks_in_itself = false; ///< Instructions are given in the language that is learnt.
};

/// Returns "Spanish" for `es`; the code itself if the language isn't known.
Message language_name(const std::string& code);
/// Returns a message that is a text as people wrote it, which is not translated.
Message verbatim(std::string text);
/// Returns an instruction such as "Translate into Spanish". With `to_read` it asks to read what should be heard,
/// because there is no voice.
Message instruction_for(const quiz::Deck& deck, quiz::Kind kind, bool to_read);
/// Returns the instruction in the language that is learnt, such as "Traduce al español"; nullopt if the program doesn't
/// have it in that language.
std::optional<Message> instruction_in_learned_language(const quiz::Deck& deck, quiz::Kind kind, bool to_read);
/// Returns the code of the language in which prompts of this kind are written; empty if it isn't known.
std::string prompt_language(const quiz::Deck& deck, quiz::Kind kind);
/// Marks the languages of an item's prompt and of the text `answers` in the last item of a sheet.
void mark_foreign_texts(SheetModel& sheet, const quiz::Deck& deck, const quiz::Item& item, const std::string& answers);
/// Returns the letters beyond ASCII that the answers of a deck need, in small letters and with spaces between.
std::string extra_letters_of(const quiz::Deck& deck);
/// Returns language, category and level, such as "Spanish", "Words" and "A1"; without a category or level that is the
/// only one of the deck.
std::vector<Message> category_of(const quiz::Deck& deck, const quiz::Item& item);

/// Adds the right answer nearest to `said` to a verdict, with the mistakes marked. If the answer is `right`, adds its
/// correct spelling if that differs, and nothing otherwise.
void add_right_answer(ChallengeModel& model, const quiz::Deck& deck, const quiz::Item& item, const std::string& said,
    bool right, bool strict = false);

/// Adds the field for an answer, with its buttons.
void add_field(ChallengeModel& model, const quiz::Deck& deck, const QuestionState& quiz);
/// Adds the buttons for both verdicts, side by side, each with the move that it makes; empty if it makes none.
void add_verdict(ChallengeModel& model, const std::string& failed = {}, const std::string& passed = {});
/// Adds the prompt with its language, category and level. A prompt that is to be heard isn't shown if it can be spoken,
/// nor while an answer is typed.
void add_question(ChallengeModel& model, const quiz::Deck& deck, const quiz::Item& item, const QuestionState& quiz,
    bool can_be_heard, bool asks_in_itself);

/// Adds the buttons of a verdict: one to continue and, if there is a voice for the language, one to hear the answer.
void add_feedback_buttons(ChallengeModel& model, const QuestionServices& services);

/// Adds the button that calls `feedback.refused` right, or wrong again; none if that is empty.
void offer_appeal(AnswerFeedback& feedback, const QuestionServices& services);
/// Changes the shown verdict on the refused answer after its player has called it right, or wrong again.
void show_appeal(AnswerFeedback& feedback, const quiz::Deck& deck, const quiz::Item& item, bool right, bool strict,
    const QuestionServices& services);

/// Opens the page's field for the answer or, if there is no page, typing on the canvas.
void begin_typing(QuestionState& question, const QuestionServices& services);
/// Gives the keyboard to the field of a question when it opens, once, if the last input came from a mouse or a keyboard
/// (`by_hand`). After a finger's, a screen keyboard would open that nobody asked for; a screen reader would lose its
/// place.
void focus_field(QuestionState& question, bool by_hand, const QuestionServices& services);
/// Handles the controls of the field. Returns false if the action belongs to none of them.
bool handle_field(QuestionState& question, const a11y::Action& action, const QuestionServices& services);
/// Refuses a typed answer that is empty when it is submitted, and says so. Returns whether it did.
bool handle_empty_answer(
    QuestionState& question, bool typed, const a11y::Action& action, const QuestionServices& services);
/// Refuses an answer with a slip when it is submitted, once for each question, and says so. Returns whether it did.
bool handle_near_miss(QuestionState& question, const quiz::Deck& deck, const quiz::Item& item, bool strict,
    const a11y::Action& action, const QuestionServices& services);
/// Handles the buttons of a verdict that continue and that speak the answer.
void handle_feedback(QuestionDialog& dialog, const a11y::Action& action, const QuestionServices& services);

} // namespace palazzo::pages
