#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/dispatch.hpp"
#include "shell/app/launch_options.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/saves/stored_data.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/state/feature.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace palazzo::app {

void start_program(App& app) {
    app.screens.open(make_home_screen());
    load_stored_data(app);
    app.services.set_keep_all_offline(app.settings.keeps_all_offline);
    const std::string current = current_game_id(app.services.store);
    if (current.empty())
        return reset_opening_attempts(app.services.store); // No game was open, so none can have crashed the program.
    if (count_opening_attempt(app.services.store))
        resume_game(app, current);
    else
        notify(app, {"app.not_reopened", {}});
}

namespace {

/// If one of `options` is a feature's launch parameter, opens the screen that it requests. Returns whether a screen was
/// opened; nullopt if no option is a launch parameter. A refused link counts as opened, so that it isn't tried again.
std::optional<bool> open_feature(App& app, const LaunchArguments& options) {
    for (const Feature* feature : features()) {
        const LaunchParameter& launch = feature->launch_parameter;
        const std::string asked = launch.name.empty() ? "" : launch_option_value(options, launch.name, launch.longest);
        if (asked.empty()) continue;
        const std::string command(launch.command);
        const Screen* const before = app.screens.page();
        dispatch(app, launch.sets_action_value ? a11y::Action{command, asked} : a11y::Action{command + asked, ""});
        return launch.sets_action_value || app.screens.page() != before || app.pending_open;
    }
    return std::nullopt;
}

} // namespace

bool apply_launch_options(App& app, const std::vector<std::pair<std::string, std::string>>& options) {
    const LaunchOptions asked = read_launch_options(options);
    if (asked.speed) app.settings.speed = *asked.speed;
    const bool speaks = std::any_of(app.languages.begin(), app.languages.end(),
        [&](const i18n::Language& language) { return language.code == asked.language; });
    if (speaks) {
        app.settings.language = asked.language;
        apply_language(app);
        refresh_saved_games(app); // Translates the titles of saved games.
    }
    if (const auto opened = open_feature(app, options)) return *opened;
    if (asked.game.empty()) return false;
    if (!is_game(asked.game)) {
        std::string names;
        for (const std::string& game : offered_games()) names += (names.empty() ? "" : ", ") + game;
        notify(app, {"app.no_game", {asked.game, names}});
        return false;
    }
    TableSetUp set_up = default_set_up_with_deck(app, asked.game, asked.preset);
    set_up.levels.clear(); // A table that is set up by an address asks questions of all levels.
    if (!asked.deck.empty()) set_up.deck = asked.deck;
    if (asked.seats) set_player_count(set_up, *asked.seats);
    apply_suggested_judge(set_up);
    const auto record = record_of(set_up, asked.seed ? *asked.seed : app.services.random_seed());
    const std::string fault = record ? open_record(app, *record) : voice_of(app).problem_line(record.problem());
    if (!fault.empty()) notify(app, {"app.cant.set_table", {fault}});
    return fault.empty();
}

} // namespace palazzo::app
