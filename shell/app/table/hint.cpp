#include "shell/app/table/hint.hpp"

#include "shell/app/thinking/thinking.hpp"

#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

/// How much longer than other lines it stays.
constexpr double hint_seconds = 6;

/// What the player asked for and is looked for.
struct Hint {
    std::string name;                   ///< of its thought; empty: none was asked for
    std::optional<SearchRequest> after; ///< what it is about, where its first move goes without saying
};

void show(App& app, games::GameTable& s, const SearchResult& advice) {
    const i18n::Voice voice = voice_of(app);
    const auto label = s.suggest(advice.best, voice);
    if (!label) return;
    const std::string why = voice.say(advice.why);
    notify(app, pages::verbatim(label->empty() ? why : voice.say("hint.shows", {*label, why})));
    // It is read, and not only glanced at.
    app.notice_until += hint_seconds;
    app.notice_for = hint_name(s);
}

} // namespace

std::string hint_name(const games::GameTable& s) {
    return s.id + " hint " + std::to_string(s.turn_count()) + " " + std::to_string(s.viewer);
}

std::string hint_shown(const App& app, const games::GameTable& s) {
    return app.notice_for == hint_name(s) ? notice_of(app) : "";
}

bool can_hint(const games::GameTable& s) {
    return s.authority() != nullptr && !s.curtain && s.to_act().has(s.viewer) && is_human(s, s.viewer)
        && s.is_worth_a_hint();
}

void forget_hint(App& app) { app.own.of<Hint>() = {}; }

bool seeks_hint(const App& app) { return !app.own.of<Hint>().name.empty(); }

void ask_for_hint(App& app) {
    if (!app.table || !can_hint(*app.table)) return;
    app.own.of<Hint>() = {hint_name(*app.table), {}};
    notify(app, {"hint.thinking", {}});
    app.notice_for = hint_name(*app.table);
}

bool drive_hint(App& app) {
    Hint& hint = app.own.of<Hint>();
    if (hint.name.empty() || !app.table) return false;
    games::GameTable& s = *app.table;
    if (hint.name != hint_name(s) || !can_hint(s)) {
        forget_hint(app);
        forget_thought(app);
        return false;
    }
    const bool goes_on = hint.after.has_value();
    const auto advice = ponder(app, hint.name + (goes_on ? " after" : ""),
        [&] { return goes_on ? *hint.after : s.authority()->hint_question(); });
    if (!advice) return true;
    if (auto after = goes_on ? std::nullopt : s.authority()->hint_question_after(*advice)) {
        hint.after = *std::move(after);
        return true;
    }
    forget_hint(app);
    show(app, s, *advice);
    return false;
}

} // namespace palazzo::app
