// Draws and mirrors the table of a puzzle or a lesson, above a bar. The game at such a table is neither saved nor
// counted.
#pragma once

#include "shell/app/sounds/sounds.hpp"
#include "shell/app/state/app.hpp"

#include <utility>

namespace palazzo::app {

/// Draws the table of a puzzle or a lesson without the program's buttons. `open` says whether moves can be made.
/// Returns whether the player has put a move together.
inline bool draw_exercise(App& app, const ui::Theme& theme, games::GameTable& s, bool open) {
    auto context = table_context_of(
        s, app.catalogue, duration_factor(app.settings.speed), !open || app.screens.sheet() != nullptr);
    context.header_buttons.are_shown = false;
    context.watched = !open;
    context.habits = app.settings.habits;
    context.pinch = std::exchange(app.pinch, {});
    const games::PlayerInput reply = s.draw(theme, context);
    if (reply.refused) play_sound(app, sound::Cue::buzz);
    return reply.proposed;
}

/// Returns the mirror of the table of a puzzle or a lesson, with `bar` as its first region. If `open` is false, the
/// table's controls are left out.
inline a11y::Mirror exercise_mirror(const App& app, const games::GameTable& s, a11y::Region bar, bool open) {
    const i18n::Voice voice{&app.catalogue, s.audience};
    a11y::Mirror mirror{s.title(voice), {std::move(bar)}};
    for (a11y::Region& region : s.mirror_regions(voice)) {
        if (!open) region.controls.clear();
        if (!region.lines.empty() || !region.controls.empty()) mirror.regions.push_back(std::move(region));
    }
    return mirror;
}

/// Announces the last move at the table `s` in the live region.
inline void announce_last_move(const App& app, const games::GameTable& s) {
    const i18n::Voice voice{&app.catalogue, s.audience};
    for (const Message& message : s.public_turn(s.turn_count() - 1).messages)
        app.services.announce_to_viewer(voice.say(message));
}

} // namespace palazzo::app
