#include "shell/app/set_up_screen/house_rules.hpp"

#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up_screen/library.hpp"
#include "shell/app/set_up_screen/use_rules.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/stored/stored.hpp"

#include "engine/quiz/text.hpp"
#include "engine/rule_sets/rule_sets.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

using scores::HouseRules;

constexpr StoredFormat<scores::HouseRulesList> house_rules_form{"palazzo:house-rules",
    read_as_json<scores::HouseRulesList, scores::read_house_rules>,
    write_as_json<scores::HouseRulesList, scores::write_house_rules>,
    [](const std::string& text) { return is_newer_json(text); }, "app.newer.house_rules", "app.aside.house_rules"};

/// Returns the present rules as a set of house rules; nullopt if they don't fit together.
std::optional<HouseRules> rules_now(const TableSetUp& set_up) {
    TableSetUp plain = set_up;
    // Suggested options aren't saved, because they depend on the players and are suggested again for the next table.
    for (const auto& [option, value] : set_up.suggested_options.items())
        if (set_up.chosen_options.count(option) == 0) plain.rules.erase(option);
    auto record = record_of(plain, 0);
    if (!record) return std::nullopt;
    record->options.erase("players");
    return HouseRules{set_up.house_rules, set_up.game, set_up.preset, std::move(record->options)};
}

std::vector<const HouseRules*> sets_of(const App& app) {
    std::vector<const HouseRules*> sets;
    for (const HouseRules& one : app.feature_data.get<scores::HouseRulesList>())
        if (one.game == app.set_up.game) sets.push_back(&one);
    return sets;
}

const HouseRules* chosen_set(const App& app) {
    return app.set_up.house_rules.empty()
        ? nullptr
        : find_house_rules(app.feature_data.get<scores::HouseRulesList>(), app.set_up.game, app.set_up.house_rules);
}

void choose(App& app, const std::string& choice) {
    const auto sets = sets_of(app);
    const auto index = read_index(choice, sets.size());
    if (!index) return;
    const HouseRules set = *sets[static_cast<std::size_t>(*index)];
    if (use_rules(app, set.preset, set.options)) app.set_up.house_rules = set.name;
}

/// The sheet on which the player names, renames or deletes a set of house rules.
class HouseRulesSheet final : public Sheet {
  public:
    enum class Purpose { name_new, edit, remove };

    HouseRulesSheet(Purpose purpose, std::string typed) : purpose_(purpose), typed_(std::move(typed)) {}
    std::string_view name() const override {
        return std::array{"own_new", "own_edit", "own_remove"}[static_cast<std::size_t>(purpose_)];
    }
    pages::SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    bool handle_field_action(const App& app, const a11y::Action& action);

    Purpose purpose_;
    std::string typed_;   ///< The name as the player has typed it.
    bool typing_ = false; ///< True while the name is typed on the canvas.
};
using Purpose = HouseRulesSheet::Purpose;

void open_name_sheet(App& app, Purpose purpose, std::string name) {
    app.screens.open_on_page(std::make_unique<HouseRulesSheet>(purpose, std::move(name)));
}

/// Returns a typed name, trimmed, for a set of house rules whose present name is `present_name`. If the set can't have
/// the typed name, notifies the player and returns an empty text.
std::string typed_name(App& app, const std::string& typed, std::string_view present_name) {
    const std::string name(quiz::trimmed(typed));
    if (const Refusal reason = scores::fault_in_house_rules_name(name)) {
        notify(app, {"own.fault.name", {voice_of(app).say(reason.message())}});
        return "";
    }
    if (name != present_name
        && find_house_rules(app.feature_data.get<scores::HouseRulesList>(), app.set_up.game, name) != nullptr) {
        notify(app, {"own.fault.taken", {}});
        return "";
    }
    return name;
}

void report_saved(App& app, bool kept) {
    app.screens.close_sheets();
    if (!kept) return notify_store_refused(app, "app.cant.save_rules");
    notify(app, {"own.saved", {}});
}

/// Saves the present rules as house rules called `name`.
void save_as(App& app, const std::string& name) {
    auto set = rules_now(app.set_up);
    if (!set || name.empty()) return;
    set->name = name;
    if (!add_or_replace_house_rules(app.feature_data.get<scores::HouseRulesList>(), std::move(*set)))
        return notify(app, {"own.fault.full", {std::to_string(scores::most_house_rules)}});
    app.set_up.house_rules = name;
    report_saved(app, save_house_rules(app));
}

void save_new(App& app, const std::string& typed) {
    refresh_house_rules(app);
    save_as(app, typed_name(app, typed, ""));
}

void save_changes(App& app) {
    refresh_house_rules(app);
    save_as(app, app.set_up.house_rules);
}

