#include "shell/app/decks/sheets.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/language_choice.hpp"
#include "shell/app/decks/printing.hpp"
#include "shell/app/decks/progress.hpp"

#include "engine/quiz/export.hpp"
#include "engine/quiz/pattern.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/registry.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

using i18n::Voice;
using pages::button_item;
using pages::choice_item;
using pages::field_item;
using pages::heading_item;
using pages::row_item;
using pages::SheetItem;
using pages::SheetModel;
using pages::text_item;
using pages::toggle_item;
using quiz::Deck;
using quiz::Item;
using ui::Icon;
using Kind = SheetItem::ItemKind;

constexpr std::size_t longest_answers = quiz::most_answers * (quiz::longest_answer + 2);
constexpr std::size_t samples = 3;

void add_line(SheetModel& model, std::string line) {
    if (line.empty()) return;
    SheetItem notice;
    notice.kind = Kind::notice;
    notice.label = std::move(line);
    model.items.push_back(std::move(notice));
}

std::string notice_on(const App& app, const Message& fault) {
    return fault.id.empty() ? notice_of(app) : voice_of(app).say(fault);
}

/// Returns the sheet that lists the decks. It is also shown in place of a deck that no longer exists.
SheetModel decks_sheet(const App& app, const std::string& notice) {
    const Voice voice = voice_of(app);
    SheetModel model{"decks", voice.say("decks.title"), {}};
    for (const std::string& name : deck_names_by_title(app))
        model.items.push_back(row_item("deck:" + name, deck_title(app, name), deck_detail_line(app, name),
            quiz::is_shipped_deck(name) ? Icon::cards : Icon::person));
    add_line(model, notice);
    model.items.push_back(
        row_item("import_deck", voice.say("decks.import"), voice.say("decks.import.detail"), Icon::imported));
    model.items.push_back(
        row_item("paste_list", voice.say("decks.paste"), voice.say("decks.paste.detail"), Icon::edit));
    return model;
}

/// Returns the labels, each with the number of items that have it, such as `A1 (140), A2 (142)`.
std::string counts_in_words(
    const Deck& deck, const std::vector<std::string>& labels, int Item::*which, const Voice& voice) {
    std::vector<std::string> counts;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto n = std::count_if(
            deck.items.begin(), deck.items.end(), [&](const Item& item) { return item.*which == static_cast<int>(i); });
        counts.push_back(labels[i] + " (" + std::to_string(n) + ")");
    }
    return voice.join(counts, "list.more");
}

/// Adds a description of a deck's content, and a few of its questions as examples.
void add_content(SheetModel& model, const Deck& deck, const Voice& voice) {
    std::string first = deck_content_line(voice, deck);
    if (deck.levels.size() > 1)
        first += "\n" + voice.say("decks.levels", {counts_in_words(deck, deck.levels, &Item::level, voice)});
    if (deck.categories.size() > 1)
        first += "\n" + voice.say("decks.categories", {counts_in_words(deck, deck.categories, &Item::category, voice)});
    model.items.push_back(text_item(first));
    model.items.push_back(heading_item(voice.say("decks.example")));
    model.items.push_back(text_item(""));
    std::string& examples = model.items.back().label;
    const std::size_t n = std::min(samples, deck.items.size());
    for (std::size_t i = 0; i < n; ++i) {
        const Item& item = deck.items[i * deck.items.size() / n];
        examples += (examples.empty() ? "" : "\n") + item.prompt;
        const std::string answer = quiz::shown_answer(item);
        const bool other = !answer.empty() && answer != item.prompt;
        if (other) examples += " – " + answer;
        pages::mark_foreign_texts(model, deck, item, other ? answer : "");
    }
}

