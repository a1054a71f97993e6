// The state of an open question and of its verdict, and the parts of its card. The challenges of a game use them, and
// so does practice without cards.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/pages/question_card.hpp"
#include "shell/pages/sheet.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

/// The verdict on an answer, which the player reads before the game continues.
struct AnswerFeedback {
    ChallengeModel card;       ///< The card of the question, with its verdict.
    std::string spoken_answer; ///< Text that a voice can speak: the right answer; empty if there is none.
    double closes_at =
        0; ///< Time at which the verdict closes, in seconds of the program's clock; 0 if a press closes it.
    std::string refused_answer =
        {};                  ///< The refused answer, which the player may call right; empty if none was refused.
    bool was_helped = false; ///< True if the player had a hint, or was told of a slip in an earlier attempt.
    std::size_t moment = 0;  ///< Number of moves before the question.
    std::vector<std::string> other_answers = {}; ///< Further right answers, which the player may ask for.
    std::string note = {};                       ///< Note that says why the answer was wrong; empty if there is none.
};

/// The open question, and what the player who answers has done so far.
struct QuestionState {
    std::size_t moment = 0; ///< Number of moves before the question, or its number in a practice session.
    std::string text;
    bool typing = false;              ///< True while the answer is being typed on the canvas.
    bool native_field_open = false;   ///< True while a text field of the web page is open over the field on the canvas.
    bool field_focused = false;       ///< True once the field has been given the keyboard focus.
    bool submitted_empty = false;     ///< True if the player submitted an empty answer.
    bool near_miss = false;           ///< True if the player submitted an answer with a slip.
    bool near_miss_shown = false;     ///< True if the player was told of a slip, which happens once for each question.
    std::string letters;              ///< The hint that was given: the first letters of the answer; else empty.
    std::vector<std::string> choices; ///< Answers to choose from, one of which is right; empty if there are none.
    bool choosing = false;            ///< True if the player chooses one of `choices` in place of typing.
    int tries =
        0; ///< Number of refused attempts and hints, after each of which the field gets the keyboard focus again.
    bool answered_too = false; ///< True if the player has answered a bot's question, for practice.
    bool answer_shown = false; ///< True if the player asked for the right answer.
    double began = -1;         ///< Time when the question began, in seconds of the program's clock; negative before it.
    std::vector<std::optional<bool>> votes; ///< Verdict of each seat; nullopt before it is given.
    std::vector<int> shares;                ///< Number of challenges that each seat gets, if they are being handed out.

    /// Returns whether the player was helped, so that a right answer counts as only half known.
    bool was_helped() const { return near_miss_shown || !letters.empty(); }
};

/// The open question, and the verdict on the last answer. At most one of the two is shown.
struct QuestionDialog {
    std::optional<QuestionState> question;
    std::optional<AnswerFeedback> feedback;
};

/// Functions of the program that a question calls.
struct QuestionServices {
    /// Opens a text field of the web page for the control `id`; returns false if the program isn't in a browser.
    std::function<bool(const std::string& id)> open_text_field;
    std::function<bool(const std::string& language)> can_speak; ///< Returns whether there is a voice for the language.
    std::function<void(const std::string& text, const std::string& language)> speak;
    std::function<void(const Message& line)> announce; ///< Announces a line to screen readers.
    /// Returns an item of a deck together with the answers that players have called right.
    std::function<quiz::Item(const quiz::Deck& deck, const quiz::Item& item)> with_accepted_answers;
    std::function<std::uint64_t()> random_seed; ///< Returns a seed for the order of answers to choose from.
    bool asks_everyone = false;            ///< True if the player answers the questions of bots, too, for practice.
    bool asks_in_learned_language = false; ///< True if instructions are given in the language that is being learnt.
    std::string language = {};             ///< Code of the program's language, in which shipped decks ask.
};

/// Returns the name of a language for its code, such as "Spanish" for `es`; the code itself if the language isn't
/// known.
Message language_name(const std::string& code);
/// Returns a message that contains a text written by people, which isn't translated.
Message verbatim_message(std::string text);
/// Returns an instruction such as "Translate into Spanish". If `to_read` is true, the instruction asks the player to
/// read a text that should be heard, but that no voice can speak.
Message instruction_for(const quiz::Deck& deck, quiz::QuestionKind kind, bool to_read);
/// Returns the instruction in the language that is being learnt, such as "Traduce al español"; nullopt if the program
/// has no instructions in that language.
std::optional<Message> instruction_in_learned_language(const quiz::Deck& deck, quiz::QuestionKind kind, bool to_read);
/// Returns the code of the language in which prompts of this kind are written; empty if it isn't known.
std::string prompt_language(const quiz::Deck& deck, quiz::QuestionKind kind);
/// In the last `SheetItem` of `sheet`, marks the languages of two texts: the prompt of the question `item`, and
/// `answers`.
void mark_foreign_texts(SheetModel& sheet, const quiz::Deck& deck, const quiz::Item& item, const std::string& answers);
/// Returns the letters beyond ASCII that the answers of a deck need, as small letters separated by spaces.
std::string extra_letters_of(const quiz::Deck& deck);
/// Returns the names of language, category and level, such as "Spanish", "Words" and "A1". The category or the level is
/// left out if the deck has only one.
std::vector<Message> question_labels(const quiz::Deck& deck, const quiz::Item& item);

