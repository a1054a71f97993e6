// A table that is no game of the player's own: of a puzzle, of a lesson. It lies above a bar.
#pragma once

#include "shell/app/sounds/sounds.hpp"
#include "shell/app/state/app.hpp"

#include <utility>

namespace palazzo::app {

/// Draws it, with none of the program's buttons. `open`: moves can be made.
template <class G>
games::TableAnswer<G> draw_exercise(App& app, const ui::Theme& theme, games::Session<G>& s, bool open) {
    auto sight = sight_of(s, app.catalogue, pace(app.settings.speed), !open || app.sheet != SheetKind::none);
    sight.offers.any = false;
    sight.habits = app.settings.habits;
    sight.pinch = std::exchange(app.pinch, {});
    auto answer = s.screen.draw(theme, s.match.view(s.onlooker), sight);
    s.fresh = false;
    s.shown = s.match.turn_count();
    if (answer.refused) play(app, sound::Cue::buzz);
    return answer;
}

/// The same in words, below what the bar says.
template <class G>
a11y::Mirror mirror_exercise(const App& app, const games::Session<G>& s, a11y::Region bar, bool open) {
    const i18n::Voice voice{&app.catalogue, s.audience};
    a11y::Mirror mirror{title_of(s, voice), {std::move(bar)}};
    for (a11y::Region& region : s.screen.mirror(s.match.view(s.onlooker), voice)) {
        if (!open) region.controls.clear();
        if (!region.lines.empty() || !region.controls.empty()) mirror.regions.push_back(std::move(region));
    }
    return mirror;
}

/// What just happened is said, and heard.
template <class G>
void tell_last_move(const App& app, const games::Session<G>& s) {
    const auto& events = s.match.last_turn().events;
    const i18n::Voice voice{&app.catalogue, s.audience};
    for (const Message& message : messages_of(s.match.rules(), events)) app.services.say(voice.say(message));
}

} // namespace palazzo::app
