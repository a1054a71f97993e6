#include "shell/app/decks/pasted_list.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/language_choice.hpp"
#include "shell/app/decks/sheets.hpp"

#include "engine/quiz/language_guess.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

using i18n::Voice;
using pages::SheetItem;
using pages::SheetModel;
using quiz::ListPlan;

/// Returns the language that a player who asks in `own` most likely learns: that of the deck played last, if it is
/// another one.
std::string likely_language(const App& app, const std::string& own) {
    const std::string& last = app.settings.deck;
    if (last != own && offered_language_index(last) < static_cast<int>(offered_languages.size()) - 1) return last;
    return own == "en" ? "es" : "en";
}

/// Guesses which texts are in the language that is learnt, and the languages of both. What can't be guessed stays as
/// it is.
void add_guessed_languages(const quiz::PastedList& list, ListPlan& plan) {
    std::vector<std::string> left;
    std::vector<std::string> right;
    for (const quiz::WordPair& pair : list.pairs) {
        left.push_back(pair.left);
        right.push_back(pair.right);
    }
    const std::string_view at_left = quiz::guessed_language(left);
    const std::string_view at_right = quiz::guessed_language(right);
    plan.learnt_at_left = at_left != plan.question_language || at_left == at_right;
    const std::string_view learnt = plan.learnt_at_left ? at_left : at_right;
    const std::string_view other = plan.learnt_at_left ? at_right : at_left;
    if (!learnt.empty()) plan.language = learnt;
    if (!other.empty()) plan.question_language = other;
}

class PastedListSheet final : public Sheet {
  public:
    PastedListSheet(quiz::PastedList list, ListPlan plan) : list_(std::move(list)), plan_(std::move(plan)) {}
    std::string_view name() const override { return "pasted_list"; }
    bool is_about_decks() const override { return true; }
    SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    void add_examples(SheetModel& model) const;
    void make_deck(App& app) const;

    quiz::PastedList list_;
    ListPlan plan_;
};

void PastedListSheet::add_examples(SheetModel& model) const {
    constexpr std::size_t most = 3;
    std::string examples;
    for (std::size_t i = 0; i < std::min(most, list_.pairs.size()); ++i) {
        const auto& [left, right] = list_.pairs[i];
        if (i > 0) examples += '\n';
        examples += plan_.learnt_at_left ? right + " – " + left : left + " – " + right;
    }
    model.items.push_back(pages::text_item(examples));
}

SheetModel PastedListSheet::model(const App& app) const {
    const Voice voice = voice_of(app);
    SheetModel model{"pasted_list", voice.say("decks.list.title"), {}};
    model.items.push_back(pages::text_item(voice.say("decks.questions", {std::to_string(list_.pairs.size())})));
    if (const auto& lines = list_.left_out_lines; !lines.empty()) {
        SheetItem notice;
        notice.kind = SheetItem::ItemKind::notice;
        notice.label = voice.say("decks.list.left_out", {std::to_string(lines.size()), quoted(lines.front())});
        model.items.push_back(std::move(notice));
    }
    add_language_choice(model, voice, "list_language", "decks.list.language", plan_.language);
    add_language_choice(model, voice, "list_asked_in", "decks.list.asked_in", plan_.question_language);
    model.items.push_back(pages::toggle_item(
        "list_swap", voice.say("decks.list.left"), voice.say("decks.list.left.detail"), plan_.learnt_at_left));
    model.items.push_back(pages::heading_item(voice.say("decks.list.examples")));
    add_examples(model);
    model.items.push_back(pages::button_item(SheetItem::ItemKind::main, "list_make", voice.say("decks.list.make")));
    return model;
}

void PastedListSheet::make_deck(App& app) const {
    auto made = quiz::deck_from_list(list_, plan_);
    if (!made) return notify(app, {"app.cant.import_deck", {voice_of(app).problem_line(made.problem())}});
    keep_imported_deck(app, *std::move(made));
}

bool PastedListSheet::handle_action(App& app, const a11y::Action& action) {
    if (action.id == "list_language")
        choose_language(plan_.language, action.value);
    else if (action.id == "list_asked_in")
        choose_language(plan_.question_language, action.value);
    else if (action.id == "list_swap")
        plan_.learnt_at_left = !plan_.learnt_at_left;
    else if (action.id == "list_make")
        make_deck(app);
    else
        return false;
    return true;
}

} // namespace

void ask_for_list(App& app) {
    const Voice voice = voice_of(app);
    if (const auto text = app.services.paste_text({voice.say("decks.paste"), voice.say("decks.paste.hint"),
            voice.say("decks.paste.done"), voice.say("decks.paste.cancel")}))
        open_pasted_list(app, *text);
}

void open_pasted_list(App& app, const std::string& text) {
    if (const auto problem = quiz::invalid_bytes_problem(text))
        return notify(app, {"app.cant.import_deck", {voice_of(app).problem_line(*problem)}});
    quiz::PastedList list = quiz::read_pasted_list(text);
    if (list.pairs.empty()) return notify(app, {"decks.list.none", {}});
    ListPlan plan;
    plan.title = voice_of(app).say("decks.list.name");
    plan.question_language = language_of(app).code;
    plan.language = likely_language(app, plan.question_language);
    add_guessed_languages(list, plan);
    app.notice_until = 0;
    app.screens.open(std::make_unique<PastedListSheet>(std::move(list), std::move(plan)));
}

} // namespace palazzo::app
