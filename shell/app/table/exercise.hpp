// The table of a puzzle or a lesson, above a bar. It isn't a game of the player's own.
#pragma once

#include "shell/app/sounds/sounds.hpp"
#include "shell/app/state/app.hpp"

#include <utility>

namespace palazzo::app {

/// Draws it without the program's buttons. `open` says whether moves can be made. Returns whether a move was put
/// together.
inline bool draw_exercise(App& app, const ui::Theme& theme, games::GameTable& s, bool open) {
    auto context = context_of(s, app.catalogue, pace(app.settings.speed), !open || app.screens.sheet() != nullptr);
    context.offers.any = false;
    context.watched = !open;
    context.habits = app.settings.habits;
    context.pinch = std::exchange(app.pinch, {});
    const games::TableReply reply = s.draw(theme, context);
    if (reply.refused) play(app, sound::Cue::buzz);
    return reply.proposed;
}

/// Returns its mirror, with the bar's region first.
inline a11y::Mirror mirror_exercise(const App& app, const games::GameTable& s, a11y::Region bar, bool open) {
    const i18n::Voice voice{&app.catalogue, s.audience};
    a11y::Mirror mirror{s.title(voice), {std::move(bar)}};
    for (a11y::Region& region : s.mirror(voice)) {
        if (!open) region.controls.clear();
        if (!region.lines.empty() || !region.controls.empty()) mirror.regions.push_back(std::move(region));
    }
    return mirror;
}

/// Announces the last move.
inline void announce_last_move(const App& app, const games::GameTable& s) {
    const i18n::Voice voice{&app.catalogue, s.audience};
    for (const Message& message : s.turn(s.turn_count() - 1).messages) app.services.say(voice.say(message));
}

} // namespace palazzo::app
