#include "shell/app/set_up_screen/rules.hpp"

#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/catalogue.hpp"

#include "engine/core/option_part.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <tuple>
#include <type_traits>
#include <utility>

namespace palazzo::app {
namespace {

using pages::RuleSwitch;

/// Returns an option's value as the ids of texts contain it, such as `3`, or `3_5_3` for a value with parts.
std::string text_of_parts(const Json& value) {
    if (!value.is_object()) return value.dump();
    std::string text;
    for (const Json& part : value) text += (text.empty() ? "" : "_") + part.dump();
    return text;
}

std::string value_in_words(const std::string& option_text_id, const Json& value, const i18n::Voice& voice) {
    const std::string text = value.is_string() ? value.get<std::string>() : text_of_parts(value);
    const std::string id = option_text_id + "." + text;
    return voice.catalogue->has(id) ? voice.say(id) : text;
}

/// Returns the heading of the group of switches that begins with this option; empty if no group begins with it.
std::string heading_at(const std::string& option_text_id, const i18n::Voice& voice) {
    const std::string id = option_text_id + ".heading";
    return voice.catalogue->has(id) ? voice.say(id) : "";
}

template <class Field>
std::vector<Json> values_of(const Field& field) {
    const Json values = field.allowed_values_as_json();
    auto all = values["type"] == "bool"
        ? std::vector<Json>{false, true}
        : values_for_switch(values, {field.offered_values.begin(), field.offered_values.size()});
    for (const Json& more : values.value("also", Json::array())) all.push_back(more);
    return all;
}

/// Returns whether an option has only the values on and off.
template <class Field>
bool is_flag(const Field& field) {
    const Json values = field.allowed_values_as_json();
    return values["type"] == "bool" && !values.contains("also");
}

/// Returns invisible words by which the search finds a switch.
std::string words_at(const std::string& id, const i18n::Voice& voice) {
    return voice.catalogue->has(id + ".words") ? voice.say(id + ".words") : "";
}

/// Notes in the switch's detail that the rule differs from the preset called `preset`.
void mark_changed(RuleSwitch& rule, const std::string& preset, const i18n::Voice& voice) {
    rule.detail = voice.say("setup.rule.changed", {preset, rule.detail});
}

/// The data from which a game's switches are made.
template <CatalogueGame G>
struct SwitchContext {
    const G& rules;
    const typename G::Options& options;
    const typename G::Options& base; ///< Options of the preset.
    std::string preset;              ///< Title of the preset.
};

template <CatalogueGame G>
RuleSwitch switch_of(
    const SwitchContext<G>& table, const OptionField<typename G::Options>& field, const i18n::Voice& voice) {
    const std::string id = option_text_id(G::name, std::string(field.name));
    RuleSwitch rule{std::string(field.name), voice.say(id), voice.say(id + ".detail"), heading_at(id, voice), {}, -1,
        words_at(id, voice)};
    const Json now = field.write(table.options);
    if (now != field.write(table.base)) mark_changed(rule, table.preset, voice);
    if (is_flag(field)) {
        rule.chosen = now == true ? 1 : 0;
        return rule;
    }
    const auto values = values_of(field);
    for (std::size_t i = 0; i < values.size(); ++i) {
        rule.choices.push_back(value_in_words(id, values[i], voice));
        if (values[i] == now) rule.chosen = static_cast<int>(i);
    }
    return rule;
}

/// Returns the switches for parts of options, such as the effect of a rank. They are first in the list, because most
/// house rules change them.
template <CatalogueGame G>
std::vector<RuleSwitch> switches_of_parts(const SwitchContext<G>& table, const i18n::Voice& voice) {
    std::vector<RuleSwitch> list;
    const std::vector<OptionPart> parts = table.rules.option_parts(table.options);
    const std::vector<OptionPart> usual = table.rules.option_parts(table.base);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const OptionPart& part = parts[i];
        RuleSwitch rule{part.name, voice.say(part.label), voice.say(part.detail), {}, {}, part.chosen_index,
            words_at(option_text_id(G::name, quiz::latin_lowercase(part.name)), voice)};
        if (part.detail != usual[i].detail || part.chosen_index != usual[i].chosen_index)
            mark_changed(rule, table.preset, voice);
        if (i == 0) rule.heading = heading_at(part.label.id, voice);
        for (const std::string& choice : part.choices) rule.choices.push_back(voice.say(choice));
        list.push_back(std::move(rule));
    }
    return list;
}

template <CatalogueGame G>
std::vector<RuleSwitch> switches_of(const SwitchContext<G>& table, const i18n::Voice& voice) {
    std::vector<RuleSwitch> list = switches_of_parts(table, voice);
    for (const auto& field : table.rules.option_fields()) {
        // A part's switch that stands for a whole option is moved to the place of that option.
        const auto part =
            std::find_if(list.begin(), list.end(), [&](const RuleSwitch& rule) { return rule.option == field.name; });
        if (part != list.end()) {
            std::rotate(part, part + 1, list.end());
            list.back().heading = heading_at(option_text_id(G::name, std::string(field.name)), voice);
            continue;
        }
        const bool offered = is_flag(field) || values_of(field).size() > 1;
        // There is no switch for the number of players, because the number follows from the seats.
        if (voice.catalogue->has(option_text_id(G::name, std::string(field.name))) && offered
            && field.name != "players")
            list.push_back(switch_of(table, field, voice));
    }
    return list;
}

/// Returns whether a switch contains `search_text`, which quiz::searchable_text() has returned. Label, detail, choices,
/// heading and invisible words are searched, and the name of the switch in records, such as "10".
bool matches_search(const RuleSwitch& rule, const std::string& heading, const std::string& search_text) {
    std::string all = rule.option + "\n" + rule.label + "\n" + rule.detail + "\n" + heading + "\n" + rule.words;
    for (const std::string& choice : rule.choices) all += "\n" + choice;
    return quiz::searchable_text(all).find(search_text) != std::string::npos;
}

/// Removes the switches that don't contain `text`. The first remaining switch of a group gets the group's heading.
void keep_matching(std::vector<RuleSwitch>& list, std::string_view text) {
    const std::string search_text = quiz::searchable_text(quiz::trimmed(text));
    if (search_text.empty()) return;
    std::vector<RuleSwitch> kept;
    std::string heading;
    std::string unused_heading; // The heading of the current group as long as none of its switches has been kept; empty
                                // afterwards.
    for (RuleSwitch& rule : list) {
        if (!rule.heading.empty()) heading = unused_heading = rule.heading;
        if (!matches_search(rule, heading, search_text)) continue;
        rule.heading = std::exchange(unused_heading, "");
        kept.push_back(std::move(rule));
    }
    list = std::move(kept);
}

/// Returns the value of an option for the choice whose index `choice` contains; null if there is no such choice. For an
/// option that is on or off, an empty `choice` toggles the value `now`.
template <class Field>
Json value_at(const Field& field, const std::string& choice, const Json& now) {
    if (is_flag(field)) {
        const auto on = read_index(choice, 2);
        return on ? Json(*on == 1) : Json(choice.empty() && now == false);
    }
    const auto offered = values_of(field);
    const auto index = read_index(choice, offered.size());
    return index ? offered[static_cast<std::size_t>(*index)] : Json();
}

void put(TableSetUp& set_up, std::string_view option, Json value) {
    set_up.rules[std::string(option)] = std::move(value);
    set_up.chosen_options.insert(std::string(option));
}

/// Makes a choice for the part `name` of an option, and changes all options that depend on this part.
template <CatalogueGame G>
void set_part(TableSetUp& set_up, const G& rules, const typename G::Options& now, const std::string& name,
    const std::string& choice) {
    for (const OptionPart& part : rules.option_parts(now)) {
        const auto index = read_index(choice, part.choices.size());
        if (part.name != name || !index) continue;
        auto then = now;
        rules.set_option_part(then, name, *index);
        for (const auto& field : rules.option_fields())
            if (Json value = field.write(then); value != field.write(now)) put(set_up, field.name, std::move(value));
    }
}

} // namespace

