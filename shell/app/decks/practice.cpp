#include "shell/app/decks/practice.hpp"

#include "engine/quiz/judge.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/progress.hpp"
#include "shell/app/sounds/sounds.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;
using pages::AnswerFeedback;
using pages::ChallengeModel;
using pages::QuestionState;
using quiz::Deck;
using quiz::Item;
using ui::ButtonKind;

constexpr pages::OfferedHelp practice_help = pages::OfferedHelp::letters_and_choices;
constexpr std::size_t most_due = 20; ///< Largest number of items due for review that a new game takes.

Message text(const char* id, std::vector<std::string> args = {}) { return {id, std::move(args)}; }

const Item& item_now(const PracticeSession& p) {
    return p.deck->items[static_cast<std::size_t>(p.remaining_items.front())];
}

bool can_speak(const App& app, const PracticeSession& p) {
    return app.services.can_speak && app.services.can_speak(p.deck->language);
}

/// Returns a line about the progress: first through all questions, then through the missed ones that are asked again.
Message progress_in_words(const PracticeSession& p) {
    const bool again = p.answered >= p.item_count;
    const std::size_t at = p.answered - (again ? p.item_count : 0) + 1;
    return text(again ? "challenge.practice.again" : "challenge.practice.of",
        {std::to_string(at), std::to_string(again ? p.missed_items.size() : p.item_count)});
}

unsigned number_of(const PracticeSession& p, bool told) {
    return 2 * static_cast<unsigned>(p.answered) + (told ? 1 : 0);
}

ChallengeModel card_of(const App& app, const PracticeSession& p, const QuestionState& question) {
    ChallengeModel m;
    m.covers_table = true;
    m.has_menu = false;
    const Deck& shown = *shown_deck(app, p.deck);
    const Item& item = shown.items[static_cast<std::size_t>(p.remaining_items.front())];
    m.title = pages::verbatim_message(shown.title);
    m.card = number_of(p, false);
    m.detail = progress_in_words(p);
    m.missed_before = p.missed_items.count(p.remaining_items.front()) > 0;
    pages::add_question(m, shown, item, question, can_speak(app, p), app.settings.asks_in_learned_language);
    return m;
}

/// Returns whether the current item is shown with its answer, because it is new and will be asked later.
bool shows_new_item(const PracticeSession& p) { return p.items_to_show.contains(p.remaining_items.front()); }

/// Returns the card of a new item, with its answer and its note.
ChallengeModel card_of_new_item(const App& app, const PracticeSession& p) {
    ChallengeModel m = card_of(app, p, {});
    const Item& shown = shown_deck(app, p.deck)->items[static_cast<std::size_t>(p.remaining_items.front())];
    m.detail = text("challenge.practice.new");
    m.prompt = shown.prompt;
    m.answer = quiz::shown_answer(shown);
    m.note = shown.note;
    m.buttons.push_back({"ch:go", text("challenge.continue"), ButtonKind::main});
    if (can_speak(app, p)) m.buttons.push_back({"ch:say", text("challenge.say")});
    return m;
}

/// Puts a new item that was shown a few questions further back.
void put_back_new_item(PracticeSession& p) {
    constexpr std::ptrdiff_t questions_between = 3;
    auto& items = p.remaining_items;
    p.items_to_show.erase(items.front());
    const auto places = std::min(questions_between, static_cast<std::ptrdiff_t>(items.size()) - 1);
    std::rotate(items.begin(), items.begin() + 1, items.begin() + places + 1);
}

bool handle_new_item_action(App& app, const Action& action) {
    PracticeSession& p = *current_practice(app);
    if (action.id == "ch:go")
        put_back_new_item(p);
    else if (action.id == "ch:say")
        app.services.speak(quiz::shown_answer(item_now(p)), p.deck->language);
    else
        return false;
    return true;
}

/// Returns those of `items` that weren't answered yet and have an answer to show, if the player wants to see new items
/// before they are asked.
std::set<int> items_to_show(const App& app, const Deck& deck, const std::vector<int>& items) {
    std::set<int> shown;
    if (!app.settings.shows_new_questions_first) return shown;
    const auto& memory = app.feature_data.get<quiz::PromptMemory>();
    for (const int index : items) {
        const Item& item = deck.items[static_cast<std::size_t>(index)];
        const std::string& prompt = quiz::remembered_prompt(item);
        const bool is_new = quiz::find_schedule(memory, deck.name, prompt) == nullptr
            && !quiz::is_known_prompt(memory, deck.name, prompt);
        if (is_new && !item.answers.empty()) shown.insert(index);
    }
    return shown;
}

