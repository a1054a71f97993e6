#include "shell/app/decks/sheets.hpp"

#include "shell/app/decks/decks.hpp"

#include "engine/quiz/registry.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

using pages::button_item;
using pages::field_item;
using pages::heading_item;
using pages::row_item;
using pages::SheetItem;
using pages::SheetModel;
using pages::text_item;
using quiz::Deck;
using quiz::Item;
using ui::Icon;
using Kind = SheetItem::Kind;

constexpr std::size_t longest_answers = quiz::most_answers * (quiz::longest_answer + 2);
constexpr std::size_t samples = 3;

/// What is to be known: above what it is about, so that it is in sight.
void add_notice(SheetModel& model, const App& app) {
    SheetItem notice;
    notice.kind = Kind::notice;
    notice.label = !app.desk.fault.empty() ? app.desk.fault : app.services.clock() < app.notice_until ? app.notice : "";
    if (!notice.label.empty()) model.items.push_back(std::move(notice));
}

/// Shipped decks before one's own, each in the order of their titles.
std::vector<std::string> listed() {
    std::vector<std::string> names;
    std::vector<std::string> keys; // what they are ordered by, as long as the list is
    for (const std::string& name : quiz::names_on_shelf()) {
        const std::string key = (quiz::is_shipped(name) ? "0" : "1") + deck_title(name);
        const auto at = std::upper_bound(keys.begin(), keys.end(), key);
        names.insert(names.begin() + (at - keys.begin()), name);
        keys.insert(at, key);
    }
    return names;
}

SheetModel decks_sheet(const App& app) {
    SheetModel model{"decks", "Question decks", {}};
    for (const std::string& name : listed())
        model.items.push_back(row_item("deck:" + name, deck_title(name), deck_detail(app, name),
            quiz::is_shipped(name) ? Icon::cards : Icon::person));
    add_notice(model, app);
    model.items.push_back(
        row_item("import_deck", "Import a deck", "CSV, TSV, Anki's text export, or our JSON", Icon::imported));
    return model;
}

/// `A1 (140), A2 (142)`: the labels that items have, and how many of them.
std::string counted(const Deck& deck, const std::vector<std::string>& labels, int Item::*which) {
    std::string text;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto n = std::count_if(
            deck.items.begin(), deck.items.end(), [&](const Item& item) { return item.*which == static_cast<int>(i); });
        text += (text.empty() ? "" : ", ") + labels[i] + " (" + std::to_string(n) + ")";
    }
    return text;
}

/// What a deck holds.
void add_content(SheetModel& model, const Deck& deck) {
    std::string first = count_of(deck.items.size());
    if (!deck.language.empty()) first = pages::language_name(deck.language) + " · " + first;
    if (deck.levels.size() > 1) first += "\n**Levels:** " + counted(deck, deck.levels, &Item::level);
    if (deck.categories.size() > 1)
        first += "\n**Sides of the die:** " + counted(deck, deck.categories, &Item::category);
    model.items.push_back(text_item(first));
    std::string examples;
    const std::size_t n = std::min(samples, deck.items.size());
    for (std::size_t i = 0; i < n; ++i) {
        const Item& item = deck.items[i * deck.items.size() / n];
        examples += (examples.empty() ? "" : "\n") + item.prompt;
        if (!item.answers.empty() && item.answers.front() != item.prompt) examples += " – " + item.answers.front();
    }
    model.items.push_back(heading_item("For example"));
    model.items.push_back(text_item(std::move(examples)));
}

SheetModel deck_sheet(const App& app, const Deck& deck) {
    SheetModel model{"deck", deck.title, {}};
    const bool own = !quiz::is_shipped(deck.name);
    add_notice(model, app);
    add_content(model, deck);
    model.items.push_back(button_item(Kind::main, "practise:" + deck.name, "Practise"));
    if (own) {
        model.items.push_back(row_item("deck_edit", "Edit the questions", "", Icon::rules));
        model.items.push_back(row_item("deck_rename", "Rename", "", Icon::edit));
    } else {
        model.items.push_back(row_item("deck_copy", "Make my own copy", "To be changed as you like", Icon::copy));
    }
    model.items.push_back(row_item("deck_csv", "Export as CSV", "For a spreadsheet", Icon::exported));
    model.items.push_back(row_item("deck_json", "Export as JSON", "To be imported elsewhere", Icon::exported));
    if (own) model.items.push_back(button_item(Kind::danger, "deck_remove", "Delete"));
    return model;
}

