// The set-up by questions: a sheet that asks roughly twelve questions about the rules, one at a time. A question offers
// the same choices as the switch of its rule on the set-up page. At the end, the sheet shows the chosen rules and their
// name, and offers to play by them, save them or share them.
#include "engine/catalogue.hpp"
#include "engine/rule_sets/library.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up_screen/library.hpp"
#include "shell/app/set_up_screen/rules.hpp"
#include "shell/app/set_up_screen/screen.hpp"
#include "shell/app/set_up_screen/use_rules.hpp"
#include "shell/app/state/ids.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

std::vector<std::string> options_asked(const std::string& game) {
    std::vector<std::string> list;
    call_with_game(game, [&](const auto& rules) {
        for (const std::string_view option : rules.asked_options()) list.emplace_back(option);
    });
    return list;
}

class AskSheet final : public Sheet {
  public:
    explicit AskSheet(const App& app) : before_(app.set_up), asked_(options_asked(app.set_up.game)) {}
    std::string_view name() const override { return "ask"; }
    pages::SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    bool is_done() const { return step_ == asked_.size(); }
    void add_question(pages::SheetModel& model, const App& app) const;
    void add_result(pages::SheetModel& model, const App& app) const;
    void answer(App& app, const std::string& choice);

    TableSetUp before_; ///< The table as it was before the first question.
    std::vector<std::string> asked_;
    std::size_t step_ = 0;
};

void AskSheet::add_question(pages::SheetModel& model, const App& app) const {
    using Kind = pages::SheetItem::ItemKind;
    const i18n::Voice voice = voice_of(app);
    const std::string& option = asked_[step_];
    const auto switches = rule_switches(app.set_up, voice);
    const auto rule = std::find_if(
        switches.begin(), switches.end(), [&](const pages::RuleSwitch& one) { return one.option == option; });
    model.items.push_back(
        pages::text_item(voice.say("ask.step", {std::to_string(step_ + 1), std::to_string(asked_.size())})));
    model.items.push_back(pages::heading_item(voice.say(option_text_id(app.set_up.game, option) + ".ask")));
    auto choices = rule == switches.end() ? std::vector<std::string>() : rule->choices;
    const bool flag = choices.empty();
    if (flag) choices = {voice.say("ask.no"), voice.say("ask.yes")};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const bool chosen = rule != switches.end() && rule->chosen == static_cast<int>(i);
        model.items.push_back(pages::row_item(
            "answer:" + std::to_string(i), choices[i], "", chosen ? std::optional(ui::Icon::check) : std::nullopt));
    }
    model.items.push_back(pages::button_item(Kind::button, "ask_skip", voice.say("ask.skip")));
    if (step_ > 0) model.items.push_back(pages::button_item(Kind::button, "ask_back", voice.say("ask.back")));
}

/// Returns the name of the preset or the published rule set that has the same rules as the table; empty if there is
/// none.
std::string name_of_rules(const App& app) {
    const i18n::Voice voice = voice_of(app);
    if (app.set_up.rules.empty()) return voice.say(app.set_up.game + ".preset." + app.set_up.preset);
    const auto now = differing_options(rule_set_of(app.set_up));
    const auto library = find_rule_set_library(app.set_up.game);
    if (!now || library == nullptr) return "";
    for (const PublishedRuleSet& one : *library) {
        RuleSet rules = rule_set_of(app.set_up);
        rules.options = one.options;
        rules.options.erase("players");
        const auto theirs = differing_options(rules);
        if (one.preset == rules.preset && theirs && *theirs == *now) return one.name;
    }
    return "";
}

void AskSheet::add_result(pages::SheetModel& model, const App& app) const {
    using Kind = pages::SheetItem::ItemKind;
    const i18n::Voice voice = voice_of(app);
    const std::string name = name_of_rules(app);
    model.items.push_back(pages::heading_item(name.empty() ? suggested_rules_name(app) : name));
    model.items.push_back(pages::text_item(voice.say(name.empty() ? "ask.own" : "ask.known")));
    for (const pages::RuleSwitch& rule : rule_switches(app.set_up, voice)) {
        const bool asked = std::find(asked_.begin(), asked_.end(), rule.option) != asked_.end();
        const bool flag = rule.choices.empty();
        const std::string answer = flag ? voice.say(rule.chosen != 0 ? "ask.yes" : "ask.no")
            : rule.chosen < 0           ? ""
                                        : rule.choices[static_cast<std::size_t>(rule.chosen)];
        if (asked) {
            pages::SheetItem item;
            item.kind = Kind::figure;
            item.label = rule.label;
            item.detail = answer;
            model.items.push_back(std::move(item));
        }
    }
    model.items.push_back(pages::button_item(Kind::main, "begin", voice.say("setup.deal")));
    if (name.empty()) model.items.push_back(pages::button_item(Kind::button, "own_save", voice.say("own.save")));
    model.items.push_back(pages::button_item(Kind::button, "share", voice.say("share.title")));
    model.items.push_back(pages::button_item(Kind::button, "ask_done", voice.say("ask.done")));
    model.items.push_back(pages::button_item(Kind::button, "ask_back", voice.say("ask.back")));
}

pages::SheetModel AskSheet::model(const App& app) const {
    pages::SheetModel model{"ask", voice_of(app).say("ask.title"), {}};
    is_done() ? add_result(model, app) : add_question(model, app);
    return model;
}

void AskSheet::answer(App& app, const std::string& choice) {
    set_rule(app, asked_[step_], choice);
    ++step_;
}

bool AskSheet::handle_action(App& app, const a11y::Action& action) {
    if (const auto choice = text_after_prefix(action.id, "answer:"); choice && !is_done()) {
        answer(app, *choice);
    } else if (action.id == "ask_skip" && !is_done()) {
        ++step_;
    } else if (action.id == "ask_back" && step_ > 0) {
        --step_;
    } else if (action.id == "ask_done" && is_done()) {
        app.screens.close();
    } else if (action.id == "close") {
        // If the player closes the sheet before all questions are answered, the table is as it was before the first
        // one.
        if (!is_done()) app.set_up = before_;
        app.screens.close();
    } else if (action.id == "begin" && is_done()) {
        app.screens.close_sheets();
        begin_game(app);
    } else {
        return false;
    }
    return true;
}

} // namespace

std::unique_ptr<Screen> rule_questions_sheet(App& app) {
    auto sheet = std::make_unique<AskSheet>(app);
    // The questions start from the game's usual rules, those of its first preset.
    use_preset(app.set_up, presets_of(app.set_up.game).front());
    if (find_rule_set_library(app.set_up.game) == nullptr) app.services.fetch_rules(app.set_up.game);
    return sheet;
}

} // namespace palazzo::app
