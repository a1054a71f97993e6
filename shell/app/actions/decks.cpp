// What the controls of the sheets of challenge decks do.
#include "shell/app/decks/decks.hpp"
#include "shell/app/actions/dispatch.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/decks/progress.hpp"
#include "shell/app/decks/sheets.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/state/ids.hpp"

#include "engine/quiz/import.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;
using quiz::Deck;
using quiz::Item;

void show(App& app, SheetKind sheet) {
    app.sheet = sheet;
    app.desk.fault = {};
    app.desk.typing.clear();
}

void refuse(App& app, Message fault) {
    app.services.say(voice_of(app).say(fault));
    app.desk.fault = std::move(fault);
}

void list_decks(App& app) {
    show(app, SheetKind::decks);
    fetch_decks(app);
}

void open_deck(App& app, const Action& action, const std::string& name) {
    if (wait_for_deck(app, name, {action, {}, {}})) return;
    if (quiz::find_deck(name) == nullptr) return notify(app, {"app.no_deck", {quoted(name)}});
    app.desk.deck = name;
    app.desk.first = 0;
    app.desk.part = {};
    show(app, SheetKind::deck);
}

/// The first choice, -1, stands for none of the labels.
void choose_label(int& which, const std::string& choice, std::size_t labels) {
    if (const auto index = index_of(choice, labels + 1)) which = *index - 1;
}

/// A copy of the deck whose sheet is open, if it is one's own.
std::optional<Deck> own_deck(const App& app) {
    const auto deck = quiz::find_deck(app.desk.deck);
    if (deck == nullptr || quiz::is_shipped(app.desk.deck)) return std::nullopt;
    return *deck;
}

/// Keeps a deck that was changed and goes to a sheet; a fault stays on the one that is open.
void change(App& app, Deck deck, SheetKind then, const char* said) {
    app.notice_until = 0;
    const std::string fault = keep_deck(app, std::move(deck));
    if (!fault.empty()) return refuse(app, pages::verbatim(fault));
    app.services.say(voice_of(app).say(said));
    show(app, then);
}

// ---- one question

/// A new question, or the one that is changed, as it was.
Item item_before(const DeckEditorState& desk, const Deck& deck) {
    return desk.item < 0 ? Item{quiz::Kind::ask, 0, 0, {}, {}} : deck.items[static_cast<std::size_t>(desk.item)];
}

/// The question as it is typed and chosen. Without an answer it is something to talk about; an answer that is right now
/// was wrong before.
Item typed_item(const DeckEditorState& desk, Item item) {
    item.level = desk.level;
    item.topic = desk.topic;
    item.category = desk.category;
    item.prompt = quiz::trimmed(desk.prompt);
    item.answers = split_answers(desk.answers, item.answers);
    std::erase_if(item.wrong, [&](const std::string& wrong) {
        return item.answers.empty() || std::find(item.answers.begin(), item.answers.end(), wrong) != item.answers.end();
    });
    item.kind = item.answers.empty() ? quiz::Kind::speak : desk.kind;
    item.strict_accents = desk.strict_accents;
    return item;
}

/// `Question: empty.`, `Answer 2: too long.`
Message told(const i18n::Voice& voice, const Problem& problem) {
    const auto bracket = problem.place.find('[');
    const std::string fault = voice.say(problem.fault);
    if (bracket != std::string::npos) {
        const int number = 1 + std::atoi(problem.place.c_str() + bracket + 1);
        return {"decks.fault.answer", {fault, std::to_string(number)}};
    }
    return {problem.place == "prompt" ? "decks.fault.prompt" : "decks.fault.answers", {fault}};
}

void edit_item(App& app, const Deck& deck, int index) {
    const Item& like =
        deck.items[static_cast<std::size_t>(index < 0 ? static_cast<int>(deck.items.size()) - 1 : index)];
    DeckEditorState& desk = app.desk;
    desk.item = index;
    desk.prompt = index < 0 ? "" : like.prompt;
    desk.answers = index < 0 ? "" : join_answers(like.answers);
    desk.kind = std::max(like.kind, first_answered);
    desk.level = like.level;
    desk.topic = like.topic;
    desk.category = like.category;
    desk.strict_accents = index >= 0 && like.strict_accents;
    show(app, SheetKind::deck_item);
}

