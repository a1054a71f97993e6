#include "shell/app/table/take_back.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/table/on_table.hpp"
#include "shell/app/thinking/thinking.hpp"

#include "engine/core/take_back.hpp"

namespace palazzo::app {
namespace {

template <class G>
std::optional<std::size_t> back_to(const games::Session<G>& s) {
    return s.curtain ? std::nullopt : moves_before_last_of(s.match, seats_with(s, true));
}

/// Whether going back would take back what somebody has learned from.
template <class G>
bool is_more_known(const games::Session<G>& s, std::size_t to) {
    return has_seen_more(s.match, to, s.match.known_turns()[to].seat);
}

/// Shows another position of the game, as if it had just been opened there.
template <class G>
void go_to(App& app, games::Session<G>& s, std::size_t to) {
    forget_thought(app);
    app.hint.clear();
    app.hint_after.clear();
    app.notice_for.clear();
    app.dialog = {};
    app.review = {}; // another end may come after as many moves
    app.sheet = SheetKind::none;
    s.match.go_to(to);
    s.opened_at = to;
    s.fresh = true;
    s.result_shown = s.match.over();
    note_insight(s);
    pass_device(s);
    autosave(app);
    app.services.announce(voice_of(app).say(s.match.can_redo() ? "undo.done" : "redo.done"));
}

template <class G>
void go_back(App& app, games::Session<G>& s, std::size_t to) {
    if (is_more_known(s, to)) s.match.mark_practice();
    go_to(app, s, to);
}

} // namespace

bool can_take_back(const App& app) {
    return !is_read_only(app) && on_table(app, false, [](const auto& s) { return back_to(s).has_value(); });
}

bool can_redo(const App& app) {
    return !is_read_only(app) && on_table(app, false, [](const auto& s) { return !s.curtain && s.match.can_redo(); });
}

void take_back(App& app) {
    on_table(app, false, [&](auto& s) {
        const auto to = back_to(s);
        if (!to) return false;
        const bool free = !is_more_known(s, *to) || (s.match.is_practice() && humans(s) == 1);
        if (free)
            go_back(app, s, *to);
        else
            app.sheet = SheetKind::take_back;
        return free;
    });
}

void take_back_agreed(App& app) {
    on_table(app, false, [&](auto& s) {
        const auto to = back_to(s);
        if (to) go_back(app, s, *to);
        return to.has_value();
    });
}

void redo(App& app) {
    on_table(app, false, [&](auto& s) {
        const auto to = s.curtain ? std::nullopt : moves_after_next_of(s.match, seats_with(s, true));
        if (to) go_to(app, s, *to);
        return to.has_value();
    });
}

pages::SheetModel take_back_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::Kind;
    const bool several = on_table(app, 0, [](const auto& s) { return humans(s); }) > 1;
    return {"take_back", voice.say(several ? "undo.all" : "undo.ask"),
        {pages::text_item(voice.say(several ? "undo.all.detail" : "undo.ask.detail")),
            pages::text_item(voice.say("undo.practice")),
            pages::button_item(Kind::main, "take_back_agreed", voice.say(several ? "undo.all.yes" : "undo.yes")),
            pages::button_item(Kind::button, "close", voice.say("undo.no"))}};
}

} // namespace palazzo::app