/// Adds the choice of a part of `deck`, a line that says how many questions of the part are due or new, the button that
/// starts practice, and a row for missed questions. The labels of levels, categories and topics are those of `shown`,
/// which is the deck in the language in use.
void add_practice(SheetModel& model, const App& app, const Deck& deck, const Deck& shown, const quiz::DeckPart& part,
    const Voice& voice) {
    const auto narrow = [&](const char* id, const char* label, const std::vector<std::string>& names, int chosen,
                            bool folds) {
        if (names.size() < 2) return;
        std::vector<std::string> options{voice.say("challenge.levels.all")};
        options.insert(options.end(), names.begin(), names.end());
        model.items.push_back(choice_item(id, voice.say(label), options, chosen + 1));
        model.items.back().folds = folds;
    };
    narrow("practise_level", "practice.level", shown.levels, part.level, false);
    narrow("practise_category", "decks.item.category", shown.categories, part.category, true);
    narrow("practise_topic", "challenge.topics", shown.topics, part.topic, true);
    narrow("practise_region", "decks.region", shown.regions, part.region, true);
    const quiz::ItemCounts here =
        quiz::count_items(deck, part, app.feature_data.get<quiz::PromptMemory>(), app.services.today());
    model.items.push_back(text_item(here.all == 0
            ? voice.say("practice.none")
            : voice.say("practice.waiting", {std::to_string(here.due), std::to_string(here.unseen)})));
    if (here.all > 0)
        model.items.push_back(button_item(Kind::main, "practise:" + deck.name, voice.say("decks.practise")));
    if (std::any_of(deck.items.begin(), deck.items.end(), [](const Item& item) { return !item.answers.empty(); }))
        model.items.push_back(toggle_item("practise_new_first", voice.say("practice.new_first"),
            voice.say("practice.new_first.detail"), app.settings.shows_new_questions_first));
    if (const auto missed = missed_items_in_part(app, deck, part).size(); missed > 0)
        model.items.push_back(row_item("deck_missed", voice.say(missed_button_label(app)),
            voice.say("practice.missed.detail", {std::to_string(missed)}), Icon::exported));
}

/// Adds the choices of a question's kind, level, topic and category.
void add_choices(SheetModel& model, const DeckItemSheet& desk, const Deck& deck, const Voice& voice) {
    if (desk.answers.empty()) {
        model.items.push_back(text_item(voice.say("decks.item.no_answer")));
    } else {
        std::vector<std::string> kinds;
        for (auto i = static_cast<std::size_t>(first_kind_with_answers); i < quiz::question_kinds.size(); ++i)
            kinds.push_back(voice.say(pages::instruction_for(deck, static_cast<quiz::QuestionKind>(i), false)));
        model.items.push_back(choice_item("item_kind", voice.say("decks.item.kind"), std::move(kinds),
            static_cast<int>(desk.question_kind) - static_cast<int>(first_kind_with_answers)));
    }
    if (deck.levels.size() > 1)
        model.items.push_back(choice_item("item_level", voice.say("decks.item.level"), deck.levels, desk.level));
    if (!deck.topics.empty()) {
        std::vector<std::string> topics{voice.say("decks.item.no_topic")};
        topics.insert(topics.end(), deck.topics.begin(), deck.topics.end());
        model.items.push_back(
            choice_item("item_topic", voice.say("challenge.topics"), std::move(topics), desk.topic + 1));
    }
    if (deck.categories.size() > 1)
        model.items.push_back(
            choice_item("item_category", voice.say("decks.item.category"), deck.categories, desk.category));
    if (!desk.answers.empty())
        model.items.push_back(toggle_item(
            "item_strict", voice.say("decks.item.strict"), voice.say("decks.item.strict.detail"), desk.strict_accents));
}

/// Returns a sheet that asks whether to delete something for good.
SheetModel ask_sheet(
    const char* id, const Voice& voice, const char* title, std::string what, const char* yes, const char* no) {
    return {id, voice.say(title),
        {text_item(std::move(what)), button_item(Kind::danger, yes, voice.say("sheet.delete")),
            button_item(Kind::button, no, voice.say("sheet.keep"))}};
}

} // namespace

void DeckSheetBase::add_notice(SheetModel& model, const App& app) const { add_line(model, notice_on(app, fault)); }

SheetModel DeckSheetBase::model(const App& app) const {
    const auto deck = quiz::find_deck(deck_name);
    return deck == nullptr ? decks_sheet(app, notice_on(app, fault)) : deck_model(app, *deck, voice_of(app));
}

