#include "shell/app/pages/models.hpp"

#include "shell/app/decks/table_deck.hpp"
#include "shell/app/saves/autosave.hpp"

#include <algorithm>
#include <cstdlib>

namespace palazzo::app {
namespace {

constexpr int most_side_by_side = 12; ///< numbers; of a wider range the catalogue says which few are offered

std::string word(const std::string& id) { return say(Message{id, {}}); }

/// Numbers with blanks between them.
std::vector<Json> numbers_in(const std::string& text) {
    std::vector<Json> numbers;
    const char* at = text.c_str();
    for (char* end = nullptr; *at != '\0'; at = end) {
        const long n = std::strtol(at, &end, 10);
        if (end == at) break;
        numbers.emplace_back(n);
    }
    return numbers;
}

template <CatalogueGame G>
std::vector<pages::Offer> offers_of(const G& rules) {
    std::vector<pages::Offer> list;
    const std::string game(G::name);
    for (const auto& preset : rules.presets()) {
        const std::string id = game + ".preset." + preset.name;
        list.push_back({game, preset.name, word(id), word(id + ".detail")});
    }
    return list;
}

std::string label_of(const std::string& option_id, const Json& value) {
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    const std::string id = option_id + "." + text;
    return has_words(id) ? word(id) : text;
}

template <CatalogueGame G>
pages::RuleSwitch switch_of(
    const G& rules, const OptionField<typename G::Options>& field, const typename G::Options& options) {
    const std::string id = option_id(rules.name, field.name);
    pages::RuleSwitch rule{field.name, word(id), word(id + ".detail"), {}, 0};
    const Json now = field.write(options);
    if (field.values["type"] == "bool") {
        rule.chosen = now == true ? 1 : 0;
        return rule;
    }
    const auto values = offered_by(id, field.values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        rule.choices.push_back(label_of(id, values[i]));
        if (values[i] == now) rule.chosen = static_cast<int>(i);
    }
    return rule;
}

/// What the model says of the rules: presets, seats, switches.
template <CatalogueGame G>
void add_rules(pages::SetUpModel& model, const G& rules, const SetUp& set_up) {
    model.game = word("game." + std::string(G::name));
    model.offers = offers_of(rules);
    const auto presets = rules.presets();
    for (std::size_t i = 0; i < presets.size(); ++i)
        if (presets[i].name == set_up.preset) model.preset = static_cast<int>(i);
    const auto& base = presets[static_cast<std::size_t>(model.preset)].options;
    model.kinds = 1 + level_count<G>;
    std::tie(model.least_players, model.most_players) = rules.seat_range(base);
    const auto options = read_options(rules.option_fields(), base, set_up.rules);
    if (!options) return;
    for (const auto& field : rules.option_fields()) {
        const std::string id = option_id(rules.name, field.name);
        const bool flag = field.values["type"] == "bool";
        const bool offered = flag || offered_by(id, field.values).size() > 1;
        // How many play is chosen with their seats.
        if (has_words(id) && offered && field.name != "players")
            model.rules.push_back(switch_of(rules, field, *options));
    }
}

} // namespace

std::string option_id(std::string_view game, const std::string& option) {
    return std::string(game) + ".option." + option;
}

std::vector<Json> offered_by(const std::string& id, const Json& values) {
    std::vector<Json> offered;
    if (values["type"] == "choice")
        for (const Json& value : values["values"]) offered.push_back(value);
    if (values["type"] != "int") return offered;
    const int least = values["min"].get<int>();
    const int most = values["max"].get<int>();
    if (most - least <= most_side_by_side)
        for (int n = least; n <= most; ++n) offered.emplace_back(n);
    else if (has_words(id + ".offered"))
        offered = numbers_in(word(id + ".offered"));
    return offered;
}

pages::HomeModel home_model(const App& app) {
    pages::HomeModel model;
    each_game([&](const auto& rules) {
        const std::string game(rules.name);
        model.games.push_back({game, word("game." + game), word("game." + game + ".sentence"), offers_of(rules)});
    });
    model.saved = static_cast<int>(app.kept.size());
    if (app.services.clock() < app.notice_until && !is_deck_sheet(app.sheet)) model.notice = app.notice;
    if (const SavedGame* kept = unfinished(app)) {
        model.resume_title = kept->title;
        model.resume_detail = kept->detail;
    }
    return model;
}

pages::SetUpModel set_up_model(const App& app) {
    const SetUp& set_up = app.set_up;
    pages::SetUpModel model;
    with_game(set_up.game, [&](const auto& rules) { add_rules(model, rules, set_up); });
    model.seats = set_up.seats;
    for (const SeatInfo& seat : set_up.seats) model.typed.push_back(seat.name);
    model.typing = set_up.typing;
    const SeatNames names = games::names_for(set_up.seats);
    for (std::size_t i = 0; i < names.size(); ++i) model.seats[i].name = names[i];
    model.rules_open = set_up.rules_open;
    add_challenges(model, set_up);
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
        Json extras = rules.extras(*options);
        if (Json challenges = challenges_of(set_up); !challenges.is_null())
            extras["challenges"] = std::move(challenges);
        record = Record{set_up.game, set_up.preset, differing, seed_deal(seed), {}, set_up.seats, std::move(extras)};
    });
    return record;
}

} // namespace palazzo::app
