#include "shell/pages/question.hpp"

#include "engine/quiz/correction.hpp"
#include "engine/quiz/hint.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>

namespace palazzo::pages {
namespace {

using quiz::Deck;
using quiz::Item;
using quiz::QuestionKind;
using ui::ButtonKind;

constexpr std::size_t most_keys = 14;

/// Announces a line about the answer, such as why it doesn't count yet, and gives the field the keyboard focus again.
void ask_again(QuestionState& question, const Message& line, const QuestionServices& services) {
    ++question.tries;
    question.field_focused = false;
    services.announce(line);
}

/// Returns whether there is more than one name of a level or of a category. A single name isn't shown with questions,
/// because it says nothing about the question.
bool has_several(const std::vector<std::string>& names) { return names.size() > 1; }

} // namespace

Message language_name(const std::string& code) { return {"challenge.language", {code}}; }

Message verbatim_message(std::string text) { return {"verbatim", {std::move(text)}}; }

Message instruction_for(const Deck& deck, QuestionKind kind, bool to_read) {
    const std::string id = "challenge.kind." + std::string(quiz::name_of(kind));
    if (to_read) return {id + ".read", {}};
    const bool named = kind == QuestionKind::translate && !deck.language.empty();
    return named ? Message{id + ".into", {deck.language}} : Message{id, {}};
}

std::optional<Message> instruction_in_learned_language(const Deck& deck, QuestionKind kind, bool to_read) {
    constexpr std::array known{"de", "es", "fr", "it", "pt"};
    if (std::find(known.begin(), known.end(), deck.language) == known.end()) return std::nullopt;
    const std::string id = "challenge.itself." + std::string(quiz::name_of(kind));
    return Message{to_read ? id + ".read" : id, {deck.language}};
}

std::string prompt_language(const Deck& deck, QuestionKind kind) {
    return quiz::traits_of(kind).prompt_language == quiz::PromptLanguage::learnt_language ? deck.language
                                                                                          : deck.question_language;
}

void mark_foreign_texts(SheetModel& sheet, const Deck& deck, const Item& item, const std::string& answers) {
    const auto add = [&](const std::string& text, const std::string& language) {
        if (!text.empty() && !language.empty()) sheet.foreign.push_back({text, language, sheet.items.size() - 1});
    };
    add(item.prompt, prompt_language(deck, item.kind));
    add(answers, deck.language);
}

std::string extra_letters_of(const Deck& deck) {
    std::vector<std::string> letters;
    for (const Item& item : deck.items)
        for (const std::string& answer : item.answers)
            for (std::size_t at = 0; at + 1 < answer.size(); ++at) {
                // Finds the small letters of Latin-1 and all letters of Latin Extended-A, which have two bytes each in
                // UTF-8. The capitals of Latin-1 aren't needed, because case doesn't matter in answers.
                const auto lead = static_cast<unsigned char>(answer[at]);
                const auto tail = static_cast<unsigned char>(answer[at + 1]);
                const bool small = lead == 0xC3 && tail >= 0x9F && tail != 0xB7;
                if (small || lead == 0xC4 || lead == 0xC5) letters.push_back(answer.substr(at, 2));
            }
    std::sort(letters.begin(), letters.end());
    letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
    if (letters.size() > most_keys) letters.resize(most_keys);
    std::string keys;
    for (const std::string& letter : letters) keys += (keys.empty() ? "" : " ") + letter;
    return keys;
}

std::vector<Message> question_labels(const Deck& deck, const Item& item) {
    std::vector<Message> parts;
    if (!deck.language.empty()) parts.push_back(language_name(deck.language));
    if (has_several(deck.categories))
        parts.push_back(verbatim_message(deck.categories[static_cast<std::size_t>(item.category)]));
    if (has_several(deck.levels)) parts.push_back(verbatim_message(deck.levels[static_cast<std::size_t>(item.level)]));
    return parts;
}

void add_right_answer(
    ChallengeModel& model, const Deck& deck, const Item& item, const std::string& said, bool right, bool strict) {
    auto [answer, marked] = quiz::correction_of(item, said, right && !said.empty(), strict, quiz::languages_of(deck));
    model.answer = std::move(answer);
    model.marked_answer = std::move(marked);
}

namespace {

/// Returns the id of the button for the answer `i` of those to choose from.
std::string choice_id(std::size_t i) { return "ch:choice:" + std::to_string(i); }

/// Adds the answers to choose from as buttons.
void add_choices(ChallengeModel& model, const std::vector<std::string>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i)
        model.buttons.push_back({choice_id(i), verbatim_message(choices[i])});
}

/// Returns the label of the button for the next help; nullopt if there is no further help.
std::optional<Message> label_of_next_help(const QuestionState& quiz, OfferedHelp help) {
    if (help == OfferedHelp::none) return std::nullopt;
    if (quiz.letters.empty()) return Message{"challenge.hint", {}};
    if (quiz.choices.empty() || quiz.choosing) return std::nullopt;
    return Message{"challenge.choices", {}};
}

} // namespace

