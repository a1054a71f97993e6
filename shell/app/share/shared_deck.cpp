#include "shell/app/share/shared_deck.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/sheets.hpp"
#include "shell/app/links/links.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/state/ids.hpp"

#include "engine/quiz/choice.hpp"
#include "engine/quiz/registry.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

using quiz::Deck;

/// Returns a table for one human and bots, by the first preset of any game that asks questions; the questions are those
/// of a part of `deck`.
std::optional<TableSetUp> table_with_deck(const Deck& deck, const quiz::DeckPart& part) {
    for (const std::string& game : offered_games()) {
        for (const PresetInfo& preset : presets_of(game)) {
            TableSetUp set_up = default_set_up(game, preset.name);
            if (!has_challenges(set_up)) continue;
            set_up.deck = deck.name;
            if (part.level >= 0) set_up.levels = {deck.levels[static_cast<std::size_t>(part.level)]};
            if (part.topic >= 0) set_up.topics = {deck.topics[static_cast<std::size_t>(part.topic)]};
            apply_suggested_judge(set_up);
            return set_up;
        }
    }
    return std::nullopt;
}

/// The sheet with a link to a table that asks the questions of a deck.
class DeckLinkSheet final : public Sheet {
  public:
    DeckLinkSheet(const App& app, std::string title, Record record)
        : title_(std::move(title)), record_(std::move(record)), link_(link_to_record(app, record_, LinkKind::rules)) {}
    std::string_view name() const override { return "deck_link"; }
    bool is_about_decks() const override { return true; }
    pages::SheetModel model(const App& app) const override {
        pages::SheetModel model{"deck_link", title_, {}};
        if (!link_) {
            model.items.push_back(pages::text_item(voice_of(app).problem_line(link_.problem())));
            return model;
        }
        model.items.push_back(pages::text_item(voice_of(app).say("decks.share.text")));
        add_deck_notice(model, app, record_);
        add_link_items(model, app, *link_);
        return model;
    }
    bool handle_action(App& app, const a11y::Action& action) override {
        if (!link_ || (action.id != "copy_link" && action.id != "hand_on_link")) return false;
        pass_on_link(app, action, *link_);
        return true;
    }

  private:
    std::string title_;
    Record record_; ///< The record of a table with the deck.
    Result<std::string> link_;
};

/// Returns the name of a custom deck with the same content as `deck`, whatever its name and title; nullopt if there is
/// none.
std::optional<std::string> name_of_equal_deck(Deck deck) {
    for (std::string& name : quiz::deck_names()) {
        const auto other = quiz::is_shipped_deck(name) ? nullptr : quiz::find_deck(name);
        if (other == nullptr) continue;
        deck.name = name;
        if (quiz::deck_digest(deck) == quiz::deck_digest(*other)) return std::move(name);
    }
    return std::nullopt;
}

/// Stores a deck under a free name, and notifies the player. Returns that name; nullopt if the deck is refused.
std::optional<std::string> keep_new_deck(App& app, Deck deck) {
    make_names_unique(app, deck);
    if (!save_new_deck(app, deck)) return std::nullopt;
    if (app.notice_until == 0) notify(app, {"decks.imported", {deck.title, std::to_string(deck.items.size())}});
    return deck.name;
}

} // namespace

void open_deck_link(App& app, const std::string& name) {
    const auto deck = quiz::find_deck(name);
    if (deck == nullptr) return;
    const DeckSheet* sheet = app.screens.find<DeckSheet>();
    const auto set_up =
        table_with_deck(*deck, sheet != nullptr && sheet->deck_name == name ? sheet->part : quiz::DeckPart{});
    auto record = set_up ? record_of(*set_up, 0) : Result<Record>(Problem{"link", "problem.link.not_one"});
    if (!record) return notify(app, {"app.cant.set_table", {voice_of(app).problem_line(record.problem())}});
    app.notice_until = 0;
    app.screens.open(std::make_unique<DeckLinkSheet>(app, deck_title(app, name), *std::move(record)));
}

void keep_deck_of_link(App& app, Deck deck, Record& record) {
    quiz::QuestionChoice choice = quiz::read_question_choice(record.extras);
    if (choice.deck != deck.name) return;
    const bool asked_these = choice.digest.empty() || choice.digest == quiz::deck_digest(deck);
    auto name = name_of_equal_deck(deck);
    if (!name) name = keep_new_deck(app, std::move(deck));
    if (!name || !asked_these || choice.deck == *name) return;
    choice.deck = *std::move(name);
    record.extras["challenges"] = quiz::write_question_choice(choice);
}

} // namespace palazzo::app