/// Counts `given_answer` as a right answer to the current question or, if `right` is false, as a wrong one, and shows
/// the verdict. A missed item is asked once more at the end.
void judge_answer(App& app, const std::string& given_answer, bool right) {
    PracticeSession& p = *current_practice(app);
    const quiz::AnswerOutcome outcome = quiz::answer_outcome(right, app.dialog.question->was_helped());
    const Item& item = item_now(p);
    const int index = p.remaining_items.front();
    ChallengeModel card = card_of(app, p, {});
    card.card = number_of(p, true);
    const Item& shown = shown_deck(app, p.deck)->items[static_cast<std::size_t>(index)];
    card.prompt = shown.prompt;
    card.passed = right;
    card.given_answer = given_answer;
    pages::add_right_answer(card, *p.deck, item, given_answer, right);
    change_quiz_memory(app, [&](quiz::PromptMemory& memory) {
        quiz::note_practice(memory, app.services.today());
        return true;
    });
    note_answer(app, p.deck->name, item.prompt, outcome);
    play_sound(app, right ? sound::Cue::chime : sound::Cue::buzz);
    p.remaining_items.erase(p.remaining_items.begin());
    ++p.answered;
    const bool first = p.missed_items.count(index) == 0;
    if (first && outcome == quiz::AnswerOutcome::known) ++p.right_at_first;
    if (first && !right) {
        p.missed_items.insert(index);
        p.remaining_items.push_back(index);
    }
    const bool was_helped = app.dialog.question->was_helped();
    app.dialog.question = QuestionState{};
    if (item.answers.empty()) return;
    app.dialog.feedback =
        AnswerFeedback{std::move(card), quiz::shown_answer(item), 0, right ? "" : given_answer, was_helped};
    pages::add_explanations(*app.dialog.feedback, *p.deck, shown);
    pages::add_feedback_buttons(*app.dialog.feedback, question_services(app));
    p.judged_item = index;
    p.judged_at_first_attempt = first;
}

/// Makes the refused answer on the screen count as right or, if `right` is false, as wrong again.
void appeal(App& app, bool right) {
    PracticeSession& p = *current_practice(app);
    AnswerFeedback& feedback = *app.dialog.feedback;
    const Item& item = p.deck->items[static_cast<std::size_t>(p.judged_item)];
    const quiz::AnswerOutcome outcome = quiz::answer_outcome(right, feedback.was_helped);
    set_answer_called_right(app, p.deck->name, item.prompt, feedback.refused_answer, right);
    note_answer(app, p.deck->name, item.prompt, outcome);
    if (p.judged_at_first_attempt) {
        const std::size_t known = quiz::answer_outcome(true, feedback.was_helped) == quiz::AnswerOutcome::known ? 1 : 0;
        if (right) {
            p.missed_items.erase(p.judged_item);
            p.remaining_items.pop_back();
            p.right_at_first += known;
        } else {
            p.missed_items.insert(p.judged_item);
            p.remaining_items.push_back(p.judged_item);
            p.right_at_first -= known;
        }
    }
    pages::show_appealed_verdict(feedback, *p.deck, item, right, false, question_services(app));
    play_sound(app, right ? sound::Cue::chime : sound::Cue::buzz);
}

/// Returns whether another session can follow: the session `p` wasn't stopped early, and its deck still exists
/// unchanged.
bool has_more(const PracticeSession& p) { return !p.stopped_early && quiz::find_deck(p.deck->name) == p.deck; }

ChallengeModel end_of(const App& app, const PracticeSession& p) {
    ChallengeModel m;
    m.covers_table = true;
    m.has_menu = false;
    const Deck& shown = *shown_deck(app, p.deck);
    m.title = pages::verbatim_message(shown.title);
    m.detail = text("challenge.practice");
    m.card = number_of(p, false);
    m.instruction = text(p.stopped_early ? "challenge.practised.some" : "challenge.practised",
        {std::to_string(p.right_at_first), std::to_string(std::min(p.answered, p.item_count)),
            std::to_string(p.missed_items.size())});
    const int days = quiz::days_practised_in_a_row(app.feature_data.get<quiz::PromptMemory>(), app.services.today());
    if (days > 0) m.fact = text("practice.streak", {std::to_string(days)});
    m.due = due_day_counts(app, *p.deck);
    m.progress = topic_progress_bars(app, *p.deck, shown, p.part);
    if (has_more(p)) m.buttons.push_back({"ch:more", text("practice.more"), ButtonKind::main});
    if (!p.missed_items.empty()) m.buttons.push_back({"ch:missed", missed_button_label(app)});
    m.buttons.push_back({"ch:stop", text("challenge.done"), has_more(p) ? ButtonKind::secondary : ButtonKind::main});
    return m;
}