SheetModel DeckSheet::deck_model(const App& app, const Deck& deck, const Voice& voice) const {
    const auto shown = shown_deck(app, quiz::find_deck(deck.name));
    SheetModel model{"deck", shown->title, {}};
    const bool own = !quiz::is_shipped_deck(deck.name);
    const auto row = [&](const char* id, const char* label, const char* detail, Icon icon) {
        model.items.push_back(row_item(id, voice.say(label), voice.say(detail), icon));
    };
    add_notice(model, app);
    add_content(model, *shown, voice);
    add_practice(model, app, deck, *shown, practised_part(app, deck), voice);
    if (own) {
        row("deck_edit", "decks.edit", "", Icon::rules);
        row("deck_rename", "decks.rename", deck.language.empty() ? "decks.rename.unknown" : "", Icon::edit);
    } else {
        row("deck_copy", "decks.copy", "decks.copy.detail", Icon::copy);
    }
    const std::string share_command = "share_deck:" + deck.name;
    row(share_command.c_str(), "decks.share", "decks.share.detail", Icon::share);
    row("deck_csv", "decks.csv", "decks.csv.detail", Icon::exported);
    if (quiz::has_progress(app.feature_data.get<quiz::PromptMemory>(), deck.name))
        row("deck_progress", "decks.progress", "decks.progress.detail", Icon::exported);
    row("deck_json", "decks.json", "decks.json.detail", Icon::exported);
    row("deck_anki", "decks.anki", "decks.anki.detail", Icon::exported);
    row("deck_print", app.services.can_print() ? "decks.print" : "decks.print.save", "decks.print.detail",
        Icon::exported);
    if (const quiz::AnswersCalledRight* answers =
            quiz::answers_called_right(app.feature_data.get<quiz::PromptMemory>(), deck.name))
        model.items.push_back(row_item("deck_called_right", voice.say("decks.called_right"),
            voice.say("decks.called_right.detail", {std::to_string(answers->size())}), Icon::exported));
    if (own) model.items.push_back(button_item(Kind::danger, "deck_remove", voice.say("decks.remove")));
    return model;
}

SheetModel DeckPrintSheet::deck_model(const App& app, const Deck& deck, const Voice& voice) const {
    SheetModel model{"deck_print", voice.say(app.services.can_print() ? "decks.print" : "decks.print.save"), {}};
    add_notice(model, app);
    const int count =
        quiz::count_items(deck, part, app.feature_data.get<quiz::PromptMemory>(), app.services.today()).all;
    model.items.push_back(text_item(voice.say("decks.questions", {std::to_string(count)})));
    for (const auto& [form, name] : printed_forms) {
        const std::string id = "print." + std::string(name);
        model.items.push_back(
            row_item("print:" + std::string(name), voice.say(id), voice.say(id + ".detail"), Icon::exported));
    }
    return model;
}

SheetModel DeckTitleSheet::deck_model(const App& app, const Deck&, const Voice& voice) const {
    SheetModel model{"deck_title", voice.say("decks.rename"), {}};
    model.items.push_back(
        field_item("title", voice.say("decks.name"), title, quiz::longest_title, typing_field == "title"));
    add_language_choice(model, voice, "deck_language", "decks.list.language", language);
    add_language_choice(model, voice, "deck_asked_in", "decks.list.asked_in", question_language);
    add_notice(model, app);
    model.items.push_back(button_item(Kind::main, "deck_retitle", voice.say("decks.save")));
    return model;
}

