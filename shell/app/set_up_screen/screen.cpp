#include "shell/app/set_up_screen/screen.hpp"

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/set_up_screen/deck_choice.hpp"
#include "shell/app/set_up_screen/house_rules.hpp"
#include "shell/app/set_up_screen/library.hpp"
#include "shell/app/set_up_screen/match_choice.hpp"
#include "shell/app/set_up_screen/rules.hpp"
#include "shell/app/set_up_screen/use_rules.hpp"
#include "shell/app/state/ids.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;

void set_seat(App& app, const std::string& seat, const std::string& choice) {
    const auto index = read_index(seat, app.set_up.seats.size());
    const auto kind = read_index(choice, pages::seat_kinds.size());
    if (!index || !kind) return;
    SeatInfo& info = app.set_up.seats[static_cast<std::size_t>(*index)];
    const bool human = *kind == 0;
    if (human != info.human) info.name.clear(); // A bot doesn't keep a human's name, and a human doesn't keep a bot's.
    info.human = human;
    if (!human) info.level = pages::bot_level_name(*kind);
    apply_suggested_judge(app.set_up);
}

/// Replaces the bot in a seat by the next character who isn't at the table yet.
void change_character(App& app, const std::string& seat) {
    const auto index = read_index(seat, app.set_up.seats.size());
    if (!index || app.set_up.seats[static_cast<std::size_t>(*index)].human) return;
    const auto names = games::audience_for(app.set_up.seats).names;
    const auto sits = [&](std::string_view name) { return std::find(names.begin(), names.end(), name) != names.end(); };
    const auto now = std::find_if(characters.begin(), characters.end(),
        [&](const Character& c) { return c.name == names[static_cast<std::size_t>(*index)]; });
    auto next = static_cast<std::size_t>(now - characters.begin());
    for (std::size_t tries = 0; tries < characters.size(); ++tries) {
        next = (next + 1) % characters.size();
        if (sits(characters[next].name)) continue;
        app.set_up.seats[static_cast<std::size_t>(*index)].name = characters[next].name;
        return;
    }
}

SeatInfo* human_at(App& app, const std::string& seat) {
    const auto index = read_index(seat, app.set_up.seats.size());
    if (!index || !app.set_up.seats[static_cast<std::size_t>(*index)].human) return nullptr;
    return &app.set_up.seats[static_cast<std::size_t>(*index)];
}

void set_name(App& app, const std::string& seat, const std::string& name) {
    if (SeatInfo* info = human_at(app, seat)) info->name = name_from_text(name);
}

/// Lets the player type the name of a human: in the browser into a native field, otherwise on the canvas.
void begin_typing(App& app, const std::string& seat) {
    if (human_at(app, seat) == nullptr || app.services.open_text_field("name:" + seat)) return;
    app.set_up.typing = *read_index(seat, app.set_up.seats.size());
}

void end_typing(TableSetUp& set_up) {
    set_up.typing = -1;
    set_up.typing_search = false;
}

void choose_preset(App& app, const std::string& choice) {
    const auto presets = presets_of(app.set_up.game);
    const auto index = read_index(choice, presets.size());
    if (!index) return;
    use_preset(app.set_up, presets[static_cast<std::size_t>(*index)]);
    apply_suggested_judge(app.set_up);
    fetch_chosen_deck(app);
}

void choose_players(App& app, const std::string& choice) {
    const auto model = set_up_model(app);
    const auto index = read_index(choice, static_cast<std::size_t>(model.most_players - model.least_players + 1));
    if (index) set_player_count(app.set_up, model.least_players + *index);
    apply_suggested_judge(app.set_up);
}

/// Begins the game once its word list is loaded.
void begin_or_wait(App& app, const Action& action) {
    if (!defer_until_words_arrive(app, app.set_up.game, app.set_up.rules, {action, {}, {}})) begin_game(app);
}

/// Returns a line about a character's temperament; empty for a human.
std::string temperament_in_words(const SeatInfo& seat, const i18n::Voice& voice) {
    constexpr std::array ids{"temper.even", "temper.patient", "temper.greedy", "temper.bold", "temper.peaceful",
        "temper.generous", "temper.sly"};
    return seat.human ? "" : voice.say(ids[static_cast<std::size_t>(temperament_of(seat.name))]);
}

