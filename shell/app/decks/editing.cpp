// Handles the controls with which a deck's questions are edited.
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/sheets.hpp"
#include "shell/app/state/ids.hpp"

#include "engine/quiz/readings.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;
using quiz::Deck;
using quiz::Item;

/// Returns the index of the first question on the page that contains the question with the index `item`.
int page_of(int item) { return item / questions_per_page * questions_per_page; }

/// Returns a line about a fault in a question, such as `Question: empty.` or `Answer 2: too long.`
Message describe_fault(const i18n::Voice& voice, const Problem& problem) {
    const auto bracket = problem.place.find('[');
    const std::string fault = voice.say(problem.fault);
    if (bracket != std::string::npos) {
        const int number = 1 + std::atoi(problem.place.c_str() + bracket + 1);
        return {"decks.fault.answer", {fault, std::to_string(number)}};
    }
    return {problem.place == "prompt" ? "decks.fault.prompt" : "decks.fault.answers", {fault}};
}

} // namespace

bool DeckItemsSheet::handle_deck_action(App& app, const Deck& deck, const Action& action) {
    const auto count = deck.items.size();
    int& first = app.screens.find<DeckSheet>()->first_question;
    if (action.id == "items_next")
        first += first + questions_per_page < static_cast<int>(count) ? questions_per_page : 0;
    else if (action.id == "items_previous")
        first = std::max(0, first - questions_per_page);
    else if (action.id == "item_add")
        open_sheet_over(app, std::make_unique<DeckItemSheet>(deck, -1));
    else if (const auto item = text_after_prefix(action.id, "item:")) {
        if (const auto index = read_index(*item, count))
            open_sheet_over(app, std::make_unique<DeckItemSheet>(deck, *index));
    } else
        return false;
    return true;
}

// ---- One question

DeckItemSheet::DeckItemSheet(const Deck& deck, int index) : DeckSheetBase(deck.name), index(index) {
    const Item& like = index < 0 ? deck.items.back() : deck.items[static_cast<std::size_t>(index)];
    if (index >= 0) {
        prompt = like.prompt;
        answers = join_answers(like.answers);
        strict_accents = like.strict_accents;
    }
    question_kind = std::max(like.kind, first_kind_with_answers);
    level = like.level;
    topic = like.topic;
    category = like.category;
}

/// Returns the question as it was before the changes: an empty one if it is new, otherwise the one in the deck.
Item DeckItemSheet::unedited_item(const Deck& deck) const {
    return index < 0 ? Item{quiz::QuestionKind::ask, 0, 0, {}, {}} : deck.items[static_cast<std::size_t>(index)];
}

/// Returns `item` with the texts and choices of this sheet. If no answer is typed, the question becomes one to talk
/// about, and its list of wrong answers is emptied. Otherwise, only those wrong answers that have become right are
/// removed from that list.
Item DeckItemSheet::typed_item(Item item) const {
    item.level = level;
    item.topic = topic;
    item.category = category;
    item.prompt = quiz::trimmed(prompt);
    item.answers = split_answers(answers, item.answers);
    std::erase_if(item.wrong_answers, [&](const quiz::WrongAnswer& wrong) {
        return item.answers.empty()
            || std::find(item.answers.begin(), item.answers.end(), wrong.text) != item.answers.end();
    });
    item.kind = item.answers.empty() ? quiz::QuestionKind::speak : question_kind;
    item.strict_accents = strict_accents;
    return item;
}

bool DeckItemSheet::is_changed(const Deck& deck) const {
    if (index < 0) return !prompt.empty() || !answers.empty();
    const Item before = unedited_item(deck);
    return typed_item(before) != before;
}