/// Adds to a verdict the right answer that is nearest to `said`, and marks where the two differ. If `right` is
/// true, `said` was accepted. Then only its correct spelling is added, and nothing if it was spelled correctly.
void add_right_answer(ChallengeModel& model, const quiz::Deck& deck, const quiz::Item& item, const std::string& said,
    bool right, bool strict = false);

/// The help that a player may ask for before answering.
enum class OfferedHelp {
    none,
    letters,             ///< The first letters of the answer.
    letters_and_choices, ///< The first letters, and then a few answers to choose from.
};

/// Adds the text field for an answer, and its buttons; in place of the field the answers to choose from, if the player
/// asked for them.
void add_answer_text_field(
    ChallengeModel& model, const quiz::Deck& deck, const QuestionState& quiz, OfferedHelp help = OfferedHelp::none);
/// Adds the buttons for both verdicts, side by side. `failed` and `passed` are the moves of the two buttons, as JSON;
/// empty if pressing a button makes no move.
void add_verdict_buttons(ChallengeModel& model, const std::string& failed = {}, const std::string& passed = {});
/// Adds the prompt with its language, category and level. The prompt of a listening question is shown only if it can't
/// be spoken (`can_be_heard` is false) and the player hasn't begun to type.
void add_question(ChallengeModel& model, const quiz::Deck& deck, const quiz::Item& item, const QuestionState& quiz,
    bool can_be_heard, bool asks_in_learned_language);

/// Adds to a verdict what helps to learn from it: the note about a wrong answer, and the other right answers, which the
/// player may ask for. `item` is the item in the language of the program.
void add_explanations(AnswerFeedback& feedback, const quiz::Deck& deck, const quiz::Item& item);
/// Gives a verdict its buttons: one that continues; if there is a voice for the language, one that speaks the answer;
/// if there are other right answers that aren't shown yet, one that shows them. Unless `feedback.refused_answer` is
/// empty, one of them lets the player call the refused answer right or, after that, wrong again.
void add_feedback_buttons(AnswerFeedback& feedback, const QuestionServices& services);
/// Changes the shown verdict after the player has called the refused answer right, or wrong again.
void show_appealed_verdict(AnswerFeedback& feedback, const quiz::Deck& deck, const quiz::Item& item, bool right,
    bool strict, const QuestionServices& services);

/// Opens the web page's text field for the answer or, outside a browser, the field on the canvas.
void begin_typing(QuestionState& question, const QuestionServices& services);
/// Gives the keyboard focus to the field of a question once, when the question opens. This happens only if the last
/// input came from a mouse or a keyboard (`by_hand`). After a touch, the focus would open a screen keyboard that nobody
/// asked for. After an input by a screen reader, the focus would make the reader lose its place.
void focus_field(QuestionState& question, bool by_hand, const QuestionServices& services);
/// Handles the actions of the answer's text field. Returns false if `action` isn't one of them.
bool handle_answer_field_action(QuestionState& question, const a11y::Action& action, const QuestionServices& services);
/// Refuses an empty answer when the player submits it from the field (`typed`), and announces why. Returns whether an
/// answer was refused.
bool refuse_empty_answer(
    QuestionState& question, bool typed, const a11y::Action& action, const QuestionServices& services);
/// Refuses a submitted answer with a slip, at most once for each question, and announces why. Returns whether an answer
/// was refused.
bool refuse_near_miss(QuestionState& question, const quiz::Deck& deck, const quiz::Item& item, bool strict,
    const a11y::Action& action, const QuestionServices& services);
/// Handles the buttons for help before an answer. Returns false if `action` isn't one of them.
bool handle_help_action(QuestionState& question, const quiz::Deck& deck, const quiz::Item& item,
    const a11y::Action& action, OfferedHelp help, const QuestionServices& services);
/// Returns the answer that the player has chosen among several; nullopt if `action` chooses none.
std::optional<std::string> chosen_answer(const QuestionState& question, const a11y::Action& action);
/// Handles the buttons of a verdict: one continues, one speaks the answer, and one shows the other right answers.
void handle_feedback_action(QuestionDialog& dialog, const a11y::Action& action, const QuestionServices& services);

} // namespace palazzo::pages
