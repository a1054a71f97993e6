#include "shell/app/series/kept.hpp"

#include "shell/app/store/aside.hpp"
#include "shell/app/store/format.hpp"

#include <utility>

namespace palazzo::app {
namespace {

/// The match as the program has it; `played` is nullopt if there is none.
struct CurrentMatch {
    std::optional<PlayedSeries> played;
};

/// The match as it is stored; `played` is nullopt if there is none or it can't be read.
struct FoundMatch {
    std::optional<PlayedSeries> played;
    bool newer = false;  ///< True if a newer version wrote the stored match.
    bool locked = false; ///< True if the stored match must not be overwritten.
};

/// Reads the stored match. If its text can't be read, sets the text aside; if there is no room for that, the text stays
/// where it is.
FoundMatch find_match(App& app) {
    const auto text = app.services.store.load(series_key);
    if (!text) return {};
    if (auto played = read_played_series(*text)) return {*std::move(played)};
    if (is_newer_json(*text, series_format)) return {std::nullopt, true, true};
    notify(app, {"app.aside.series", {}});
    return {std::nullopt, false, set_text_aside(app.services.store, series_key, *text).empty()};
}

/// Replaces the program's match by the stored one, unless the store has refused the program's match before, or the
/// stored one is `locked`.
void apply(App& app, FoundMatch& found) {
    if (app.unsaved_keys.count(series_key) == 0 && !found.locked) current_match(app) = std::move(found.played);
}

bool store_match(App& app, const FoundMatch& found) {
    const Store& store = app.services.store;
    bool written = !found.locked && app.services.may_write();
    if (written && current_match(app))
        written = store.store(series_key, write_played_series(*current_match(app)));
    else if (written)
        store.erase(series_key);
    if (written)
        app.unsaved_keys.erase(series_key);
    else
        app.unsaved_keys.insert(series_key);
    return written;
}

} // namespace

std::optional<PlayedSeries>& current_match(App& app) { return app.feature_data.get<CurrentMatch>().played; }
const std::optional<PlayedSeries>& current_match(const App& app) { return app.feature_data.get<CurrentMatch>().played; }

void load_series(App& app) {
    FoundMatch found = find_match(app);
    if (found.newer) notify(app, {"app.newer.series", {}});
    apply(app, found);
}

bool change_series(App& app, const std::function<void(std::optional<PlayedSeries>&)>& change) {
    FoundMatch found = find_match(app);
    apply(app, found);
    change(current_match(app));
    return store_match(app, found);
}

void count_game_in_series(App& app, const scores::GameOutcome& outcome) {
    const auto is_current_game = [&](const std::optional<PlayedSeries>& played) {
        return played && played->game == outcome.id && !played->game_counted && !scores::is_decided(played->series)
            && scores::players_in_seat_order(played->series).size() == outcome.places.size();
    };
    if (!is_current_game(current_match(app))) return;
    change_series(app, [&](std::optional<PlayedSeries>& played) {
        if (!is_current_game(played)) return; // Another tab has counted this game.
        scores::add_series_game(played->series, outcome.places, outcome.points);
        played->game_counted = true;
    });
}

void uncount_game_in_series(App& app, std::string_view id) {
    const auto is_last = [&](const std::optional<PlayedSeries>& played) {
        return played && played->game == id && played->game_counted;
    };
    if (!is_last(current_match(app))) return;
    change_series(app, [&](std::optional<PlayedSeries>& played) {
        if (!is_last(played)) return;
        played->series.games.pop_back();
        played->game_counted = false;
    });
}

} // namespace palazzo::app