/// The page of a practice session, with the current question or, at the end, the summary.
class PracticeScreen final : public Screen {
  public:
    static constexpr std::string_view kind = "practice";

    explicit PracticeScreen(PracticeSession&& practice) : practice(std::move(practice)) {}
    std::string_view name() const override { return kind; }
    std::optional<Action> draw(App& app, const ui::Theme& theme) override;
    a11y::Mirror current_mirror(const App& app) const override;
    bool handle_action(App& app, const Action& action) override;
    const char* leave_action_id() const override { return "ch:stop"; }
    bool asks_for_text(const App& app) const override { return practice_model(app).typed; }

    PracticeSession practice;
};

/// Stops practice: shows the summary if anything was answered and the summary isn't shown yet; otherwise closes the
/// page.
void stop(App& app) {
    PracticeSession& p = *current_practice(app);
    if (p.answered > 0 && !p.remaining_items.empty()) {
        p.remaining_items.clear();
        p.stopped_early = true;
        app.dialog.feedback.reset();
        return;
    }
    app.screens.close_page();
    app.dialog.feedback.reset();
    app.dialog.question.reset();
}

/// Starts another session with the same part of the deck.
void begin_next_session(App& app) {
    const PracticeSession before = *current_practice(app);
    begin_practice(app, before.deck->name, before.part);
}

bool handle_end_action(App& app, const Action& action) {
    const PracticeSession& p = *current_practice(app);
    if (action.id == "ch:more" && has_more(p))
        begin_next_session(app);
    else if (action.id == "ch:missed")
        print_or_export_missed(app, *p.deck, {p.missed_items.begin(), p.missed_items.end()});
    else
        return false;
    return true;
}

bool handle_question_action(App& app, const Action& action) {
    const auto services = question_services(app);
    const PracticeSession& p = *current_practice(app);
    const Item item = services.with_accepted_answers(*p.deck, item_now(p));
    QuestionState& question = *app.dialog.question;
    const bool typed = !item.answers.empty();
    if (pages::handle_answer_field_action(question, action, services)) return true;
    if (pages::refuse_empty_answer(question, typed, action, services)) return true;
    if (pages::refuse_near_miss(question, *p.deck, item, false, action, services)) return true;
    if (pages::handle_help_action(question, *p.deck, item, action, practice_help, services)) return true;
    if (const auto chosen = pages::chosen_answer(question, action); chosen && typed) {
        judge_answer(app, *chosen, quiz::accepts(item, *chosen, false, quiz::languages_of(*p.deck)));
        return true;
    }
    if (action.id == "ch:check" && typed)
        judge_answer(
            app, std::string(question.text), quiz::accepts(item, question.text, false, quiz::languages_of(*p.deck)));
    else if (action.id == "ch:unknown" && typed)
        judge_answer(app, "", false);
    else if ((action.id == "ch:pass" || action.id == "ch:fail") && !typed)
        judge_answer(app, "", action.id == "ch:pass");
    else if (action.id == "ch:hear")
        app.services.speak(item.prompt, p.deck->language);
    else
        return false;
    return true;
}

} // namespace

PracticeSession* current_practice(const App& app) {
    PracticeScreen* const screen = app.screens.page_as<PracticeScreen>();
    return screen == nullptr ? nullptr : &screen->practice;
}

namespace {

/// Returns the prompt under which the memory notes the item of a deck whose prompt is `prompt`.
std::string prompt_in_memory(const std::string& deck, const std::string& prompt) {
    const auto found = quiz::find_deck(deck);
    const auto item = found == nullptr ? std::nullopt : quiz::find_item(*found, prompt);
    return item ? quiz::remembered_prompt(found->items[*item]) : prompt;
}

} // namespace

