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
    games::GameTable& s = *app.puzzle->table;
    if (draw_exercise(app, theme, s, is_open(app))) play_in_puzzle(app);
    // Solved or not: that is told once the card that decides it has landed.
    const bool landed = games::has_landed(s);
    if (!landed) model.state = pages::PuzzleModel::State::open;
    return pages::draw_puzzle_bar(theme, voice_of(app), model);
}

a11y::Mirror mirror_puzzle(const App& app) {
    return mirror_exercise(
        app, *app.puzzle->table, pages::mirror_puzzle_bar(voice_of(app), puzzle_model(app)), is_open(app));
}

bool press_in_puzzle(App& app, const a11y::Pressed& pressed) {
    if (!is_open(app) || app.sheet != SheetKind::none) return false;
    if (!app.puzzle->table->press(pressed)) return false;
    play_in_puzzle(app);
    return true;
}

double drive_puzzle(const App& app) {
    const games::GameTable& s = *app.puzzle->table;
    return s.moving() ? 0.0 : s.next_frame();
}

} // namespace palazzo::app
