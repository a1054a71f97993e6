// The mirror of the set-up, for screen readers.
#include "shell/pages/set_up.hpp"

namespace palazzo::pages {
namespace {

/// Adds the saved house rules, and the buttons that save or change the current rules.
void add_house_rules(a11y::Region& region, const i18n::Voice& voice, const SetUpModel& model) {
    using a11y::Control;
    for (std::size_t i = 0; i < model.house_rules.size(); ++i) {
        Control set{Control::Kind::toggle, "own:" + std::to_string(i), model.house_rules[i].name};
        set.why = model.house_rules[i].detail;
        set.pressed = static_cast<int>(i) == model.chosen_house_rules;
        region.controls.push_back(std::move(set));
    }
    const auto offer = [&](const char* id, const char* label) {
        region.controls.push_back({Control::Kind::button, id, voice.say(label)});
    };
    if (model.can_update_own) offer("own_update", "own.update");
    if (model.can_save_own) offer("own_save", model.can_update_own ? "own.save_new" : "own.save");
    if (!model.can_save_own && model.chosen_house_rules >= 0) offer("own_edit", "own.edit");
}

/// Adds the choice between one game and a match, and the choice of the match's goal.
void add_match(a11y::Region& region, const i18n::Voice& voice, const SetUpModel& model) {
    using a11y::Control;
    if (model.matches.empty()) return;
    Control kind{Control::Kind::choice, "match", voice.say("match.title")};
    kind.options = model.matches;
    kind.chosen = model.match;
    kind.why = model.match_detail;
    region.controls.push_back(std::move(kind));
    if (model.has_unfinished_match)
        region.controls.push_back({Control::Kind::button, "match_sheet", voice.say("match.title")});
    if (model.match_goals.empty()) return;
    Control goal{Control::Kind::choice, "match_goal", model.match_goal_label};
    goal.options = model.match_goals;
    goal.chosen = model.match_goal;
    region.controls.push_back(std::move(goal));
}

} // namespace

a11y::Mirror set_up_mirror(const i18n::Voice& voice, const SetUpModel& model) {
    using a11y::Control;
    a11y::Mirror mirror{voice.say("setup.title", {model.game}), {}};
    a11y::Region rules{"rules", voice.say("setup.rules")};
    Control preset{Control::Kind::choice, "preset", voice.say("setup.rules")};
    for (const PresetOffer& offer : model.offers) preset.options.push_back(offer.name);
    preset.chosen = model.chosen_house_rules < 0 && !model.uses_published ? model.preset : -1;
    if (model.offers.size() > 1) rules.controls.push_back(std::move(preset));
    if (!model.library.empty()) rules.controls.push_back({Control::Kind::button, "library", model.library});
    if (model.asks) rules.controls.push_back({Control::Kind::button, "ask", voice.say("ask.open")});
    Control editor{Control::Kind::toggle, "rules", voice.say("setup.rules.change")};
    editor.pressed = model.rules_open;
    if (!model.rules.empty() || model.can_search) rules.controls.push_back(std::move(editor));
    if (model.rules_open && model.can_search) {
        Control search{Control::Kind::text, "field:search", voice.say("setup.search")};
        search.value = model.search_text;
        if (model.rules.empty()) search.why = voice.say("setup.search.none");
        rules.controls.push_back(std::move(search));
    }
    for (const RuleSwitch& rule : model.rules_open ? model.rules : std::vector<RuleSwitch>()) {
        const bool flag = rule.choices.empty();
        Control control{flag ? Control::Kind::toggle : Control::Kind::choice, "rule:" + rule.option, rule.label};
        control.why = rule.detail;
        control.pressed = flag && rule.chosen != 0;
        control.options = rule.choices;
        control.chosen = flag ? 0 : rule.chosen;
        rules.controls.push_back(std::move(control));
    }
    add_house_rules(rules, voice, model);
    a11y::Region seats{"seats", voice.say("setup.players")};
    Control players{Control::Kind::choice, "players", voice.say("setup.players.number")};
    for (int n = model.least_players; n <= model.most_players; ++n) players.options.push_back(std::to_string(n));
    players.chosen = static_cast<int>(model.seats.size()) - model.least_players;
    if (players.options.size() > 1) seats.controls.push_back(std::move(players));
    for (std::size_t i = 0; i < model.seats.size(); ++i) {
        Control seat{Control::Kind::choice, "seat:" + std::to_string(i), model.seats[i].name};
        seat.options = seat_kinds_in_words(voice);
        seat.chosen = seat_kind(model.seats[i]);
        seats.controls.push_back(std::move(seat));
        if (!model.seats[i].human) {
            Control who{
                Control::Kind::button, "who:" + std::to_string(i), voice.say("setup.who", {model.seats[i].name})};
            who.why = model.temperaments[i];
            seats.controls.push_back(std::move(who));
            continue;
        }
        Control name{
            Control::Kind::text, "name:" + std::to_string(i), voice.say("setup.name.of", {std::to_string(i + 1)})};
        name.value = model.typed[i];
        seats.controls.push_back(std::move(name));
    }
    add_match(seats, voice, model);
    a11y::Region challenges{"challenges", voice.say("challenge.deck")};
    challenges.controls.push_back({Control::Kind::button, "deck", model.deck});
    const auto choice = [&](const char* id, const char* label, const std::vector<std::string>& options, int chosen) {
        if (options.empty()) return;
        Control control{Control::Kind::choice, id, voice.say(label)};
        control.options = options;
        control.chosen = chosen;
        challenges.controls.push_back(std::move(control));
    };
    if (!model.topic.empty())
        challenges.controls.push_back({Control::Kind::button, "topic",
            voice.say("challenge.labelled", {voice.say("challenge.topics"), model.topic})});
    choice("levels", "challenge.levels", model.levels, model.level);
    choice("seconds", "challenge.seconds", model.seconds, model.second);
    a11y::Region go{"go", voice.say("setup.begin")};
    Control begin{Control::Kind::button, "begin", voice.say("setup.deal")};
    begin.enabled = model.problem.empty();
    begin.why = model.problem;
    go.controls = {std::move(begin), {Control::Kind::button, "share", voice.say("share.title")},
        {Control::Kind::button, "back", voice.say("setup.back")}};
    if (model.friends) go.controls.push_back({Control::Kind::button, "friends_host", voice.say("friends.title")});
    mirror.regions.push_back(std::move(rules));
    if (model.challenges) mirror.regions.push_back(std::move(challenges));
    mirror.regions.push_back(std::move(seats));
    mirror.regions.push_back(std::move(go));
    return mirror;
}

} // namespace palazzo::pages
