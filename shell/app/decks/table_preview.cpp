#include "shell/app/decks/table_preview.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/language_choice.hpp"

#include "engine/quiz/language_guess.hpp"
#include "engine/quiz/readings.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;
using pages::SheetItem;
using pages::SheetModel;
using quiz::ColumnContent;
using quiz::ColumnUse;
using quiz::ImportedDeck;

/// Returns the id of the text that names what a column contains.
std::string_view id_of(ColumnContent content) {
    switch (content) {
    case ColumnContent::none: return "decks.column.unused";
    case ColumnContent::prompt: return "decks.item.prompt";
    case ColumnContent::answers: return "decks.column.answers";
    case ColumnContent::level: return "decks.item.level";
    case ColumnContent::category: return "decks.item.category";
    case ColumnContent::kind: return "decks.item.kind";
    case ColumnContent::topic: return "challenge.topics";
    case ColumnContent::strict: return "decks.item.strict";
    case ColumnContent::wrong: return "decks.column.wrong";
    case ColumnContent::why: return "decks.column.why";
    case ColumnContent::note: return "decks.column.note";
    case ColumnContent::region: return "decks.region";
    }
    return "";
}

/// Returns a line for each column: its name or number, and its content.
std::string columns_in_lines(const Voice& voice, const std::vector<ColumnUse>& columns) {
    std::string lines;
    for (const ColumnUse& use : columns) {
        const std::string name =
            use.name.empty() ? voice.say("decks.column.number", {std::to_string(use.number)}) : quoted(use.name);
        lines += (lines.empty() ? "" : "\n") + name + " – " + voice.say(id_of(use.content));
    }
    return lines;
}

/// Returns the deck's first questions with their answers, a line each.
std::string first_questions(const quiz::Deck& deck) {
    constexpr std::size_t most = 3;
    std::string lines;
    for (std::size_t i = 0; i < std::min(most, deck.items.size()); ++i) {
        const std::string answer = quiz::shown_answer(deck.items[i]);
        lines += (i == 0 ? "" : "\n") + deck.items[i].prompt + (answer.empty() ? "" : " – " + answer);
    }
    return lines;
}

std::string language_of_answers(const quiz::Deck& deck) {
    std::vector<std::string> answers;
    for (const quiz::Item& item : deck.items) answers.push_back(quiz::shown_answer(item));
    return std::string(quiz::guessed_language(answers));
}

std::string language_of_prompts(const quiz::Deck& deck) {
    std::vector<std::string> prompts;
    for (const quiz::Item& item : deck.items) prompts.push_back(item.prompt);
    return std::string(quiz::guessed_language(prompts));
}

/// Guesses the languages that the file doesn't tell.
void add_guessed_languages(quiz::Deck& deck) {
    if (deck.language.empty()) deck.language = language_of_answers(deck);
    if (deck.question_language.empty()) deck.question_language = language_of_prompts(deck);
}

class TablePreviewSheet final : public Sheet {
  public:
    TablePreviewSheet(std::string file_name, std::string text, ImportedDeck imported)
        : file_name_(std::move(file_name)), text_(std::move(text)), imported_(std::move(imported)) {
        add_guessed_languages(imported_.deck);
    }
    std::string_view name() const override { return "table_preview"; }
    bool is_about_decks() const override { return true; }
    SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    void exchange(App& app);

    std::string file_name_;
    std::string text_;
    ImportedDeck imported_;
    bool exchanged_ = false; ///< True if the columns of questions and answers have changed places.
};

SheetModel TablePreviewSheet::model(const App& app) const {
    const Voice voice = voice_of(app);
    SheetModel model{"table_preview", voice.say("decks.import"), {}};
    const quiz::Deck& deck = imported_.deck;
    model.items.push_back(
        pages::text_item(deck.title + "\n" + voice.say("decks.questions", {std::to_string(deck.items.size())})));
    std::string notes = describe_rows(voice, imported_);
    if (const std::string notice = notice_of(app); !notice.empty()) notes += (notes.empty() ? "" : "\n") + notice;
    if (!notes.empty()) {
        SheetItem notice;
        notice.kind = SheetItem::ItemKind::notice;
        notice.label = std::move(notes);
        model.items.push_back(std::move(notice));
    }
    model.items.push_back(pages::heading_item(voice.say("decks.list.examples")));
    model.items.push_back(pages::text_item(first_questions(deck)));
    model.items.push_back(pages::toggle_item(
        "table_exchange", voice.say("decks.column.exchange"), voice.say("decks.column.exchange.detail"), exchanged_));
    add_language_choice(model, voice, "list_language", "decks.list.language", deck.language);
    add_language_choice(model, voice, "list_asked_in", "decks.list.asked_in", deck.question_language);
    model.items.push_back(pages::heading_item(voice.say("decks.column.title")));
    model.items.push_back(pages::text_item(columns_in_lines(voice, imported_.columns)));
    model.items.push_back(pages::button_item(SheetItem::ItemKind::main, "list_make", voice.say("decks.list.make")));
    return model;
}

/// Reads the table again with the columns of questions and answers exchanged. If that isn't possible, only notifies the
/// player.
void TablePreviewSheet::exchange(App& app) {
    auto imported = quiz::import_deck_with_notes(file_name_, text_, !exchanged_);
    if (!imported) return notify(app, {"app.cant.import_deck", {voice_of(app).problem_line(imported.problem())}});
    imported->deck.language = imported_.deck.question_language;
    imported->deck.question_language = imported_.deck.language;
    imported_ = *std::move(imported);
    exchanged_ = !exchanged_;
}

bool TablePreviewSheet::handle_action(App& app, const a11y::Action& action) {
    if (action.id == "list_language")
        choose_language(imported_.deck.language, action.value);
    else if (action.id == "list_asked_in")
        choose_language(imported_.deck.question_language, action.value);
    else if (action.id == "table_exchange")
        exchange(app);
    else if (action.id == "list_make")
        keep_imported_deck(app, {imported_.deck, {}}); // This sheet has shown the notes.
    else
        return false;
    return true;
}

} // namespace

void open_table_preview(App& app, std::string name, std::string text, ImportedDeck imported) {
    app.notice_until = 0;
    app.screens.open(std::make_unique<TablePreviewSheet>(std::move(name), std::move(text), std::move(imported)));
}

} // namespace palazzo::app