void add_answer_text_field(ChallengeModel& model, const Deck& deck, const QuestionState& quiz, OfferedHelp help) {
    model.letters = quiz.letters;
    auto next_help = label_of_next_help(quiz, help);
    // The price of a hint is told before it is asked for, and stays in view afterwards.
    if (next_help || !quiz.letters.empty()) model.fact = {"challenge.letters.price", {}};
    if (quiz.choosing) {
        add_choices(model, quiz.choices);
        model.buttons.push_back({"ch:unknown", Message{"challenge.unknown", {}}, ButtonKind::quiet});
        return;
    }
    model.typed = true;
    model.text = quiz.text;
    model.typing = quiz.typing;
    model.native_field_open = quiz.native_field_open;
    model.tries = quiz.tries;
    model.keys = extra_letters_of(deck);
    if (quiz.submitted_empty) model.hint = Message{"challenge.nothing", {}};
    if (quiz.near_miss) model.hint = Message{"challenge.near", {}};
    model.buttons.push_back({"ch:check", Message{"challenge.check", {}}, ButtonKind::main});
    if (next_help) model.buttons.push_back({"ch:hint", *std::move(next_help), ButtonKind::secondary, {}, true});
    model.buttons.push_back({"ch:unknown", Message{"challenge.unknown", {}}});
}

void add_verdict_buttons(ChallengeModel& model, const std::string& failed, const std::string& passed) {
    model.buttons.push_back({"ch:fail", Message{"challenge.fail", {}}, ButtonKind::secondary, failed, true});
    model.buttons.push_back({"ch:pass", Message{"challenge.pass", {}}, ButtonKind::main, passed});
}

void add_question(ChallengeModel& model, const Deck& deck, const Item& item, const QuestionState& quiz,
    bool can_be_heard, bool asks_in_learned_language) {
    model.category = question_labels(deck, item);
    model.language = deck.language;
    model.question_language = prompt_language(deck, item.kind);
    const bool heard = item.kind == QuestionKind::listen;
    if (!heard || (!can_be_heard && quiz.text.empty())) model.prompt = item.prompt;
    const bool to_read = heard && !can_be_heard;
    model.instruction = instruction_for(deck, item.kind, to_read);
    if (auto itself =
            asks_in_learned_language ? instruction_in_learned_language(deck, item.kind, to_read) : std::nullopt) {
        model.instruction = *std::move(itself);
        model.instruction_language = deck.language;
    }
}

void add_explanations(AnswerFeedback& feedback, const Deck& deck, const Item& item) {
    ChallengeModel& card = feedback.card;
    feedback.other_answers = quiz::other_answers(item, card.answer.empty() ? card.given_answer : card.answer);
    feedback.note = quiz::note_on_answer(item, card.given_answer, quiz::languages_of(deck));
    if (card.passed == false) card.note = feedback.note;
}

void add_feedback_buttons(AnswerFeedback& feedback, const QuestionServices& services) {
    ChallengeModel& card = feedback.card;
    card.buttons = {{"ch:go", Message{"challenge.continue", {}}, ButtonKind::main}};
    card.fact = {};
    const bool others = !feedback.other_answers.empty() && card.other_answers.empty();
    const bool heard = !card.language.empty() && services.can_speak && services.can_speak(card.language);
    if (heard && (!card.answer.empty() || !card.given_answer.empty()))
        card.buttons.push_back({"ch:say", Message{"challenge.say", {}}, ButtonKind::secondary, {}, others});
    if (others) card.buttons.push_back({"ch:others", Message{"challenge.others", {}}});
    if (feedback.refused_answer.empty()) return;
    const bool right = card.passed.value_or(false);
    if (right) card.fact = {"challenge.right.kept", {}};
    card.buttons.push_back({right ? "ch:wrong" : "ch:right", Message{right ? "challenge.wrong" : "challenge.right", {}},
        ButtonKind::quiet});
}