void set_rule(App& app, const std::string& option, const std::string& choice) {
    call_with_game(app.set_up.game, [&](const auto& rules) {
        const auto preset = preset_options(rules, app.set_up.preset);
        if (!preset) return;
        const auto now = read_options(rules.option_fields(), *preset, app.set_up.rules);
        if (!now) return;
        for (const auto& field : rules.option_fields()) {
            if (field.name != option) continue;
            if (Json value = value_at(field, choice, field.write(*now)); !value.is_null())
                put(app.set_up, option, std::move(value));
        }
        set_part(app.set_up, rules, *now, option, choice);
    });
    apply_suggested_judge(app.set_up);
}

std::vector<RuleSwitch> rule_switches(const TableSetUp& set_up, const i18n::Voice& voice) {
    pages::SetUpModel model;
    TableSetUp all = set_up;
    all.search_text.clear();
    add_rules(model, all, voice);
    return std::move(model.rules);
}

std::vector<pages::PresetOffer> preset_offers(const std::string& game, const i18n::Voice& voice) {
    std::vector<pages::PresetOffer> list;
    call_with_game(game, [&](const auto& rules) {
        for (const auto& preset : rules.presets()) {
            const std::string id = game + ".preset." + preset.name;
            list.push_back({game, preset.name, voice.say(id), voice.say(id + ".detail"),
                games::UiOf<std::decay_t<decltype(rules)>>::preset_cards(preset.options)});
        }
    });
    return list;
}

void add_rules(pages::SetUpModel& model, const TableSetUp& set_up, const i18n::Voice& voice) {
    model.game = voice.say("game." + set_up.game);
    model.offers = preset_offers(set_up.game, voice);
    model.search_text = set_up.search_text;
    model.typing_search = set_up.typing_search;
    call_with_game(set_up.game, [&](const auto& rules) {
        const auto presets = rules.presets();
        for (std::size_t i = 0; i < presets.size(); ++i)
            if (presets[i].name == set_up.preset) model.preset = static_cast<int>(i);
        const auto preset = static_cast<std::size_t>(model.preset);
        const auto& base = presets[preset].options;
        std::tie(model.least_players, model.most_players) = rules.seat_range(base);
        const auto options = read_options(rules.option_fields(), base, set_up.rules);
        if (!options) return;
        std::tie(model.least_players, model.most_players) = rules.seat_range(*options);
        using G = std::decay_t<decltype(rules)>;
        model.rules = switches_of(SwitchContext<G>{rules, *options, base, model.offers[preset].name}, voice);
        model.can_search = model.rules.size() >= pages::least_rules_for_search;
    });
    keep_matching(model.rules, set_up.search_text);
}

bool handle_rules_action(App& app, const a11y::Action& action) {
    TableSetUp& set_up = app.set_up;
    if (action.id == "type:search")
        set_up.typing_search = !app.services.open_text_field("field:search");
    else if (action.id == "field:search")
        set_up.search_text = quiz::shortened(action.value, pages::longest_search);
    else if (const auto rule = text_after_prefix(action.id, "rule:"))
        set_rule(app, *rule, action.value);
    else
        return false;
    return true;
}

} // namespace palazzo::app