SheetModel title_sheet(const App& app) {
    SheetModel model{"deck_title", "Rename", {}};
    model.items.push_back(
        field_item("title", "Title", app.desk.title, quiz::longest_title, app.desk.typing == "title"));
    add_notice(model, app);
    model.items.push_back(button_item(Kind::main, "deck_retitle", "Save"));
    return model;
}

SheetModel items_sheet(const App& app, const Deck& deck) {
    const int all = static_cast<int>(deck.items.size());
    const int first = app.desk.first;
    const int end = std::min(first + questions_a_page, all);
    const auto range = [&](int from) {
        return std::to_string(from + 1) + "–" + std::to_string(std::min(from + questions_a_page, all)) + " of "
            + std::to_string(all);
    };
    // Each page begins at its top.
    SheetModel model{"deck_items_" + std::to_string(first), deck.title, {}};
    add_notice(model, app);
    model.items.push_back(row_item("item_add", "Add a question", "", Icon::plus));
    if (first > 0)
        model.items.push_back(
            row_item("items_previous", "Previous questions", range(first - questions_a_page), Icon::up));
    for (int i = first; i < end; ++i) {
        const Item& item = deck.items[static_cast<std::size_t>(i)];
        std::string answers = join_answers(item.answers);
        model.items.push_back(
            row_item("item:" + std::to_string(i), item.prompt, answers.empty() ? "To talk about" : std::move(answers)));
    }
    if (end < all) model.items.push_back(row_item("items_next", "Next questions", range(end), Icon::down));
    return model;
}

SheetItem choice(const char* id, const char* label, const std::vector<std::string>& options, int chosen) {
    SheetItem item;
    item.kind = Kind::choice;
    item.id = id;
    item.label = label;
    item.options = options;
    item.chosen = chosen;
    return item;
}

SheetModel item_sheet(const App& app, const Deck& deck) {
    const DeckEditorState& desk = app.desk;
    SheetModel model{"deck_item", desk.item < 0 ? "New question" : "Question " + std::to_string(desk.item + 1), {}};
    model.items.push_back(field_item("prompt", "Question", desk.prompt, quiz::longest_prompt, desk.typing == "prompt"));
    model.items.push_back(
        field_item("answers", "Answers, separated by ;", desk.answers, longest_answers, desk.typing == "answers"));
    if (desk.answers.empty()) model.items.push_back(text_item("Without an answer it is something to talk about."));
    if (deck.levels.size() > 1) model.items.push_back(choice("item_level", "Level", deck.levels, desk.level));
    if (deck.categories.size() > 1)
        model.items.push_back(choice("item_category", "Category", deck.categories, desk.category));
    add_notice(model, app);
    model.items.push_back(button_item(Kind::main, "item_save", "Save"));
    if (desk.item >= 0) model.items.push_back(button_item(Kind::danger, "item_remove", "Delete the question"));
    return model;
}

SheetModel leave_item_sheet() {
    return {"deck_item_leave", "Leave without saving?",
        {text_item("What you have typed for this question isn’t saved."),
            button_item(Kind::main, "item_keep", "Go on editing"),
            button_item(Kind::danger, "item_leave", "Leave it unsaved")}};
}

SheetModel remove_item_sheet(const Deck& deck, int index) {
    return {"deck_item_remove", "Delete this question?",
        {text_item(deck.items[static_cast<std::size_t>(index)].prompt),
            button_item(Kind::danger, "really_item_remove", "Delete it"),
            button_item(Kind::button, "item_keep", "Keep it")}};
}

SheetModel remove_sheet(const Deck& deck) {
    return {"deck_remove", "Delete this deck?",
        {text_item(deck.title + ", " + count_of(deck.items.size())
             + ". It can't be brought back, except from a file you exported."),
            button_item(Kind::danger, "really_deck_remove", "Delete it"),
            button_item(Kind::button, "deck_keep", "Keep it")}};
}

} // namespace

pages::SheetModel deck_sheet_model(const App& app) {
    const auto deck = quiz::on_shelf(app.desk.deck);
    if (deck == nullptr || app.sheet == SheetKind::decks) return decks_sheet(app);
    switch (app.sheet) {
    case SheetKind::deck_title: return title_sheet(app);
    case SheetKind::deck_items: return items_sheet(app, *deck);
    case SheetKind::deck_item: return item_sheet(app, *deck);
    case SheetKind::deck_item_leave: return leave_item_sheet();
    case SheetKind::deck_item_remove: return remove_item_sheet(*deck, app.desk.item);
    case SheetKind::deck_remove: return remove_sheet(*deck);
    default: return deck_sheet(app, *deck);
    }
}

} // namespace palazzo::app
