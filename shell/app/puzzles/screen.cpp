#include "shell/app/puzzles/screen.hpp"

#include "shell/app/puzzles/move.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/sounds/sounds.hpp"
#include "shell/ui/widgets.hpp"

#include <utility>

namespace palazzo::app {
namespace {

/// Moves can be made: it is neither solved nor failed.
bool is_open(const App& app) { return app.puzzle->verdict == puzzles::Verdict::open; }

} // namespace

std::optional<a11y::Action> draw_puzzle(App& app, const ui::Theme& theme) {
    const pages::PuzzleModel model = puzzle_model(app);
    const ui::Rect window = ui::screen_area();
    ui::leave_room_below(pages::puzzle_bar_height(model, window.w, window.h));
    const bool covered = !is_open(app) || app.sheet != SheetKind::none;
    std::visit(
        [&](auto& s) {
            auto sight = sight_of(s, app.catalogue, pace(app.settings.speed), covered);
            sight.offers.any = false;
            sight.habits = app.settings.habits;
            sight.pinch = std::exchange(app.pinch, {});
            const auto answer = s.screen.draw(theme, s.match.view(s.onlooker), sight);
            s.fresh = false;
            if (answer.refused) play(app, sound::Cue::buzz);
            if (answer.move) play_in_puzzle(app, s, *answer.move);
        },
        app.puzzle->session);
    return pages::draw_puzzle_bar(theme, voice_of(app), model);
}

a11y::Mirror mirror_puzzle(const App& app) {
    return std::visit(
        [&](const auto& s) {
            const i18n::Voice voice{&app.catalogue, s.audience};
            a11y::Mirror mirror{title_of(s, voice), {pages::mirror_puzzle_bar(voice, puzzle_model(app))}};
            for (a11y::Region& region : s.screen.mirror(s.match.view(s.onlooker), voice)) {
                if (!is_open(app)) region.controls.clear();
                if (!region.lines.empty() || !region.controls.empty()) mirror.regions.push_back(std::move(region));
            }
            return mirror;
        },
        app.puzzle->session);
}

bool press_in_puzzle(App& app, const a11y::Pressed& pressed) {
    if (!is_open(app) || app.sheet != SheetKind::none) return false;
    return std::visit(
        [&](auto& s) {
            const auto move = s.screen.pressed(s.match.view(s.onlooker), pressed);
            if (move) play_in_puzzle(app, s, *move);
            return move.has_value();
        },
        app.puzzle->session);
}

double drive_puzzle(const App& app) {
    return std::visit(
        [](const auto& s) { return s.screen.moving() ? 0.0 : s.screen.next_frame(); }, app.puzzle->session);
}

} // namespace palazzo::app