void show_appealed_verdict(AnswerFeedback& feedback, const Deck& deck, const Item& item, bool right, bool strict,
    const QuestionServices& services) {
    feedback.card.passed = right;
    feedback.card.answer.clear();
    feedback.card.marked_answer.clear();
    feedback.card.note = right ? "" : feedback.note;
    if (!right) add_right_answer(feedback.card, deck, item, feedback.refused_answer, false, strict);
    add_feedback_buttons(feedback, services);
}

void begin_typing(QuestionState& question, const QuestionServices& services) {
    question.native_field_open = services.open_text_field("ch:text");
    question.typing = !question.native_field_open;
}

void focus_field(QuestionState& question, bool by_hand, const QuestionServices& services) {
    if (question.field_focused) return;
    question.field_focused = true;
    if (by_hand) begin_typing(question, services);
}

bool handle_answer_field_action(QuestionState& question, const a11y::Action& action, const QuestionServices& services) {
    if (action.id == "ch:text") {
        question.text = quiz::shortened(action.value, quiz::longest_typed_answer);
        question.submitted_empty = question.near_miss = false;
    } else if (action.id == "ch:type") {
        begin_typing(question, services);
    } else if (action.id == "ch:typed") {
        question.typing = question.native_field_open = false;
    } else {
        return false;
    }
    return true;
}

bool refuse_empty_answer(
    QuestionState& question, bool typed, const a11y::Action& action, const QuestionServices& services) {
    if (action.id != "ch:check" || !typed || !quiz::trimmed(question.text).empty()) return false;
    question.submitted_empty = true;
    ask_again(question, {"challenge.nothing", {}}, services);
    return true;
}

bool handle_help_action(QuestionState& question, const Deck& deck, const Item& item, const a11y::Action& action,
    OfferedHelp help, const QuestionServices& services) {
    if (action.id != "ch:hint" || item.answers.empty() || !label_of_next_help(question, help)) return false;
    question.typing = question.native_field_open = false;
    question.near_miss = question.submitted_empty = false;
    question.choosing = !question.letters.empty();
    if (question.choosing) return true;
    question.letters = quiz::first_letters_of(quiz::shown_answer(item));
    ask_again(question, {"challenge.letters", {question.letters}}, services);
    if (help == OfferedHelp::letters_and_choices) {
        Rng dice(services.random_seed());
        question.choices = quiz::choices_for(deck, item, dice);
    }
    return true;
}

std::optional<std::string> chosen_answer(const QuestionState& question, const a11y::Action& action) {
    for (std::size_t i = 0; question.choosing && i < question.choices.size(); ++i)
        if (action.id == choice_id(i)) return question.choices[i];
    return std::nullopt;
}

bool refuse_near_miss(QuestionState& question, const Deck& deck, const Item& item, bool strict,
    const a11y::Action& action, const QuestionServices& services) {
    if (action.id != "ch:check" || question.near_miss_shown) return false;
    if (!quiz::is_near_miss(item, question.text, strict, quiz::languages_of(deck))) return false;
    question.near_miss = question.near_miss_shown = true;
    ask_again(question, {"challenge.near", {}}, services);
    return true;
}

void handle_feedback_action(QuestionDialog& dialog, const a11y::Action& action, const QuestionServices& services) {
    if (action.id == "ch:go") {
        dialog.feedback.reset();
    } else if (action.id == "ch:say") {
        services.speak(dialog.feedback->spoken_answer, dialog.feedback->card.language);
        dialog.feedback->closes_at = 0; // the verdict stays open, so that the player has time to listen
        dialog.feedback->card.closes_by_itself = false;
    } else if (action.id == "ch:others") {
        dialog.feedback->card.other_answers = dialog.feedback->other_answers;
        add_feedback_buttons(*dialog.feedback, services);
    }
}

} // namespace palazzo::pages