bool is_changed(const App& app, const Deck& deck) {
    const DeckEditorState& desk = app.desk;
    if (desk.item < 0) return !desk.prompt.empty() || !desk.answers.empty();
    const Item before = item_before(desk, deck);
    return typed_item(desk, before) != before;
}

void save_item(App& app, Deck deck) {
    const int index = app.desk.item;
    Item item = typed_item(app.desk, item_before(app.desk, deck));
    if (const auto fault = quiz::fault_in(item)) return refuse(app, told(voice_of(app), *fault));
    if (const auto fault = quiz::fault_in_patterns(item)) return refuse(app, told(voice_of(app), *fault));
    const auto same = quiz::find_item(deck, item.prompt);
    if (same && static_cast<int>(*same) != index)
        return refuse(app, {"decks.fault.twice", {std::to_string(*same + 1)}});
    if (index < 0) {
        deck.items.push_back(std::move(item));
        app.desk.first = (static_cast<int>(deck.items.size()) - 1) / questions_a_page * questions_a_page;
    } else {
        deck.items[static_cast<std::size_t>(index)] = std::move(item);
    }
    change(app, std::move(deck), SheetKind::deck_items, "decks.saved");
}

void ask_to_remove_item(App& app, const Deck& deck) {
    if (app.desk.item < 0) return;
    if (deck.items.size() == 1) return refuse(app, {"decks.fault.last", {}});
    show(app, SheetKind::deck_item_remove);
}

void remove_item(App& app, Deck deck) {
    if (app.desk.item < 0) return;
    deck.items.erase(deck.items.begin() + app.desk.item);
    const int last = static_cast<int>(deck.items.size()) - 1;
    app.desk.first = std::min(app.desk.first, last / questions_a_page * questions_a_page);
    change(app, std::move(deck), SheetKind::deck_items, "decks.item.deleted");
}

// ---- typing

std::string* field_of(DeckEditorState& desk, const std::string& name) {
    if (name == "prompt") return &desk.prompt;
    if (name == "answers") return &desk.answers;
    return name == "title" ? &desk.title : nullptr;
}