void set_answer_called_right(
    App& app, const std::string& deck, const std::string& prompt, const std::string& answer, bool right) {
    change_quiz_memory(app, [&](quiz::PromptMemory& memory) {
        quiz::restore_prompt_notes(
            memory, deck, prompt_in_memory(deck, prompt), app.feature_data.get<quiz::PromptNotes>());
        quiz::set_answer_called_right(memory, deck, prompt, answer, right);
        return true;
    });
}

void note_answer(App& app, const std::string& deck, const std::string& prompt, quiz::AnswerOutcome outcome) {
    change_quiz_memory(app, [&](quiz::PromptMemory& memory) {
        const std::string noted = prompt_in_memory(deck, prompt);
        app.feature_data.get<quiz::PromptNotes>() = quiz::notes_about_prompt(memory, deck, noted);
        quiz::note_outcome(memory, deck, noted, outcome, app.services.today());
        return true;
    });
}

std::vector<int> due_items_for_game(const App& app, const Deck& deck) {
    return quiz::due_items(deck, app.feature_data.get<quiz::PromptMemory>(), app.services.today(), most_due);
}

Deck deck_with_items(const Deck& deck, const std::vector<int>& items) {
    Deck some = deck;
    some.items.clear();
    for (const int item : items) some.items.push_back(deck.items[static_cast<std::size_t>(item)]);
    return some;
}

void begin_practice(App& app, std::shared_ptr<const Deck> deck, std::vector<int> items, const quiz::DeckPart& part) {
    if (deck == nullptr || items.empty()) return;
    PracticeSession p;
    p.item_count = items.size();
    p.items_to_show = items_to_show(app, *deck, items);
    p.remaining_items = std::move(items);
    p.deck = std::move(deck);
    p.part = part;
    if (current_practice(app) != nullptr)
        app.screens.close_page();
    else if (table_on_page(app)
        == nullptr) // At the table, the sheet with the result stays open below the practice page.
        app.screens.close_sheets();
    app.screens.open(std::make_unique<PracticeScreen>(std::move(p)));
    app.dialog.question = QuestionState{};
    app.dialog.feedback.reset();
}

void begin_practice(App& app, const std::string& name, const quiz::DeckPart& part) {
    const auto deck = quiz::find_deck(name);
    if (deck == nullptr) return;
    auto items = quiz::session_items(
        *deck, part, app.feature_data.get<quiz::PromptMemory>(), app.services.today(), Rng(app.services.random_seed()));
    begin_practice(app, deck, std::move(items), part);
}

ChallengeModel practice_model(const App& app) {
    if (app.dialog.feedback) return app.dialog.feedback->card;
    const PracticeSession& p = *current_practice(app);
    if (p.remaining_items.empty()) return end_of(app, p);
    if (shows_new_item(p)) return card_of_new_item(app, p);
    const QuestionState& question = *app.dialog.question;
    ChallengeModel m = card_of(app, p, question);
    const Item& item = item_now(p);
    if (item.kind == quiz::QuestionKind::listen && can_speak(app, p))
        m.buttons.push_back({"ch:hear", text("challenge.hear")});
    if (item.answers.empty()) {
        m.judge_line = text("challenge.judged.you");
        pages::add_verdict_buttons(m);
    } else {
        pages::add_answer_text_field(m, *p.deck, question, practice_help);
    }
    m.buttons.push_back({"ch:stop", text("challenge.stop"), ButtonKind::quiet});
    return m;
}

std::optional<Action> PracticeScreen::draw(App& app, const ui::Theme& theme) {
    return pages::draw_challenge(theme, voice_of(app), practice_model(app));
}

a11y::Mirror PracticeScreen::current_mirror(const App& app) const {
    return pages::challenge_mirror(voice_of(app), practice_model(app));
}

bool PracticeScreen::handle_action(App& app, const Action& action) {
    if (action.id == "ch:stop") {
        stop(app);
        return true;
    }
    if (app.dialog.feedback) {
        const AnswerFeedback& feedback = *app.dialog.feedback;
        const bool asked = action.id == (feedback.card.passed.value_or(false) ? "ch:wrong" : "ch:right");
        if (asked && !feedback.refused_answer.empty())
            appeal(app, action.id == "ch:right");
        else
            pages::handle_feedback_action(app.dialog, action, question_services(app));
        return true;
    }
    if (practice.remaining_items.empty()) return handle_end_action(app, action);
    return shows_new_item(practice) ? handle_new_item_action(app, action) : handle_question_action(app, action);
}

} // namespace palazzo::app
