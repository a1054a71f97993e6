#include "shell/app/table/hint.hpp"

#include "shell/app/thinking/thinking.hpp"

#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

/// Seconds by which a hint is shown longer than other notices.
constexpr double hint_seconds = 6;

/// The requested hint.
struct Hint {
    std::string name; ///< Name of the search; empty if no hint was requested.
    /// Request for a second search, in the position after the advised move; nullopt unless the table makes that move
    /// automatically.
    std::optional<SearchRequest> after;
};

void show(App& app, games::GameTable& s, const SearchResult& advice) {
    const i18n::Voice voice = voice_of(app);
    const auto label = s.suggest(advice.best_move, voice);
    if (!label) return;
    const std::string why = voice.say(advice.explanation);
    notify(app, pages::verbatim_message(label->empty() ? why : voice.say("hint.shows", {*label, why})));
    // A hint takes longer to read than other notices.
    app.notice_until += hint_seconds;
    app.hinted_position = hint_search_name(s);
}

} // namespace

std::string hint_search_name(const games::GameTable& s) {
    return s.id + " hint " + std::to_string(s.turn_count()) + " " + std::to_string(s.viewer);
}

std::string shown_hint(const App& app, const games::GameTable& s) {
    return app.hinted_position == hint_search_name(s) ? notice_of(app) : "";
}

bool can_ask_for_hint(const games::GameTable& s) {
    return s.full_state() != nullptr && !s.with_friends && !s.curtain && s.seats_to_act().has(s.viewer)
        && is_human(s, s.viewer) && s.is_hint_useful();
}

void cancel_hint(App& app) { app.feature_data.get<Hint>() = {}; }

bool is_searching_hint(const App& app) { return !app.feature_data.get<Hint>().name.empty(); }

void ask_for_hint(App& app) {
    if (!app.table || !can_ask_for_hint(*app.table)) return;
    app.feature_data.get<Hint>() = {hint_search_name(*app.table), {}};
    notify(app, {"hint.thinking", {}});
    app.hinted_position = hint_search_name(*app.table);
}

bool update_hint(App& app) {
    Hint& hint = app.feature_data.get<Hint>();
    if (hint.name.empty() || !app.table) return false;
    games::GameTable& s = *app.table;
    if (hint.name != hint_search_name(s) || !can_ask_for_hint(s)) {
        cancel_hint(app);
        cancel_search(app);
        return false;
    }
    const bool goes_on = hint.after.has_value();
    const auto advice = request_search(app, hint.name + (goes_on ? " after" : ""),
        [&] { return goes_on ? *hint.after : s.full_state()->hint_search_request(); });
    if (!advice) return true;
    if (auto after = goes_on ? std::nullopt : s.full_state()->follow_up_hint_request(*advice)) {
        hint.after = *std::move(after);
        return true;
    }
    cancel_hint(app);
    show(app, s, *advice);
    return false;
}

} // namespace palazzo::app