bool act_on_fields(App& app, const Action& action) {
    if (action.id == "typed") {
        app.desk.typing.clear();
    } else if (const auto field = behind(action.id, "type:")) {
        if (field_of(app.desk, *field) != nullptr && !app.services.type("field:" + *field)) app.desk.typing = *field;
    } else if (const auto name = behind(action.id, "field:")) {
        constexpr std::size_t longest = 2000; // what it may be in the end is told when it is saved
        std::string* text = field_of(app.desk, *name);
        if (text == nullptr) return true;
        *text = quiz::shortened(action.value, longest);
        std::replace_if(
            text->begin(), text->end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
        app.desk.fault = {};
    } else {
        return false;
    }
    return true;
}

// ---- the sheets

bool asks_about_item(SheetKind sheet) {
    return sheet == SheetKind::deck_item_leave || sheet == SheetKind::deck_item_remove;
}

/// Each lies over the one it was opened from.
void close(App& app) {
    app.notice_until = 0;
    if (app.sheet == SheetKind::deck_item) {
        const auto deck = own_deck(app);
        const bool unsaved = deck && is_changed(app, *deck);
        return show(app, unsaved ? SheetKind::deck_item_leave : SheetKind::deck_items);
    }
    if (asks_about_item(app.sheet)) return show(app, SheetKind::deck_item);
    if (app.sheet == SheetKind::decks) return show(app, SheetKind::none);
    if (app.sheet == SheetKind::deck) return list_decks(app);
    show(app, SheetKind::deck);
}

void copy_deck(App& app, Deck deck) {
    const auto titled = [&](std::string_view title) {
        return voice_of(app).say("decks.copy.name", {std::string(title)});
    };
    const std::size_t added = titled("").size();
    const std::size_t room = quiz::longest_title - std::min(added, quiz::longest_title);
    deck.title = titled(quiz::shortened(deck.title, room));
    make_new(app, deck);
    app.desk.deck = deck.name;
    change(app, std::move(deck), SheetKind::deck, "decks.copied");
}

/// What can be done with any deck.
bool act_on_deck(App& app, const Action& action) {
    const auto deck = quiz::find_deck(app.desk.deck);
    if (deck == nullptr) return false;
    if (action.id == "deck_json")
        export_file(app, deck->name + ".json", quiz::write_deck_text(*deck));
    else if (action.id == "deck_csv")
        export_file(app, deck->name + ".csv", quiz::export_csv(*deck));
    else if (action.id == "practise_level")
        choose_label(app.desk.part.level, action.value, deck->levels.size());
    else if (action.id == "practise_topic")
        choose_label(app.desk.part.topic, action.value, deck->topics.size());
    else if (action.id == "deck_missed")
        hand_out_missed(app, *deck, missed_of(app, *deck, app.desk.part));
    else if (action.id == "deck_called_right")
        hand_out_called_right(app, *deck);
    else if (action.id == "deck_copy")
        copy_deck(app, *deck);
    else if (action.id == "deck_keep")
        show(app, SheetKind::deck);
    else
        return false;
    return true;
}

void remove_deck(App& app) {
    erase_deck(app, app.desk.deck);
    list_decks(app);
}

bool act_on_items(App& app, const Deck& deck, const Action& action) {
    const auto count = deck.items.size();
    if (action.id == "items_next")
        app.desk.first += app.desk.first + questions_a_page < static_cast<int>(count) ? questions_a_page : 0;
    else if (action.id == "items_previous")
        app.desk.first = std::max(0, app.desk.first - questions_a_page);
    else if (action.id == "item_add")
        edit_item(app, deck, -1);
    else if (const auto item = behind(action.id, "item:")) {
        if (const auto index = index_of(*item, count)) edit_item(app, deck, *index);
    } else if (action.id == "item_kind") {
        const auto first = static_cast<std::size_t>(first_answered);
        if (const auto index = index_of(action.value, quiz::kinds.size() - first))
            app.desk.kind = static_cast<quiz::Kind>(first + static_cast<std::size_t>(*index));
    } else if (action.id == "item_strict")
        app.desk.strict_accents = !app.desk.strict_accents;
    else if (action.id == "item_level")
        app.desk.level = index_of(action.value, deck.levels.size()).value_or(app.desk.level);
    else if (action.id == "item_topic")
        choose_label(app.desk.topic, action.value, deck.topics.size());
    else if (action.id == "item_category")
        app.desk.category = index_of(action.value, deck.categories.size()).value_or(app.desk.category);
    else
        return false;
    return true;
}

/// What can be done with one's own.
bool act_on_own(App& app, const Action& action) {
    auto deck = own_deck(app);
    if (!deck) return false;
    if (action.id == "deck_edit") {
        show(app, SheetKind::deck_items);
    } else if (action.id == "deck_rename") {
        app.desk.title = deck->title;
        show(app, SheetKind::deck_title);
    } else if (action.id == "deck_retitle") {
        deck->title = quiz::trimmed(app.desk.title);
        change(app, *std::move(deck), SheetKind::deck, "decks.saved");
    } else if (action.id == "deck_remove") {
        show(app, SheetKind::deck_remove);
    } else if (action.id == "really_deck_remove" && app.sheet == SheetKind::deck_remove) {
        remove_deck(app);
    } else if (action.id == "item_save" && app.sheet == SheetKind::deck_item) {
        save_item(app, *std::move(deck));
    } else if (action.id == "item_remove" && app.sheet == SheetKind::deck_item) {
        ask_to_remove_item(app, *deck);
    } else if (action.id == "really_item_remove" && app.sheet == SheetKind::deck_item_remove) {
        remove_item(app, *std::move(deck));
    } else if (action.id == "item_keep" && asks_about_item(app.sheet)) {
        show(app, SheetKind::deck_item);
    } else if (action.id == "item_leave" && app.sheet == SheetKind::deck_item_leave) {
        show(app, SheetKind::deck_items);
    } else {
        return act_on_items(app, *deck, action);
    }
    return true;
}

} // namespace

bool act_on_decks(App& app, const Action& action) {
    if (action.id == "decks") {
        list_decks(app);
    } else if (action.id == "import_deck") {
        choose_file(app);
    } else if (const auto name = behind(action.id, "deck:")) {
        open_deck(app, action, *name);
    } else if (!is_deck_sheet(app.sheet)) {
        return false;
    } else if (action.id == "close") {
        close(app);
    } else {
        return act_on_fields(app, action) || act_on_deck(app, action) || act_on_own(app, action);
    }
    return true;
}

} // namespace palazzo::app
