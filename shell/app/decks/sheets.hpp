// The sheets of challenge decks: the list of them, one deck, its questions, one of these. Each lies over the one that
// it was opened from.
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

inline constexpr int questions_a_page = 50;
/// The kinds from this one on have answers; they are what a question that has some can be.
inline constexpr quiz::Kind first_answered = quiz::Kind::ask;

/// What is the same for all of them. They say themselves what is to be known, above what it is about, so that it is in
/// sight.
class DeckSheetBase : public Sheet {
  public:
    explicit DeckSheetBase(const std::string& of);
    ~DeckSheetBase() override;
    pages::SheetModel model(const App& app) const final;
    bool handle(App& app, const a11y::Action& action) final;
    bool is_about_decks() const final { return true; }

    std::string of;     ///< a deck, by name; empty, or none that is there: the list of all
    Message fault;      ///< what is wrong with what was typed; without an id: nothing
    std::string typing; ///< the field that is typed in on the canvas; empty: none

  protected:
    virtual pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const = 0;
    /// Does what one of its own controls asks for; false if it is none of them.
    virtual bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) = 0;
    /// Goes back to the sheet below.
    virtual void leave(App& app) { app.screens.close(); }
    /// The text that a field of this name holds; null: there is no such field.
    virtual std::string* field(const std::string&) { return nullptr; }

    void open_over(App& app, std::unique_ptr<Screen> sheet);
    void refuse(const App& app, Message why);
    /// Keeps a deck that was changed, and says that it is; false: it can't be, and the sheet says why.
    bool keep(App& app, quiz::Deck deck, const char* said);
    void add_notice(pages::SheetModel& model, const App& app) const;

  private:
    bool handle_field_action(App& app, const a11y::Action& action);
};

/// All decks, shipped ones before one's own.
class DecksSheet final : public DeckSheetBase {
  public:
    DecksSheet() : DeckSheetBase("") {}
    std::string_view name() const override { return "decks"; }

  protected:
    pages::SheetModel model_of(const App&, const quiz::Deck&, const i18n::Voice&) const override { return {}; }
    bool act(App&, const quiz::Deck&, const a11y::Action&) override { return false; }
};

/// One deck.
class DeckSheet final : public DeckSheetBase {
  public:
    static constexpr std::string_view kind = "deck";
    explicit DeckSheet(const std::string& deck, const quiz::Part& part = {}) : DeckSheetBase(deck), part(part) {}
    std::string_view name() const override { return kind; }

    quiz::Part part; ///< of it that is practised
    int first = 0;   ///< of the questions on the page of their list that was open last

  protected:
    pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
    void leave(App& app) override;

  private:
    bool handle_own_deck_action(App& app, const quiz::Deck& deck, const a11y::Action& action);
    void copy(App& app, quiz::Deck deck);
};

/// A deck's new title.
class DeckTitleSheet final : public DeckSheetBase {
  public:
    explicit DeckTitleSheet(const quiz::Deck& deck) : DeckSheetBase(deck.name), title(deck.title) {}
    std::string_view name() const override { return "deck_title"; }

    std::string title; ///< as typed

  protected:
    pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
    std::string* field(const std::string& name) override { return name == "title" ? &title : nullptr; }
};

/// A deck's questions, page by page. Which page it is the sheet of the deck remembers, which lies below.
class DeckItemsSheet final : public DeckSheetBase {
  public:
    using DeckSheetBase::DeckSheetBase;
    std::string_view name() const override { return "deck_items"; }

  protected:
    pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// One question of a deck, as it is typed, right or wrong.
class DeckItemSheet final : public DeckSheetBase {
  public:
    static constexpr std::string_view kind = "deck_item";
    /// `index`: the question that is edited; -1: a new one, of the same kind as the last.
    DeckItemSheet(const quiz::Deck& deck, int index);
    std::string_view name() const override { return kind; }

    int index;
    std::string prompt;
    std::string answers;               ///< separated by `;`
    quiz::Kind asked = first_answered; ///< the kind of a question with answers
    int level = 0;
    int topic = -1; ///< -1: none
    int category = 0;
    bool strict_accents = false;

  protected:
    pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
    void leave(App& app) override;
    std::string* field(const std::string& name) override;

  private:
    quiz::Item item_before(const quiz::Deck& deck) const;
    quiz::Item typed_item(quiz::Item item) const;
    bool is_changed(const quiz::Deck& deck) const;
    bool choose(const quiz::Deck& deck, const a11y::Action& action);
    void save(App& app, quiz::Deck deck);
    void ask_to_remove(App& app, const quiz::Deck& deck);
};

/// Asks whether a question that was changed is left unsaved. It lies over that question.
class DeckItemLeaveSheet final : public DeckSheetBase {
  public:
    using DeckSheetBase::DeckSheetBase;
    std::string_view name() const override { return "deck_item_leave"; }

  protected:
    pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// Asks whether a question is deleted. It lies over that question.
class DeckItemRemoveSheet final : public DeckSheetBase {
  public:
    DeckItemRemoveSheet(const std::string& deck, int index) : DeckSheetBase(deck), index(index) {}
    std::string_view name() const override { return "deck_item_remove"; }

    int index;

  protected:
    pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// Asks whether a deck is deleted.
class DeckRemoveSheet final : public DeckSheetBase {
  public:
    using DeckSheetBase::DeckSheetBase;
    std::string_view name() const override { return "deck_remove"; }

  protected:
    pages::SheetModel model_of(const App& app, const quiz::Deck& deck, const i18n::Voice& voice) const override;
    bool act(App& app, const quiz::Deck& deck, const a11y::Action& action) override;
};

/// Sets which of a deck's labels is chosen: the first choice, -1, stands for none of them.
void choose_label(int& which, const std::string& choice, std::size_t labels);

/// Opens the list of all decks over the page, and asks for those that have still to be fetched.
void list_decks(App& app);
/// Opens the sheet of a deck over that list.
void show_deck(App& app, const std::string& name);

} // namespace palazzo::app
