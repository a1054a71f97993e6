#include "shell/app/set_up_screen/use_rules.hpp"

#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {

void use_preset(TableSetUp& set_up, const PresetInfo& preset) {
    set_up.preset = preset.name;
    set_up.house_rules.clear();
    set_up.published_rules.clear();
    set_up.rules = Json::object();
    set_up.chosen_options.clear();
    set_up.suggested_options = Json::object();
    const auto players = static_cast<int>(set_up.seats.size());
    set_player_count(set_up, std::clamp(players, preset.least_players, preset.most_players));
}

bool use_rules(App& app, const std::string& preset, Json options) {
    TableSetUp next = app.set_up;
    int players = static_cast<int>(next.seats.size());
    if (const auto named = options.find("players"); named != options.end()) {
        if (const auto number = whole_number(*named, 2, seat_limit)) players = static_cast<int>(*number);
        options.erase("players");
    }
    next.preset = preset;
    next.rules = std::move(options);
    next.suggested_options = Json::object();
    next.house_rules.clear();
    next.published_rules.clear();
    next.chosen_options.clear();
    for (const auto& [option, value] : next.rules.items()) next.chosen_options.insert(option);
    const auto [least, most] = seat_range_of(rule_set_of(next));
    set_player_count(next, std::clamp(players, least, most));
    apply_suggested_judge(next);
    // Rules that another version of the program wrote may be unknown here.
    if (const auto record = record_of(next, 0); !record) {
        notify(app, pages::verbatim_message(voice_of(app).problem_line(record.problem())));
        return false;
    }
    app.set_up = std::move(next);
    return true;
}

} // namespace palazzo::app
