#include "shell/app/puzzles/screen.hpp"

#include "shell/app/puzzles/move.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::app {
namespace {

/// Moves can be made: it is neither solved nor failed.
bool is_open(const App& app) { return app.puzzle->verdict == puzzles::Verdict::open; }

} // namespace

std::optional<a11y::Action> draw_puzzle(App& app, const ui::Theme& theme) {
    pages::PuzzleModel model = puzzle_model(app);
    const ui::Rect window = ui::screen_area();
    ui::leave_room_below(pages::puzzle_bar_height(model, window.w, window.h));
    std::visit(
        [&](auto& s) {
            const auto answer = draw_exercise(app, theme, s, is_open(app));
            if (answer.move) play_in_puzzle(app, s, *answer.move);
        },
        app.puzzle->session);
    // Solved or not: that is told once the card that decides it has landed.
    const bool landed = std::visit([](const auto& s) { return games::has_landed(s); }, app.puzzle->session);
    if (!landed) model.state = pages::PuzzleModel::State::open;
    return pages::draw_puzzle_bar(theme, voice_of(app), model);
}

a11y::Mirror mirror_puzzle(const App& app) {
    return std::visit(
        [&](const auto& s) {
            return mirror_exercise(app, s, pages::mirror_puzzle_bar(voice_of(app), puzzle_model(app)), is_open(app));
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
