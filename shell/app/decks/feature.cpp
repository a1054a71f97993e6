// Opens the sheets of challenge decks, and handles the controls of a deck.
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/language_choice.hpp"
#include "shell/app/decks/pasted_list.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/decks/printing.hpp"
#include "shell/app/decks/progress.hpp"
#include "shell/app/decks/sheets.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/state/ids.hpp"

#include "engine/quiz/anki_export.hpp"
#include "engine/quiz/export.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace palazzo::app {

using a11y::Action;
using quiz::Deck;

// ---- The common part of all sheets

DeckSheetBase::DeckSheetBase(const std::string& deck_name) : deck_name(deck_name) {}

DeckSheetBase::~DeckSheetBase() = default;

void DeckSheetBase::open_sheet_over(App& app, std::unique_ptr<Screen> sheet) {
    fault = {};
    typing_field.clear();
    app.screens.open(std::move(sheet));
}

void DeckSheetBase::show_fault(const App& app, Message why) {
    app.services.announce_to_viewer(voice_of(app).say(why));
    fault = std::move(why);
}

bool DeckSheetBase::save_changed_deck(App& app, Deck deck, const char* said) {
    app.notice_until = 0;
    const std::string wrong = save_deck(app, std::move(deck));
    if (wrong.empty())
        app.services.announce_to_viewer(voice_of(app).say(said));
    else
        show_fault(app, pages::verbatim_message(wrong));
    return wrong.empty();
}

