// The sheets of challenge decks: the list of decks, a deck, its questions, a question. Each sheet is shown over the
// sheet from which it was opened.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/kind.hpp"
#include "engine/quiz/session.hpp"
#include "shell/app/state/app.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

namespace palazzo::app {

inline constexpr int questions_per_page = 50;
/// The first kind of question with answers. All kinds after it in the enumeration have answers as well.
inline constexpr quiz::QuestionKind first_kind_with_answers = quiz::QuestionKind::ask;

/// The common part of all sheets of decks. These sheets show notices themselves, among their content.
class DeckSheetBase : public Sheet {
  public:
    explicit DeckSheetBase(const std::string& deck_name);
    ~DeckSheetBase() override;
    pages::SheetModel model(const App& app) const final;
    bool handle_action(App& app, const a11y::Action& action) final;
    bool is_about_decks() const final { return true; }

    std::string
        deck_name; ///< Name of a deck; if it is empty or there is no such deck, the sheet shows the list of all decks.
    Message fault; ///< The fault in the typed text; its id is empty if there is none.
    std::string typing_field; ///< Name of the field into which the player types on the canvas; empty if there is none.

  protected:
    virtual pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const = 0;
    /// Handles an action of the sheet's own controls. Returns false for other actions.
    virtual bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) = 0;
    /// Goes back to the sheet below.
    virtual void return_to_sheet_below(App& app) { app.screens.close(); }
    /// Returns the text of a field; null if there is no such field.
    virtual std::string* find_field(const std::string&) { return nullptr; }

    void open_sheet_over(App& app, std::unique_ptr<Screen> sheet);
    void show_fault(const App& app, Message why);
    /// Saves a changed deck and announces the message whose id is `said`. Returns false if the deck can't be saved;
    /// then the sheet says why.
    bool save_changed_deck(App& app, quiz::Deck deck, const char* said);
    void add_notice(pages::SheetModel& model, const App& app) const;

  private:
    bool handle_field_action(App& app, const a11y::Action& action);
};

/// The sheet that lists all decks, shipped ones before custom ones.
class DeckListSheet final : public DeckSheetBase {
  public:
    DeckListSheet() : DeckSheetBase("") {}
    std::string_view name() const override { return "decks"; }

  protected:
    pages::SheetModel deck_model(const App&, const quiz::Deck&, const i18n::Voice&) const override { return {}; }
    bool handle_deck_action(App&, const quiz::Deck&, const a11y::Action&) override { return false; }
};

/// The sheet with the forms in which a part of a deck is printed.
class DeckPrintSheet final : public DeckSheetBase {
  public:
    DeckPrintSheet(const std::string& deck, const quiz::DeckPart& part) : DeckSheetBase(deck), part(part) {}
    std::string_view name() const override { return "deck_print"; }

    quiz::DeckPart part;

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// The sheet of one deck.
class DeckSheet final : public DeckSheetBase {
  public:
    static constexpr std::string_view kind = "deck";
    explicit DeckSheet(const std::string& deck, const quiz::DeckPart& part = {}) : DeckSheetBase(deck), part(part) {}
    std::string_view name() const override { return kind; }

    quiz::DeckPart part;    ///< Part of the deck that is practised. The region is a setting; see practised_part().
    int first_question = 0; ///< Index of the first question on the page of questions that was shown last.

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
    void return_to_sheet_below(App& app) override;

  private:
    /// Returns `part` with the region that is learnt from this deck.
    quiz::DeckPart practised_part(const App& app, const quiz::Deck& deck) const;
    bool handle_custom_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action);
    void copy_deck(App& app, quiz::Deck deck);
};

/// The sheet on which a deck gets a new title and its languages.
class DeckTitleSheet final : public DeckSheetBase {
  public:
    explicit DeckTitleSheet(const quiz::Deck& deck)
        : DeckSheetBase(deck.name), title(deck.title), language(deck.language),
          question_language(deck.question_language) {}
    std::string_view name() const override { return "deck_title"; }

    std::string title; ///< The new title as the player has typed it.
    // The codes of the chosen languages; empty if a language isn't known.
    std::string language;
    std::string question_language;

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
    std::string* find_field(const std::string& name) override { return name == "title" ? &title : nullptr; }
};

/// The sheet with the questions of a deck, page by page. The deck's sheet below it remembers the page.
class DeckItemsSheet final : public DeckSheetBase {
  public:
    using DeckSheetBase::DeckSheetBase;
    std::string_view name() const override { return "deck_items"; }

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// The sheet on which a question of a deck is edited. It keeps the question as it is typed, even if it is faulty.
class DeckItemSheet final : public DeckSheetBase {
  public:
    static constexpr std::string_view kind = "deck_item";
    /// Edits the question with the index `index`, or a new question if `index` is -1. A new question begins with the
    /// kind, level, topic and category of the deck's last question.
    DeckItemSheet(const quiz::Deck& deck, int index);
    std::string_view name() const override { return kind; }

    int index;
    std::string prompt;
    std::string answers; ///< The answers, separated by `;`.
    quiz::QuestionKind question_kind =
        first_kind_with_answers; ///< Kind of a question that has answers; without answers the kind is `speak`.
    int level = 0;
    int topic = -1; ///< Index of the topic; -1 for none.
    int category = 0;
    bool strict_accents = false;

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
    void return_to_sheet_below(App& app) override;
    std::string* find_field(const std::string& name) override;

  private:
    quiz::Item unedited_item(const quiz::Deck& deck) const;
    quiz::Item typed_item(quiz::Item item) const;
    bool is_changed(const quiz::Deck& deck) const;
    bool handle_item_choice(const quiz::Deck& deck, const a11y::Action& action);
    void save_question(App& app, quiz::Deck deck);
    void ask_to_remove(App& app, const quiz::Deck& deck);
};

/// The sheet that asks whether to leave a changed question unsaved. It is shown over the question's sheet.
class DeckItemLeaveSheet final : public DeckSheetBase {
  public:
    using DeckSheetBase::DeckSheetBase;
    std::string_view name() const override { return "deck_item_leave"; }

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// The sheet that asks whether to delete a question. It is shown over the question's sheet.
class DeckItemRemoveSheet final : public DeckSheetBase {
  public:
    DeckItemRemoveSheet(const std::string& deck, int index) : DeckSheetBase(deck), index(index) {}
    std::string_view name() const override { return "deck_item_remove"; }

    int index;

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// The sheet that asks whether to delete a deck.
class DeckRemoveSheet final : public DeckSheetBase {
  public:
    using DeckSheetBase::DeckSheetBase;
    std::string_view name() const override { return "deck_remove"; }

  protected:
    pages::SheetModel deck_model(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool handle_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// Sets `which` to the index of the label that the player has chosen. `choice` is the number of the choice: 0 means no
/// label and sets `which` to -1, and 1 means the first label. Nothing changes if `choice` isn't a number from 0 to
/// `labels`.
void choose_label(int& which, const std::string& choice, std::size_t labels);

/// Opens the list of all decks over the page, and fetches decks that aren't loaded yet.
void open_deck_list(App& app);
/// Opens the list of all decks over the page, and the sheet of the deck `name` over the list.
void open_deck_over_list(App& app, const std::string& name);

} // namespace palazzo::app
