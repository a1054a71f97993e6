#include "shell/app/models.hpp"

#include "shell/app/keep.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

using palace::Rules;

std::string word(const std::string& id) { return say(Message{id, {}}); }

std::string option_id(const std::string& option) { return "palace.option." + option; }

std::vector<screens::Offer> offers() {
    std::vector<screens::Offer> list;
    for (const auto& preset : Rules{}.presets())
        list.push_back(
            {preset.name, word("palace.preset." + preset.name), word("palace.preset." + preset.name + ".detail")});
    return list;
}

Json rules_with_players(const SetUp& set_up) {
    Json rules = set_up.rules;
    rules["players"] = set_up.seats.size();
    return rules;
}

/// The values that a field's switch offers, as they stand in records; empty: on or off.
std::vector<Json> values_of(const OptionField<palace::Options>& field) {
    std::vector<Json> values;
    if (field.values["type"] == "choice")
        for (const Json& value : field.values["values"]) values.push_back(value);
    if (field.values["type"] == "int")
        for (int n = field.values["min"].get<int>(); n <= field.values["max"].get<int>(); ++n) values.emplace_back(n);
    return values;
}

std::string label_of(const std::string& option, const Json& value) {
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    const std::string id = option_id(option) + "." + text;
    return has_words(id) ? word(id) : text;
}

screens::RuleSwitch switch_of(const OptionField<palace::Options>& field, const palace::Options& options) {
    screens::RuleSwitch rule{field.name, word(option_id(field.name)), word(option_id(field.name) + ".detail"), {}, 0};
    const Json now = field.write(options);
    if (field.values["type"] == "bool") {
        rule.chosen = now == true ? 1 : 0;
        return rule;
    }
    const auto values = values_of(field);
    for (std::size_t i = 0; i < values.size(); ++i) {
        rule.choices.push_back(label_of(field.name, values[i]));
        if (values[i] == now) rule.chosen = static_cast<int>(i);
    }
    return rule;
}

} // namespace

screens::HomeModel home_model(const App& app) {
    screens::HomeModel model;
    model.offers = offers();
    model.saved = static_cast<int>(app.kept.size());
    if (app.outside.clock() < app.notice_until) model.notice = app.notice;
    if (const Kept* kept = unfinished(app)) {
        model.resume_title = kept->title;
        model.resume_detail = kept->detail;
    }
    return model;
}

screens::SetUpModel set_up_model(const App& app) {
    const SetUp& set_up = app.set_up;
    const Rules rules;
    screens::SetUpModel model;
    model.offers = offers();
    const auto presets = rules.presets();
    for (std::size_t i = 0; i < presets.size(); ++i)
        if (presets[i].name == set_up.preset) model.preset = static_cast<int>(i);
    const auto& base = presets[static_cast<std::size_t>(model.preset)].options;
    std::tie(model.least_players, model.most_players) = rules.seat_range(base);
    model.seats = set_up.seats;
    for (const SeatInfo& seat : set_up.seats) model.typed.push_back(seat.name);
    model.typing = set_up.typing;
    const SeatNames names = names_for(set_up.seats);
    for (std::size_t i = 0; i < names.size(); ++i) model.seats[i].name = names[i];
    model.rules_open = set_up.rules_open;
    const auto options = read_options(rules.option_fields(), base, set_up.rules);
    if (options)
        for (const auto& field : rules.option_fields())
            if (has_words(option_id(field.name))) model.rules.push_back(switch_of(field, *options));
    if (const auto record = record_of(set_up, 0); !record) model.problem = record.problem().fault;
    const bool human = std::any_of(set_up.seats.begin(), set_up.seats.end(), [](const SeatInfo& s) { return s.human; });
    if (!human) model.problem = "Somebody has to sit at the table.";
    return model;
}

SetUp usual_table(const std::string& preset) {
    SetUp set_up;
    set_up.preset = preset;
    const auto options = preset_options(Rules{}, preset);
    set_players(set_up, options ? options->players : 3);
    set_up.seats.front().human = true;
    return set_up;
}

void set_players(SetUp& set_up, int players) {
    set_up.seats.resize(static_cast<std::size_t>(std::clamp(players, 2, seat_limit)));
}

Result<Record> record_of(const SetUp& set_up, std::uint64_t seed) {
    const Rules rules;
    const auto options = options_of(rules, set_up.preset, rules_with_players(set_up));
    if (!options) return options.problem();
    Record record;
    record.game = Rules::name;
    record.preset = set_up.preset;
    record.options = write_options(rules.option_fields(), *preset_options(rules, set_up.preset), *options);
    record.deal = seed_deal(seed);
    record.seats = set_up.seats;
    return record;
}

} // namespace palazzo::app
