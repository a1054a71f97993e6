// Runs a frame: updates the page, draws the page and its sheet, carries out the pressed action, and updates the mirror
// (`a11y::Mirror`), which contains the texts and controls of the screen.
#include "shell/app/back/back.hpp"
#include "shell/app/dispatch.hpp"
#include "shell/app/letters/letters.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/series/kept.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/settings/cloth.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/table/hearing.hpp"
#include "shell/app/table_screen/driving.hpp"
#include "shell/app/thinking/thinking.hpp"

#include "shell/pages/elsewhere.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;

/// Gives each player of a match the same colour in all games, although the players change seats from game to game.
void keep_colours(ui::Palette& colour, const PlayedSeries& played) {
    const auto by_player = colour.seats;
    const std::vector<Seat> seats = seats_by_player(played);
    for (std::size_t player = 0; player < seats.size(); ++player)
        colour.seats[static_cast<std::size_t>(seats[player])] = by_player[player];
}

ui::Theme theme_of(const App& app) {
    ui::Theme theme;
    theme.colour = ui::palette(cloth_of_page(app));
    if (is_match_game_on_table(app)) keep_colours(theme.colour, *current_match(app));
    theme.font = app.fonts;
    theme.four_colour = app.settings.four_colour;
    theme.large_index = app.settings.large_index;
    theme.card_back = app.settings.back;
    return theme;
}

/// Draws the notice over everything else, at the upper edge of the screen, where it covers neither the hand nor a
/// phone's sheet. Draws nothing if a sheet of decks shows the notice itself, or if the table shows it as a hint.
void draw_notice(const App& app, const ui::Theme& theme) {
    if (app.screens.top()->is_about_decks() || app.services.clock() >= app.notice_until) return;
    if (!app.hinted_position.empty()) return;
    constexpr float margin = 8;
    const ui::Canvas canvas{ImGui::GetForegroundDrawList(), &theme};
    const std::string notice = notice_of(app);
    const float width = std::min(ui::screen_area().w - 2 * margin, 560.0F);
    const float height = ui::banner_height(theme, notice, {0, 0, width, 64});
    const ui::Rect area{(ui::screen_area().w - width) / 2, margin, width, height};
    ui::draw_banner(canvas, area, notice, theme.colour.sheet, theme.colour.text);
}

bool is_behind_curtain(const App& app) { return table_on_page(app) != nullptr && app.table->curtain; }

a11y::Mirror mirror_of(const App& app) {
    a11y::Mirror screen = app.screens.top()->current_mirror(app);
    const WayBack way = way_back(app);
    screen.back = way.id;
    screen.steps = way.steps;
    return is_read_only(app) ? pages::mirror_with_other_window_banner(voice_of(app), std::move(screen)) : screen;
}

/// Sets `last_input_hovers` if there was input on the canvas: to true if it came from a mouse or the keyboard, to false
/// if it came from a finger.
void note_input_device(App& app) {
    constexpr std::array keys{ImGuiKey_Enter, ImGuiKey_KeypadEnter, ImGuiKey_Space, ImGuiKey_Tab, ImGuiKey_LeftArrow,
        ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow};
    if (app.presses.pointer.went_down) app.last_input_hovers = app.presses.pointer.hovers;
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
    if (std::any_of(keys.begin(), keys.end(), pressed)) app.last_input_hovers = true;
}

void show_mirror(App& app) {
    a11y::Mirror mirror = mirror_of(app);
    if (mirror == app.shown_mirror) return;
    if (is_behind_curtain(app))
        app.services.forget_private_lines(); // The announced lines were for the person who had the device before.
    request_missing_fonts(app, mirror);
    app.services.show_mirror(mirror);
    app.shown_mirror = std::move(mirror);
}

/// Draws the page and the sheet over it. Returns the action of the pressed control; nullopt if none was pressed.
std::optional<Action> draw_screens(App& app, const ui::Theme& theme) {
    auto action = app.screens.page()->draw(app, theme);
    if (Screen* const sheet = app.screens.sheet())
        if (auto on_sheet = sheet->draw(app, theme)) action = std::move(on_sheet);
    return is_read_only(app) ? pages::draw_other_window_banner(theme, voice_of(app)) : std::move(action);
}

/// Gives the keyboard focus to the field for an answer, if the screen asks for a typed answer now.
void lend_keyboard(App& app) {
    auto& [question, feedback] = app.dialog;
    if (!question || feedback || question->field_focused || is_read_only(app)) return;
    if (app.screens.top()->asks_for_text(app))
        pages::focus_field(*question, app.last_input_hovers, question_services(app));
}

} // namespace

void handle_pinch(App& app, float factor, ui::Point at) { app.pinch = {app.pinch.factor * factor, at}; }

void handle_used_control(App& app, const a11y::UsedControl& pressed) {
    app.requested_without_pointer = true;
    // The web page's native text field also causes actions, which don't change `last_input_hovers`: those that are sent
    // while the field is open, and `ch:typed`, which reports that the player has left the field.
    if (pressed.id != "ch:typed" && (!app.dialog.question || !app.dialog.question->native_field_open))
        app.last_input_hovers = false;
    if (is_read_only(app) || !app.screens.top()->use_table_control(app, pressed)) dispatch(app, pressed);
}

double run_frame(App& app) {
    app.replaced_table.reset();
    app.screens.destroy_closed_screens();
    ui::begin_presses(app.presses, app.services.clock());
    note_input_device(app);
    const Screen* const sheet_before = app.screens.sheet();
    const bool had_feedback = app.dialog.feedback.has_value();
    if (table_on_page(app) == nullptr) cancel_search(app);
    double wait = app.screens.page()->update(app);
    play_table_sounds(app);
    const bool feedback_closed = had_feedback && !app.dialog.feedback;
    const ui::Theme theme = theme_of(app);
    ui::apply_style(theme);
    const auto action = draw_screens(app, theme);
    celebrate_big_moment(app);
    update_bots_hurried(app);
    draw_notice(app, theme);
    ui::end_frame(app.presses, std::exchange(app.requested_without_pointer, false));
    // When a verdict has closed by itself, presses are ignored briefly, so that a late tap on the verdict doesn't press
    // a control that was behind it.
    if (feedback_closed) app.presses.presses_ignored_until = app.presses.now + ui::ignored_press_seconds;
    if (action) dispatch(app, *action);
    show_mirror(app);
    if (std::exchange(app.before_first_frame, false)) reset_opening_attempts(app.services.store);
    lend_keyboard(app);
    for (const Feature* feature : features())
        if (feature->after_frame != nullptr) feature->after_frame(app);
    if (action || app.screens.sheet() != sheet_before) return 0;
    wait = app.screens.page()->wait_after_frame(app, wait);
    const double notice = app.notice_until - app.services.clock();
    return shorter_wait(wait, notice > 0 ? notice : -1);
}

} // namespace palazzo::app
