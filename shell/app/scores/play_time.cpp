#include "shell/app/scores/play_time.hpp"

#include "engine/scores/outcome.hpp"
#include <algorithm>
#include <string>

namespace palazzo::app {
namespace {

/// The play time of the game on the table.
struct PlayTime {
    double seconds = 0; ///< Play time up to `since`, in seconds.
    double since = 0;   ///< Time up to which `seconds` counts, on visible_time()'s clock.
};

std::string key_of(const App& app) { return play_time_key_prefix + app.table->id; }

/// Returns the stored play time in seconds; 0 if it can't be read.
double saved_seconds(const App& app) {
    const auto text = app.services.store.load(key_of(app));
    const auto seconds = text ? read_seed(*text) : std::nullopt;
    return seconds && *seconds <= scores::largest_stored_number ? static_cast<double>(*seconds) : 0;
}

} // namespace

void begin_play_time(App& app) { app.feature_data.get<PlayTime>() = {saved_seconds(app), visible_time(app)}; }

void add_play_time(App& app) {
    PlayTime& time = app.feature_data.get<PlayTime>();
    const double now = visible_time(app);
    time.seconds += std::clamp(now - time.since, 0.0, longest_counted_pause);
    time.since = now;
}

void save_play_time(const App& app) { app.services.store.store(key_of(app), std::to_string(played_seconds(app))); }

int played_seconds(const App& app) {
    return static_cast<int>(std::min(app.feature_data.get<PlayTime>().seconds, double{scores::largest_stored_number}));
}

} // namespace palazzo::app
