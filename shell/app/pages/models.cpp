#include "shell/app/pages/models.hpp"

#include "shell/app/daily/sheet.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/series/choice.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/set_up/own_rules.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"

#include <algorithm>
#include <cstdlib>

namespace palazzo::app {
namespace {

template <CatalogueGame G>
std::vector<pages::Offer> offers_of(const G& rules, const i18n::Voice& voice) {
    std::vector<pages::Offer> list;
    const std::string game(G::name);
    for (const auto& preset : rules.presets()) {
        const std::string id = game + ".preset." + preset.name;
        list.push_back({game, preset.name, voice.say(id), voice.say(id + ".detail")});
    }
    return list;
}

std::string label_of(const std::string& option_id, const Json& value, const i18n::Voice& voice) {
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    const std::string id = option_id + "." + text;
    return voice.catalogue->has(id) ? voice.say(id) : text;
}

/// `base` are the preset's options: where a rule is another one there, it says so.
template <CatalogueGame G>
pages::RuleSwitch switch_of(const G& rules, const OptionField<typename G::Options>& field,
    const typename G::Options& options, const typename G::Options& base, const std::string& preset,
    const i18n::Voice& voice) {
    const std::string id = option_id(rules.name, std::string(field.name));
    pages::RuleSwitch rule{std::string(field.name), voice.say(id), voice.say(id + ".detail"), {}, 0};
    const Json now = field.write(options);
    if (now != field.write(base)) rule.detail = voice.say("setup.rule.changed", {preset, rule.detail});
    if (field.values()["type"] == "bool") {
        rule.chosen = now == true ? 1 : 0;
        return rule;
    }
    const auto values = offered_by(field.values(), {field.offered.begin(), field.offered.size()});
    for (std::size_t i = 0; i < values.size(); ++i) {
        rule.choices.push_back(label_of(id, values[i], voice));
        if (values[i] == now) rule.chosen = static_cast<int>(i);
    }
    return rule;
}

/// What the model says of the rules: presets, seats, switches.
template <CatalogueGame G>
void add_rules(pages::SetUpModel& model, const G& rules, const SetUp& set_up, const i18n::Voice& voice) {
    model.game = voice.say("game." + std::string(G::name));
    model.offers = offers_of(rules, voice);
    const auto presets = rules.presets();
    for (std::size_t i = 0; i < presets.size(); ++i)
        if (presets[i].name == set_up.preset) model.preset = static_cast<int>(i);
    const auto& base = presets[static_cast<std::size_t>(model.preset)].options;
    std::tie(model.least_players, model.most_players) = rules.seat_range(base);
    const auto options = read_options(rules.option_fields(), base, set_up.rules);
    if (!options) return;
    for (const auto& field : rules.option_fields()) {
        const std::string id = option_id(rules.name, std::string(field.name));
        const bool flag = field.values()["type"] == "bool";
        const bool offered =
            flag || offered_by(field.values(), {field.offered.begin(), field.offered.size()}).size() > 1;
        // How many play is chosen with their seats.
        if (voice.catalogue->has(id) && offered && field.name != "players")
            model.rules.push_back(switch_of(
                rules, field, *options, base, model.offers[static_cast<std::size_t>(model.preset)].name, voice));
    }
}

/// What a character is like, in a line.
std::string temper_of(const SeatInfo& seat, const i18n::Voice& voice) {
    constexpr std::array ids{"temper.even", "temper.patient", "temper.greedy", "temper.bold", "temper.peaceful",
        "temper.generous", "temper.sly"};
    return seat.human ? "" : voice.say(ids[static_cast<std::size_t>(temperament_of(seat.name))]);
}

} // namespace

pages::HomeModel home_model(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::HomeModel model;
    each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        model.games.push_back({game, voice.say("game." + game), voice.say("game." + game + ".sentence"),
            offers_of(rules, voice), games::UiOf<std::decay_t<decltype(rules)>>::picture});
    });
    model.saved = static_cast<int>(app.kept.size() + app.finished_count);
    model.daily = daily_detail(app);
    model.puzzles = puzzles_detail(app);
    model.new_version = app.new_version;
    if (!is_deck_sheet(app.sheet) && app.notice_for.empty()) model.notice = notice_of(app);
    if (const SavedGame* kept = unfinished(app)) {
        model.resume_title = kept->title;
        model.resume_detail = kept->detail;
    } else if (may_deal_next(app)) {
        model.resume_title = voice.say("match.next");
        model.resume_detail = match_in_words(app);
    }
    return model;
}

pages::SetUpModel set_up_model(const App& app) {
    const SetUp& set_up = app.set_up;
    const i18n::Voice voice{&app.catalogue, games::audience_for(set_up.seats)};
    pages::SetUpModel model;
    with_game(set_up.game, [&](const auto& rules) { add_rules(model, rules, set_up, voice); });
    model.seats = set_up.seats;
    for (const SeatInfo& seat : set_up.seats) model.typed.push_back(seat.name);
    model.typing = set_up.typing;
    for (std::size_t i = 0; i < model.seats.size(); ++i) model.seats[i].name = voice.name(static_cast<Seat>(i));
    for (const SeatInfo& seat : model.seats) model.tempers.push_back(temper_of(seat, voice));
    model.rules_open = set_up.rules_open;
    add_challenges(model, set_up, voice);
    add_own_rules(model, app);
    if (const auto record = record_of(set_up, 0); !record) model.problem = voice.say(record.problem().fault);
    const bool human = std::any_of(set_up.seats.begin(), set_up.seats.end(), [](const SeatInfo& s) { return s.human; });
    if (!human) model.problem = voice.say("setup.nobody");
    add_match_choice(model, app);
    return model;
}

} // namespace palazzo::app
