#include "shell/app/scores/play_time.hpp"

#include <algorithm>
#include <string>

namespace palazzo::app {
namespace {

std::string key_of(const App& app) { return time_prefix + app.table->id; }

/// What is no number is no time.
double kept_seconds(const App& app) {
    const auto text = app.services.store.load(key_of(app));
    const auto seconds = text ? read_seed(*text) : std::nullopt;
    return seconds && *seconds <= scores::largest_number ? static_cast<double>(*seconds) : 0;
}

} // namespace

void begin_play_time(App& app) { app.play_time = {kept_seconds(app), time_seen(app)}; }

void add_play_time(App& app) {
    const double now = time_seen(app);
    app.play_time.seconds += std::clamp(now - app.play_time.since, 0.0, longest_between_moves);
    app.play_time.since = now;
}

void keep_play_time(const App& app) { app.services.store.store(key_of(app), std::to_string(played_seconds(app))); }

int played_seconds(const App& app) {
    return static_cast<int>(std::min(app.play_time.seconds, double{scores::largest_number}));
}

} // namespace palazzo::app
