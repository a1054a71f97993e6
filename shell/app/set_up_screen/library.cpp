#include "shell/app/set_up_screen/library.hpp"

#include "engine/quiz/text.hpp"
#include "engine/rule_sets/library.hpp"
#include "engine/scores/house_rules.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up_screen/rules.hpp"
#include "shell/app/set_up_screen/use_rules.hpp"
#include "shell/app/state/ids.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

/// Returns the published rule set that was chosen for the table; null if none was, or if its library isn't loaded.
const PublishedRuleSet* chosen_one(const std::shared_ptr<const RuleSetLibrary>& library, const TableSetUp& set_up) {
    return library == nullptr || set_up.published_rules.empty()
        ? nullptr
        : find_published_rule_set(*library, set_up.published_rules);
}

/// Returns whether the rules of the table are still those of the published rule set `one`.
bool is_unchanged(const PublishedRuleSet& one, const TableSetUp& set_up) {
    Json options = one.options;
    options.erase("players");
    Json rules = set_up.rules;
    for (const auto& [option, value] : set_up.suggested_options.items()) rules.erase(option);
    return one.preset == set_up.preset && options == rules;
}

/// Returns whether a rule set contains each word of `search_text`, which quiz::searchable_text() has returned. The
/// name, the source and the description of the rule set are searched, and the names of the options that it changes.
bool speaks_of(const App& app, const PublishedRuleSet& one, const std::string& search_text) {
    const i18n::Voice voice = voice_of(app);
    std::string all = one.name + "\n" + one.source + "\n" + one.about;
    for (const auto& [option, value] : one.options.items()) {
        const std::string id = option_text_id(app.set_up.game, option);
        for (const std::string& text : {id, id + ".words"})
            if (voice.catalogue->has(text) && option != "fits" && option != "when") all += "\n" + voice.say(text);
    }
    all = quiz::searchable_text(all);
    std::size_t from = 0;
    while (from < search_text.size()) {
        const std::size_t to = std::min(search_text.find(' ', from), search_text.size());
        if (all.find(search_text.substr(from, to - from)) == std::string::npos) return false;
        from = to + 1;
    }
    return true;
}

/// The sheet that lists the published rule sets, with a field to search for one.
class LibrarySheet final : public Sheet {
  public:
    std::string_view name() const override { return "library"; }
    pages::SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    std::string sought_;
    bool typing_ = false; ///< True while the player types into the field on the canvas.
};

pages::SheetModel LibrarySheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    pages::SheetModel model{"library", voice.say("library.title"), {}};
    const auto library = find_rule_set_library(app.set_up.game);
    if (library == nullptr) {
        model.items.push_back(pages::text_item(voice.say("library.loading")));
        return model;
    }
    model.items.push_back(
        pages::field_item("library_search", voice.say("library.search"), sought_, pages::longest_search, typing_));
    const std::string search_text = quiz::searchable_text(quiz::trimmed(sought_));
    bool any = false;
    for (const PublishedRuleSet& one : *library) {
        if (!speaks_of(app, one, search_text)) continue;
        any = true;
        const auto icon = one.id == app.set_up.published_rules ? std::optional(ui::Icon::check) : std::nullopt;
        model.items.push_back(pages::row_item(
            "use_rules:" + one.id, one.name, voice.say("library.detail", {one.about, one.source}), icon));
    }
    if (!any) model.items.push_back(pages::text_item(voice.say("library.none")));
    return model;
}

bool LibrarySheet::handle_action(App& app, const a11y::Action& action) {
    if (action.id == "type:library_search") {
        typing_ = !app.services.open_text_field("field:library_search");
    } else if (action.id == "typed") {
        typing_ = false;
    } else if (action.id == "field:library_search") {
        sought_ = quiz::shortened(action.value, pages::longest_search);
    } else if (const auto id = text_after_prefix(action.id, "use_rules:")) {
        const auto library = find_rule_set_library(app.set_up.game);
        const PublishedRuleSet* one = library == nullptr ? nullptr : find_published_rule_set(*library, *id);
        if (one == nullptr || !use_rules(app, one->preset, one->options)) return true;
        app.set_up.published_rules = one->id;
        app.screens.close_sheets();
    } else {
        return false;
    }
    return true;
}

} // namespace

void add_library_buttons(pages::SetUpModel& model, const App& app) {
    const TableSetUp& set_up = app.set_up;
    if (!has_rule_set_library(set_up.game)) return;
    const i18n::Voice voice = voice_of(app);
    const auto library = find_rule_set_library(set_up.game);
    const PublishedRuleSet* one = chosen_one(library, set_up);
    if (one == nullptr)
        model.library = voice.say("library.open");
    else
        model.library = is_unchanged(*one, set_up) ? one->name : voice.say("library.changed", {one->name});
    model.uses_published = one != nullptr;
    model.asks = true;
}

bool handle_library_action(App& app, const a11y::Action& action) {
    if (!has_rule_set_library(app.set_up.game)) return false;
    if (action.id == "library") {
        if (find_rule_set_library(app.set_up.game) == nullptr) app.services.fetch_rules(app.set_up.game);
        app.screens.open_on_page(std::make_unique<LibrarySheet>());
    } else if (action.id == "ask") {
        app.screens.open_on_page(rule_questions_sheet(app));
    } else {
        return false;
    }
    return true;
}

std::string suggested_rules_name(const App& app) {
    const auto library = find_rule_set_library(app.set_up.game);
    const PublishedRuleSet* one = chosen_one(library, app.set_up);
    return unused_house_rules_name(app.feature_data.get<scores::HouseRulesList>(), app.set_up.game,
        one != nullptr ? one->name : voice_of(app).say("own.usual_name"));
}

} // namespace palazzo::app