bool DeckSheetBase::handle_field_action(App& app, const Action& action) {
    if (action.id == "typed") {
        typing_field.clear();
    } else if (const auto wanted = text_after_prefix(action.id, "type:")) {
        if (find_field(*wanted) != nullptr && !app.services.open_text_field("field:" + *wanted)) typing_field = *wanted;
    } else if (const auto name = text_after_prefix(action.id, "field:")) {
        constexpr std::size_t longest = 2000; // The field's own, shorter limit is checked when the deck is saved.
        std::string* text = find_field(*name);
        if (text == nullptr) return true;
        *text = quiz::shortened(action.value, longest);
        std::replace_if(
            text->begin(), text->end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
        fault = {};
    } else {
        return false;
    }
    return true;
}

bool DeckSheetBase::handle_action(App& app, const Action& action) {
    if (action.id == "close") {
        app.notice_until = 0;
        return_to_sheet_below(app);
        return true;
    }
    if (handle_field_action(app, action)) return true;
    const auto deck = quiz::find_deck(deck_name);
    return deck != nullptr && handle_deck_action(app, *deck, action);
}

void choose_label(int& which, const std::string& choice, std::size_t labels) {
    if (const auto index = read_index(choice, labels + 1)) which = *index - 1;
}

// ---- One deck

void DeckSheet::return_to_sheet_below(App& app) { open_deck_list(app); }

/// Keeps a copy of a deck, which is given as it is shown: the copy asks in the program's language.
void DeckSheet::copy_deck(App& app, Deck deck) {
    const auto titled = [&](std::string_view title) {
        return voice_of(app).say("decks.copy.name", {std::string(title)});
    };
    const std::size_t added = titled("").size();
    const std::size_t room = quiz::longest_title - std::min(added, quiz::longest_title);
    deck.title = titled(quiz::shortened(deck.title, room));
    make_names_unique(app, deck);
    std::string name = deck.name;
    if (save_changed_deck(app, std::move(deck), "decks.copied"))
        app.screens.replace(std::make_unique<DeckSheet>(std::move(name), part));
}

quiz::DeckPart DeckSheet::practised_part(const App& app, const Deck& deck) const {
    quiz::DeckPart practised = part;
    practised.region = chosen_region(app, deck).value_or(-1);
    return practised;
}

void set_new_questions_first(App& app, bool first) {
    app.settings.shows_new_questions_first = first;
    save_settings(app);
}

/// Stores the region whose usage is learnt from this deck, in practice and in games.
void choose_region(App& app, const Deck& deck, const std::string& choice) {
    int region = -1;
    choose_label(region, choice, deck.regions.size());
    if (region == -1)
        app.settings.regions.erase(deck.name);
    else
        app.settings.regions[deck.name] = deck.regions[static_cast<std::size_t>(region)];
    save_settings(app);
}

/// Handles the controls that both shipped and custom decks have. Other actions for a custom deck are passed to
/// `handle_custom_deck_action`.
bool DeckSheet::handle_deck_action(App& app, const Deck& deck, const Action& action) {
    if (action.id == "deck_json")
        export_file(app, deck.name + ".json", quiz::write_deck_text(deck));
    else if (action.id == "deck_anki")
        export_file(app, deck.name + "-anki.txt", quiz::export_anki(deck));
    else if (action.id == "deck_csv")
        export_file(app, deck.name + ".csv", quiz::export_csv(deck));
    else if (action.id == "deck_progress")
        export_file(app, deck.name + "-progress.csv",
            quiz::export_progress_csv(deck, app.feature_data.get<quiz::PromptMemory>(), app.services.today()));
    else if (action.id == "practise_level")
        choose_label(part.level, action.value, deck.levels.size());
    else if (action.id == "practise_topic")
        choose_label(part.topic, action.value, deck.topics.size());
    else if (action.id == "practise_category")
        choose_label(part.category, action.value, deck.categories.size());
    else if (action.id == "practise_new_first")
        set_new_questions_first(app, !app.settings.shows_new_questions_first);
    else if (action.id == "practise_region")
        choose_region(app, deck, action.value);
    else if (action.id == "practise:" + deck_name)
        begin_practice(app, deck_name, practised_part(app, deck));
    else if (action.id == "deck_called_right")
        export_answers_called_right(app, deck);
    else if (action.id == "deck_missed")
        print_or_export_missed(app, deck, missed_items_in_part(app, deck, practised_part(app, deck)));
    else if (action.id == "deck_print")
        open_sheet_over(app, std::make_unique<DeckPrintSheet>(deck_name, practised_part(app, deck)));
    else if (action.id == "deck_copy")
        copy_deck(app, *shown_deck(app, quiz::find_deck(deck_name)));
    else
        return !quiz::is_shipped_deck(deck_name) && handle_custom_deck_action(app, deck, action);
    return true;
}

bool DeckPrintSheet::handle_deck_action(App& app, const Deck& deck, const Action& action) {
    for (const auto& [form, name] : printed_forms) {
        if (action.id != "print:" + std::string(name)) continue;
        print_or_export_deck(app, deck, part, form);
        return true;
    }
    return false;
}

/// Handles the controls that only custom decks have. Returns false for other actions.
bool DeckSheet::handle_custom_deck_action(App& app, const Deck& deck, const Action& action) {
    if (action.id == "deck_edit")
        open_sheet_over(app, std::make_unique<DeckItemsSheet>(deck_name));
    else if (action.id == "deck_rename")
        open_sheet_over(app, std::make_unique<DeckTitleSheet>(deck));
    else if (action.id == "deck_remove")
        open_sheet_over(app, std::make_unique<DeckRemoveSheet>(deck_name));
    else
        return false;
    return true;
}

bool DeckTitleSheet::handle_deck_action(App& app, const Deck& deck, const Action& action) {
    if (action.id == "deck_language" || action.id == "deck_asked_in") {
        choose_language(action.id == "deck_language" ? language : question_language, action.value);
        return true;
    }
    if (action.id != "deck_retitle") return false;
    Deck renamed = deck;
    renamed.language = language;
    renamed.question_language = question_language;
    renamed.title = quiz::trimmed(title);
    if (save_changed_deck(app, std::move(renamed), "decks.saved")) app.screens.close();
    return true;
}

bool DeckRemoveSheet::handle_deck_action(App& app, const Deck&, const Action& action) {
    if (action.id == "deck_keep") {
        app.screens.close();
    } else if (action.id == "really_deck_remove") {
        erase_deck(app, deck_name);
        open_deck_list(app);
    } else {
        return false;
    }
    return true;
}

// ---- Commands

void open_deck_list(App& app) {
    app.screens.open_on_page(std::make_unique<DeckListSheet>());
    fetch_shipped_decks(app);
}

void open_deck_over_list(App& app, const std::string& name) {
    app.screens.open_on_page(std::make_unique<DeckListSheet>());
    app.screens.open(std::make_unique<DeckSheet>(name));
}

namespace {

void open_list(App& app, const std::string&, const Action&) { open_deck_list(app); }

void open_deck(App& app, const std::string& name, const Action& action) {
    if (defer_until_deck_arrives(app, name, {action, {}, {}})) return;
    if (quiz::find_deck(name) == nullptr) return notify(app, {"app.no_deck", {quoted(name)}});
    open_deck_over_list(app, name);
}

void import_deck(App& app, const std::string&, const Action&) { let_player_choose_file(app); }

void paste_list(App& app, const std::string&, const Action&) { ask_for_list(app); }

void open_list_of_words(App& app, const std::string&, const Action& action) { open_pasted_list(app, action.value); }

void practise(App& app, const std::string& deck, const Action&) { begin_practice(app, deck, quiz::DeckPart{}); }

constexpr Command decks_commands[]{{"decks", open_list}, {"deck:", open_deck}, {"import_deck", import_deck},
    {"paste_list", paste_list}, {"pasted", open_list_of_words}, {"practise:", practise}};

} // namespace

constinit const Feature decks_feature{
    .commands = decks_commands, .stored_documents = std::span(&quiz_memory_document, 1)};

} // namespace palazzo::app
