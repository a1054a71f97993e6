#include "shell/app/models.hpp"

#include "shell/app/keep.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

std::string word(const std::string& id) { return say(Message{id, {}}); }

template <Notated G>
std::string option_id(const G&, const std::string& option) {
    return std::string(G::name) + ".option." + option;
}

template <Notated G>
std::vector<screens::Offer> offers_of(const G& rules) {
    std::vector<screens::Offer> list;
    const std::string game(G::name);
    for (const auto& preset : rules.presets()) {
        const std::string id = game + ".preset." + preset.name;
        list.push_back({game, preset.name, word(id), word(id + ".detail")});
    }
    return list;
}

/// The values that a field's switch offers, as they stand in records; empty: on or off.
std::vector<Json> offered_by(const Json& values) {
    std::vector<Json> offered;
    if (values["type"] == "choice")
        for (const Json& value : values["values"]) offered.push_back(value);
    if (values["type"] == "int")
        for (int n = values["min"].get<int>(); n <= values["max"].get<int>(); ++n) offered.emplace_back(n);
    return offered;
}

std::string label_of(const std::string& option_id, const Json& value) {
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    const std::string id = option_id + "." + text;
    return has_words(id) ? word(id) : text;
}

template <Notated G>
screens::RuleSwitch switch_of(
    const G& rules, const OptionField<typename G::Options>& field, const typename G::Options& options) {
    const std::string id = option_id(rules, field.name);
    screens::RuleSwitch rule{field.name, word(id), word(id + ".detail"), {}, 0};
    const Json now = field.write(options);
    if (field.values["type"] == "bool") {
        rule.chosen = now == true ? 1 : 0;
        return rule;
    }
    const auto values = offered_by(field.values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        rule.choices.push_back(label_of(id, values[i]));
        if (values[i] == now) rule.chosen = static_cast<int>(i);
    }
    return rule;
}

/// What the model says of the rules: presets, seats, switches.
template <Notated G>
void add_rules(screens::SetUpModel& model, const G& rules, const SetUp& set_up) {
    model.game = word("game." + std::string(G::name));
    model.offers = offers_of(rules);
    const auto presets = rules.presets();
    for (std::size_t i = 0; i < presets.size(); ++i)
        if (presets[i].name == set_up.preset) model.preset = static_cast<int>(i);
    const auto& base = presets[static_cast<std::size_t>(model.preset)].options;
    std::tie(model.least_players, model.most_players) = rules.seat_range(base);
    const auto options = read_options(rules.option_fields(), base, set_up.rules);
    if (!options) return;
    for (const auto& field : rules.option_fields())
        if (has_words(option_id(rules, field.name))) model.rules.push_back(switch_of(rules, field, *options));
}

} // namespace

screens::HomeModel home_model(const App& app) {
    screens::HomeModel model;
    each_game([&](const auto& rules) {
        const std::string game(rules.name);
        model.games.push_back({game, word("game." + game), word("game." + game + ".sentence"), offers_of(rules)});
    });
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
    screens::SetUpModel model;
    with_game(set_up.game, [&](const auto& rules) { add_rules(model, rules, set_up); });
    model.seats = set_up.seats;
    for (const SeatInfo& seat : set_up.seats) model.typed.push_back(seat.name);
    model.typing = set_up.typing;
    const SeatNames names = names_for(set_up.seats);
    for (std::size_t i = 0; i < names.size(); ++i) model.seats[i].name = names[i];
    model.rules_open = set_up.rules_open;
    if (const auto record = record_of(set_up, 0); !record) model.problem = record.problem().fault;
    const bool human = std::any_of(set_up.seats.begin(), set_up.seats.end(), [](const SeatInfo& s) { return s.human; });
    if (!human) model.problem = "Somebody has to sit at the table.";
    return model;
}

SetUp usual_table(const std::string& game, const std::string& preset) {
    SetUp set_up;
    set_up.game = game;
    set_up.preset = preset;
    int players = 2;
    with_game(game, [&](const auto& rules) {
        if (set_up.preset.empty()) set_up.preset = rules.presets().front().name;
        if (const auto options = preset_options(rules, set_up.preset)) players = rules.seats(*options);
    });
    set_players(set_up, players);
    set_up.seats.front().human = true;
    return set_up;
}

void set_players(SetUp& set_up, int players) {
    set_up.seats.resize(static_cast<std::size_t>(std::clamp(players, 2, seat_limit)));
}

Result<Record> record_of(const SetUp& set_up, std::uint64_t seed) {
    Result<Record> record = Problem{"game", "no game " + quoted(set_up.game) + "; there are " + game_names()};
    with_game(set_up.game, [&](const auto& rules) {
        const auto players = static_cast<int>(set_up.seats.size());
        const auto options = options_for(rules, set_up.preset, set_up.rules, players);
        if (!options) {
            record = options.problem();
            return;
        }
        const auto differing = write_options(rules.option_fields(), *preset_options(rules, set_up.preset), *options);
        record = Record{set_up.game, set_up.preset, differing, seed_deal(seed), {}, set_up.seats, Json::object()};
    });
    return record;
}

} // namespace palazzo::app
