#include "shell/app/decks/decks.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

Json number_or_none(const std::string& text, int least, int most) {
    const auto number = read_seed(text);
    const bool fits =
        number && *number >= static_cast<std::uint64_t>(least) && *number <= static_cast<std::uint64_t>(most);
    return fits ? Json(*number) : Json();
}

Speed speed_of(const std::string& name) {
    if (name == "off") return Speed::off;
    return name == "quick" ? Speed::quick : Speed::calm;
}

} // namespace

void start(App& app) {
    if (const auto text = app.services.store.load(settings_key)) {
        const Speed wished = app.settings.speed;
        app.settings = read_settings(*text);
        if (!app.settings.speed_chosen) app.settings.speed = wished;
    }
    take_up_language(app);
    load_decks(app); // before the games that are played with them
    load_memory(app);
    list_kept(app);
    const std::string current = current_game(app.services.store);
    if (!current.empty()) resume(app, current);
}

bool apply_launch_options(App& app, const std::vector<std::pair<std::string, std::string>>& options) {
    const auto option = [&](const char* key) {
        const auto at =
            std::find_if(options.begin(), options.end(), [&](const auto& pair) { return pair.first == key; });
        return at == options.end() ? std::string() : at->second;
    };
    if (const std::string speed = option("speed"); !speed.empty()) app.settings.speed = speed_of(speed);
    if (option("quick").empty()) return false;
    if (!with_game(option("quick"), [](const auto&) {})) {
        notify(app, {"app.no_game", {option("quick"), game_names()}});
        return false;
    }
    SetUp set_up = table_for(app, option("quick"), option("preset"));
    if (!option("deck").empty()) set_up.deck = option("deck");
    if (const Json seats = number_or_none(option("seats"), 2, seat_limit); !seats.is_null())
        set_players(set_up, seats.get<int>());
    let_deck_judge(set_up);
    const auto record = record_of(set_up, read_seed(option("seed")).value_or(app.services.entropy()));
    const std::string fault = record ? open_text(app, write_record(*record)) : voice_of(app).line(record.problem());
    if (!fault.empty()) notify(app, {"app.cant.set_table", {fault}});
    return fault.empty();
}

} // namespace palazzo::app