SheetModel DeckItemsSheet::deck_model(const App& app, const Deck& deck, const Voice& voice) const {
    const int all = static_cast<int>(deck.items.size());
    const int first = app.screens.find<DeckSheet>()->first_question;
    const int end = std::min(first + questions_per_page, all);
    const auto range = [&](int from) {
        return voice.say("decks.range",
            {std::to_string(from + 1), std::to_string(std::min(from + questions_per_page, all)), std::to_string(all)});
    };
    // Each page of questions has its own sheet id, so that a new page is shown from its top.
    SheetModel model{"deck_items_" + std::to_string(first), deck.title, {}};
    add_notice(model, app);
    model.items.push_back(row_item("item_add", voice.say("decks.item.add"), "", Icon::plus));
    if (first > 0)
        model.items.push_back(
            row_item("items_previous", voice.say("decks.previous"), range(first - questions_per_page), Icon::up));
    for (int i = first; i < end; ++i) {
        const Item& item = deck.items[static_cast<std::size_t>(i)];
        const std::string answers = join_answers(item.answers);
        model.items.push_back(row_item(
            "item:" + std::to_string(i), item.prompt, answers.empty() ? voice.say("decks.item.spoken") : answers));
        pages::mark_foreign_texts(model, deck, item, answers);
    }
    if (end < all) model.items.push_back(row_item("items_next", voice.say("decks.next"), range(end), Icon::down));
    return model;
}

/// Adds a list of all answers that are accepted, if one of the typed answers is a pattern.
void add_readings(SheetModel& model, const DeckItemSheet& desk, const Voice& voice) {
    constexpr std::size_t most_listed = 8;
    const auto answers = split_answers(desk.answers);
    std::vector<std::string> readings;
    for (const std::string& answer : answers)
        for (std::string& reading : quiz::readings_of_pattern(answer)) readings.push_back(std::move(reading));
    if (readings.size() == answers.size()) return;
    const std::size_t listed = std::min(readings.size(), most_listed);
    std::string list;
    for (std::size_t i = 0; i < listed; ++i) list += (i == 0 ? "" : "; ") + readings[i];
    model.items.push_back(
        text_item(voice.say("decks.item.accepts", {std::move(list), std::to_string(readings.size() - listed)})));
}

SheetModel DeckItemSheet::deck_model(const App& app, const Deck& deck, const Voice& voice) const {
    SheetModel model{"deck_item",
        index < 0 ? voice.say("decks.item.new") : voice.say("decks.item.title", {std::to_string(index + 1)}), {}};
    const auto field = [&](const char* id, const char* label, const std::string& text, std::size_t longest,
                           const std::string& language) {
        model.items.push_back(field_item(id, voice.say(label), text, longest, typing_field == id));
        if (!language.empty()) model.foreign.push_back({"", language, model.items.size() - 1});
    };
    const quiz::QuestionKind kind_now = answers.empty() ? quiz::QuestionKind::speak : question_kind;
    field("prompt", "decks.item.prompt", prompt, quiz::longest_prompt, pages::prompt_language(deck, kind_now));
    field("answers", "decks.item.answers", answers, longest_answers, deck.language);
    add_readings(model, *this, voice);
    add_choices(model, *this, deck, voice);
    add_notice(model, app);
    model.items.push_back(button_item(Kind::main, "item_save", voice.say("decks.save")));
    if (index >= 0) model.items.push_back(button_item(Kind::danger, "item_remove", voice.say("decks.item.remove")));
    return model;
}

SheetModel DeckItemLeaveSheet::deck_model(const App&, const Deck&, const Voice& voice) const {
    return {"deck_item_leave", voice.say("decks.item.leave.title"),
        {text_item(voice.say("decks.item.leave.warning")),
            button_item(Kind::main, "item_keep", voice.say("decks.item.go_on")),
            button_item(Kind::danger, "item_leave", voice.say("decks.item.leave"))}};
}

SheetModel DeckItemRemoveSheet::deck_model(const App&, const Deck& deck, const Voice& voice) const {
    return ask_sheet("deck_item_remove", voice, "decks.item.remove.title",
        deck.items[static_cast<std::size_t>(index)].prompt, "really_item_remove", "item_keep");
}

SheetModel DeckRemoveSheet::deck_model(const App&, const Deck& deck, const Voice& voice) const {
    return ask_sheet("deck_remove", voice, "decks.remove.title",
        voice.say("decks.remove.warning", {deck.title, std::to_string(deck.items.size())}), "really_deck_remove",
        "deck_keep");
}

} // namespace palazzo::app