/// The page on which a table is set up. The table is part of App, because games are dealt at it later.
class SetUpScreen final : public Screen {
  public:
    static constexpr std::string_view kind = "set_up";

    std::string_view name() const override { return kind; }
    std::optional<Action> draw(App& app, const ui::Theme& theme) override;
    a11y::Mirror current_mirror(const App& app) const override;
    bool handle_action(App& app, const Action& action) override;
    const char* leave_action_id() const override { return "back"; }
    std::string game(const App& app) const override { return app.set_up.game; }
};

} // namespace

void begin_game(App& app) {
    if (app.set_up.match.kind) return begin_match(app);
    const auto record = record_of(app.set_up, app.services.random_seed());
    if (!record) return notify(app, pages::verbatim_message(voice_of(app).problem_line(record.problem())));
    const std::string fault = open_record(app, *record);
    if (!fault.empty()) notify(app, pages::verbatim_message(fault));
}

void open_set_up(App& app, const std::string& table) {
    const auto slash = table.find('/');
    if (slash == std::string::npos) return;
    TableSetUp set_up = default_set_up_with_deck(app, table.substr(0, slash), table.substr(slash + 1));
    if (!record_of(set_up, 0)) return;
    app.set_up = std::move(set_up);
    open_set_up_page(app);
    fetch_chosen_deck(app);
}

bool is_setting_up(const App& app) { return app.screens.page_as<SetUpScreen>() != nullptr; }

void open_set_up_page(App& app) { app.screens.open_on_home(std::make_unique<SetUpScreen>()); }

pages::SetUpModel set_up_model(const App& app) {
    const TableSetUp& set_up = app.set_up;
    const i18n::Voice voice{&app.catalogue, games::audience_for(set_up.seats)};
    pages::SetUpModel model;
    add_rules(model, set_up, voice);
    model.seats = set_up.seats;
    for (const SeatInfo& seat : set_up.seats) model.typed.push_back(seat.name);
    model.typing = set_up.typing;
    for (std::size_t i = 0; i < model.seats.size(); ++i) model.seats[i].name = voice.name(static_cast<Seat>(i));
    for (const SeatInfo& seat : model.seats) model.temperaments.push_back(temperament_in_words(seat, voice));
    model.rules_open = set_up.rules_open;
    add_challenges(model, app, set_up);
    add_house_rules(model, app);
    add_library_buttons(model, app);
    if (const auto record = record_of(set_up, 0); !record) model.problem = voice.say(record.problem().fault);
    const bool human = std::any_of(set_up.seats.begin(), set_up.seats.end(), [](const SeatInfo& s) { return s.human; });
    if (!human) model.problem = voice.say("setup.nobody");
    add_match_choice(model, app);
    model.friends = !app.services.mail.relay.empty() && can_play_with_friends(set_up) && model.problem.empty();
    return model;
}

std::optional<Action> SetUpScreen::draw(App& app, const ui::Theme& theme) {
    return pages::draw_set_up(theme, voice_of(app), set_up_model(app));
}

a11y::Mirror SetUpScreen::current_mirror(const App& app) const {
    return pages::set_up_mirror(voice_of(app), set_up_model(app));
}

bool SetUpScreen::handle_action(App& app, const Action& action) {
    if (handle_library_action(app, action) || handle_house_rules_action(app, action)
        || handle_match_choice_action(app, action) || handle_rules_action(app, action))
        return true;
    if (action.id == "preset")
        choose_preset(app, action.value);
    else if (action.id == "players")
        choose_players(app, action.value);
    else if (action.id == "rules")
        app.set_up.rules_open = !app.set_up.rules_open;
    else if (action.id == "typed")
        end_typing(app.set_up);
    else if (const auto who = text_after_prefix(action.id, "who:"))
        change_character(app, *who);
    else if (const auto typist = text_after_prefix(action.id, "type:"))
        begin_typing(app, *typist);
    else if (const auto named = text_after_prefix(action.id, "name:"))
        set_name(app, *named, action.value);
    else if (action.id == "begin")
        begin_or_wait(app, action);
    else if (action.id == "back")
        app.screens.close_all();
    else if (const auto seat = text_after_prefix(action.id, "seat:"))
        set_seat(app, *seat, action.value);
    else
        return handle_table_deck_action(app, action);
    return true;
}

} // namespace palazzo::app