void rename(App& app, const std::string& typed) {
    refresh_house_rules(app);
    const std::string name = typed_name(app, typed, app.set_up.house_rules);
    if (name.empty()
        || !rename_house_rules(
            app.feature_data.get<scores::HouseRulesList>(), app.set_up.game, app.set_up.house_rules, name))
        return;
    app.set_up.house_rules = name;
    report_saved(app, save_house_rules(app));
}

void remove(App& app) {
    refresh_house_rules(app);
    remove_house_rules(app.feature_data.get<scores::HouseRulesList>(), app.set_up.game, app.set_up.house_rules);
    app.set_up.house_rules.clear();
    app.screens.close_sheets();
    if (!save_house_rules(app)) notify_store_refused(app, "app.cant.save_rules");
}

bool HouseRulesSheet::handle_field_action(const App& app, const a11y::Action& action) {
    if (action.id == "type:own_name")
        typing_ = !app.services.open_text_field("field:own_name");
    else if (action.id == "typed")
        typing_ = false;
    else if (action.id == "field:own_name")
        typed_ = quiz::shortened(action.value, longest_name);
    else
        return false;
    return true;
}

bool HouseRulesSheet::handle_action(App& app, const a11y::Action& action) {
    if (handle_field_action(app, action)) return true;
    if (action.id == "own_save_new" && purpose_ == Purpose::name_new)
        save_new(app, typed_);
    else if (action.id == "own_rename" && purpose_ == Purpose::edit)
        rename(app, typed_);
    else if (action.id == "own_remove" && purpose_ == Purpose::edit)
        purpose_ = Purpose::remove;
    else if (action.id == "own_keep" && purpose_ == Purpose::remove)
        purpose_ = Purpose::edit;
    else if (action.id == "really_own_remove" && purpose_ == Purpose::remove)
        remove(app);
    else
        return false;
    return true;
}

pages::SheetModel HouseRulesSheet::model(const App& app) const {
    using Kind = pages::SheetItem::ItemKind;
    const i18n::Voice voice = voice_of(app);
    if (purpose_ == Purpose::remove)
        return {"own_remove_sheet", voice.say("own.remove.title"),
            {pages::text_item(voice.say("own.remove.warning", {app.set_up.house_rules})),
                pages::button_item(Kind::danger, "really_own_remove", voice.say("sheet.delete")),
                pages::button_item(Kind::button, "own_keep", voice.say("sheet.keep"))}};
    const bool is_new = purpose_ == Purpose::name_new;
    pages::SheetModel model{is_new ? "own_new_sheet" : "own_edit_sheet", voice.say(is_new ? "own.save" : "own.title"),
        {pages::field_item("own_name", voice.say("own.name"), typed_, longest_name, typing_)}};
    model.items.push_back(
        pages::button_item(Kind::main, is_new ? "own_save_new" : "own_rename", voice.say("own.keep")));
    if (is_new) return model;
    model.items.push_back(pages::button_item(Kind::button, "share", voice.say("share.title")));
    model.items.push_back(pages::button_item(Kind::danger, "own_remove", voice.say("own.remove")));
    return model;
}

} // namespace

void add_house_rules(pages::SetUpModel& model, const App& app) {
    const i18n::Voice voice = voice_of(app);
    const auto sets = sets_of(app);
    const HouseRules* chosen = chosen_set(app);
    for (const HouseRules* set : sets) {
        if (set == chosen) model.chosen_house_rules = static_cast<int>(model.house_rules.size());
        model.house_rules.push_back({set->name,
            voice.say(
                "own.detail", {voice.say(set->game + ".preset." + set->preset), std::to_string(set->options.size())})});
    }
    const auto now = rules_now(app.set_up);
    if (!now) return;
    const bool changed = chosen == nullptr ? !now->options.empty() : *chosen != *now;
    model.can_save_own = changed;
    model.can_update_own = changed && chosen != nullptr;
}

bool handle_house_rules_action(App& app, const a11y::Action& action) {
    if (const auto choice = text_after_prefix(action.id, "own:"))
        choose(app, *choice);
    else if (action.id == "own_save" && rules_now(app.set_up))
        open_name_sheet(app, Purpose::name_new,
            unused_house_rules_name(
                app.feature_data.get<scores::HouseRulesList>(), app.set_up.game, suggested_rules_name(app)));
    else if (action.id == "own_update" && chosen_set(app) != nullptr)
        save_changes(app);
    else if (action.id == "own_edit" && chosen_set(app) != nullptr)
        open_name_sheet(app, Purpose::edit, app.set_up.house_rules);
    else
        return false;
    return true;
}

void refresh_house_rules(App& app) {
    apply_stored_value(app, house_rules_form, find_stored_value(app, house_rules_form).value);
}

bool save_house_rules(App& app) {
    return write_stored_value(app, house_rules_form, find_stored_value(app, house_rules_form).locked);
}

constexpr StoredDocument house_rules_stored[]{stored_document<house_rules_form>()};
constinit const Feature house_rules_feature{.stored_documents = house_rules_stored};

} // namespace palazzo::app
