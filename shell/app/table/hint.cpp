#include "shell/app/table/hint.hpp"

#include "shell/app/table/move_label.hpp"
#include "shell/app/thinking/thinking.hpp"

namespace palazzo::app {
namespace {

/// How much longer than other lines it stays.
constexpr double hint_seconds = 6;

template <class G>
void show(App& app, games::Session<G>& s, const Advice& advice) {
    const auto move = s.match.rules().read_move(advice.best);
    if (!move) return;
    s.screen.suggest(s.match.view(s.onlooker), *move);
    const i18n::Voice voice = voice_of(app);
    const std::string label = label_of<G>(s.screen, s.match.view(s.onlooker), advice.best, voice);
    const std::string why = voice.say(advice.why);
    notify(app, pages::verbatim(label.empty() ? why : voice.say("hint.shows", {label, why})));
    // It is read, and not only glanced at.
    app.notice_until += hint_seconds;
    app.notice_for = hint_name(s);
}

/// The record after a move that the table makes together with the one that follows it, such as the step of a turn that
/// is passed over: that one is the hint to give. nullopt: the move is the hint.
template <class G>
std::optional<std::string> after_unsaid(const games::Session<G>& s, const Advice& advice) {
    const auto move = s.match.rules().read_move(advice.best);
    if (!move || !s.screen.goes_without_saying(s.match.view(s.onlooker), *move)) return std::nullopt;
    auto match = s.match;
    if (match.play(s.onlooker, *move) || !match.to_act().has(s.onlooker)) return std::nullopt;
    return write_record(match.record());
}

void end_hint(App& app) {
    app.hint.clear();
    app.hint_after.clear();
}

} // namespace

void ask_for_hint(App& app) {
    if (!app.session) return;
    std::visit(
        [&](const auto& s) {
            if (!can_hint(s)) return;
            app.hint = hint_name(s);
            app.hint_after.clear();
            notify(app, {"hint.thinking", {}});
            app.notice_for = app.hint;
        },
        *app.session);
}

bool drive_hint(App& app) {
    if (app.hint.empty() || !app.session) return false;
    return std::visit(
        [&](auto& s) {
            if (app.hint != hint_name(s) || !can_hint(s)) {
                end_hint(app);
                forget_thought(app);
                return false;
            }
            const bool goes_on = !app.hint_after.empty();
            const auto advice = ponder(app, app.hint + (goes_on ? " after" : ""), [&] {
                return Question{goes_on ? app.hint_after : record_text(app), s.onlooker, Level::master,
                    Temperament::even, bot_dice(s, s.onlooker).next()};
            });
            if (!advice) return true;
            if (auto after = goes_on ? std::nullopt : after_unsaid(s, *advice)) {
                app.hint_after = *std::move(after);
                return true;
            }
            end_hint(app);
            show(app, s, *advice);
            return false;
        },
        *app.session);
}

} // namespace palazzo::app