void DeckItemSheet::save_question(App& app, Deck deck) {
    Item item = typed_item(unedited_item(deck));
    if (const auto wrong = quiz::fault_in(item)) return show_fault(app, describe_fault(voice_of(app), *wrong));
    if (const auto wrong = quiz::fault_in_patterns(item)) return show_fault(app, describe_fault(voice_of(app), *wrong));
    const auto same = quiz::find_item(deck, item.prompt);
    if (same && static_cast<int>(*same) != index)
        return show_fault(app, {"decks.fault.twice", {std::to_string(*same + 1)}});
    const std::size_t at = index < 0 ? deck.items.size() : static_cast<std::size_t>(index);
    const std::string prompt = std::exchange(item.prompt, unedited_item(deck).prompt);
    if (index < 0)
        deck.items.push_back(std::move(item));
    else
        deck.items[at] = std::move(item);
    quiz::mend_prompt(deck, at, prompt);
    const int last = static_cast<int>(deck.items.size()) - 1;
    if (!save_changed_deck(app, std::move(deck), "decks.saved")) return;
    if (index < 0) app.screens.find<DeckSheet>()->first_question = page_of(last);
    app.screens.close();
}

void DeckItemSheet::ask_to_remove(App& app, const Deck& deck) {
    if (index < 0) return;
    if (deck.items.size() == 1) return show_fault(app, {"decks.fault.last", {}});
    open_sheet_over(app, std::make_unique<DeckItemRemoveSheet>(deck_name, index));
}

/// Handles the controls with choices, such as a question's kind or level. Returns false for other actions.
bool DeckItemSheet::handle_item_choice(const Deck& deck, const Action& action) {
    if (action.id == "item_kind") {
        const auto first = static_cast<std::size_t>(first_kind_with_answers);
        if (const auto chosen = read_index(action.value, quiz::question_kinds.size() - first))
            question_kind = static_cast<quiz::QuestionKind>(first + static_cast<std::size_t>(*chosen));
    } else if (action.id == "item_strict")
        strict_accents = !strict_accents;
    else if (action.id == "item_level")
        level = read_index(action.value, deck.levels.size()).value_or(level);
    else if (action.id == "item_topic")
        choose_label(topic, action.value, deck.topics.size());
    else if (action.id == "item_category")
        category = read_index(action.value, deck.categories.size()).value_or(category);
    else
        return false;
    return true;
}

bool DeckItemSheet::handle_deck_action(App& app, const Deck& deck, const Action& action) {
    if (action.id == "item_save")
        save_question(app, deck);
    else if (action.id == "item_remove")
        ask_to_remove(app, deck);
    else
        return handle_item_choice(deck, action);
    return true;
}

std::string* DeckItemSheet::find_field(const std::string& name) {
    if (name == "prompt") return &prompt;
    return name == "answers" ? &answers : nullptr;
}

void DeckItemSheet::return_to_sheet_below(App& app) {
    const auto deck = quiz::find_deck(deck_name);
    if (deck != nullptr && is_changed(*deck))
        open_sheet_over(app, std::make_unique<DeckItemLeaveSheet>(deck_name));
    else
        app.screens.close();
}

bool DeckItemLeaveSheet::handle_deck_action(App& app, const Deck&, const Action& action) {
    if (action.id != "item_keep" && action.id != "item_leave") return false;
    app.screens.close();
    if (action.id == "item_leave") app.screens.close();
    return true;
}

bool DeckItemRemoveSheet::handle_deck_action(App& app, const Deck& deck, const Action& action) {
    if (action.id == "item_keep") {
        app.screens.close();
    } else if (action.id == "really_item_remove") {
        Deck less = deck;
        less.items.erase(less.items.begin() + index);
        const int last = static_cast<int>(less.items.size()) - 1;
        if (!save_changed_deck(app, std::move(less), "decks.item.deleted")) return true;
        int& first = app.screens.find<DeckSheet>()->first_question;
        first = std::min(first, page_of(last));
        app.screens.close(); // The first call closes this sheet, the second one the question's sheet below it.
        app.screens.close();
    } else {
        return false;
    }
    return true;
}

} // namespace palazzo::app
