// One frame: bots move, the page and its sheet are drawn, what was pressed is done, the mirror follows.
#include "shell/app/actions/dispatch.hpp"
#include "shell/app/back/back.hpp"
#include "shell/app/daily/sheet.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/lessons/screen.hpp"
#include "shell/app/letters/letters.hpp"
#include "shell/app/pages/models.hpp"
#include "shell/app/program.hpp"
#include "shell/app/puzzles/screen.hpp"
#include "shell/app/replay/replay.hpp"
#include "shell/app/replay/screen.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/sounds/sounds.hpp"
#include "shell/app/table/driving.hpp"
#include "shell/app/table/hearing.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/app/table/overlay.hpp"
#include "shell/app/table/review.hpp"
#include "shell/app/table/seats.hpp"
#include "shell/app/table/take_back.hpp"
#include "shell/app/thinking/thinking.hpp"

#include "shell/pages/celebration.hpp"
#include "shell/pages/elsewhere.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;

/// Seats go round from game to game of a match; people keep their colours.
void keep_colours(ui::Palette& colour, const PlayedSeries& played) {
    const auto by_player = colour.seats;
    const std::vector<Seat> seats = seats_by_player(played);
    for (std::size_t player = 0; player < seats.size(); ++player)
        colour.seats[static_cast<std::size_t>(seats[player])] = by_player[player];
}

ui::Theme theme_of(const App& app) {
    ui::Theme theme;
    theme.colour = ui::palette(app.settings.table_theme);
    if (is_at_match(app)) keep_colours(theme.colour, *app.series);
    theme.font = app.fonts;
    theme.four_colour = app.settings.four_colour;
    theme.large_index = app.settings.large_index;
    theme.back = app.settings.back;
    return theme;
}

/// Makes the move that the person at the table has put together.
void play_human(App& app, games::GameTable& s) {
    const bool offered = offers_lesson(app);
    if (!s.make_proposed()) return;
    if (offered) pass_lesson_over(app);
    after_move(app, s);
}

/// What stands over the table: which game of its match it is, or that it is today's deal, or else by which rules.
std::string heading_of(const App& app, const games::GameTable& s, const i18n::Voice& voice) {
    if (std::string game = game_of_match(app); !game.empty()) return game;
    if (is_of_today(app))
        return voice.joined({voice.say("daily.of_today"), voice.say("game." + std::string(s.game()))}, "list.dot");
    return s.title(voice);
}

std::optional<Action> draw_table(App& app, const ui::Theme& theme, bool covered) {
    games::GameTable& s = *app.table;
    if (s.curtain) return pages::draw_curtain(theme, voice_of(app), s.onlooker, s.back);
    auto context = context_of(s, app.catalogue, pace_at_table(app), covered || app.sheet != SheetKind::none);
    context.offers = {true, can_hint(s), can_take_back(app), can_redo(app)};
    context.title = heading_of(app, s, context.voice);
    context.hint_shown = hint_shown(app, s);
    context.next_game = is_between_games(app);
    context.pinch = std::exchange(app.pinch, {});
    context.habits = app.settings.habits;
    games::TableReply reply = s.draw(theme, context);
    if (reply.refused) play(app, sound::Cue::buzz);
    if (reply.proposed && !is_read_only(app)) play_human(app, s); // a timer may run out in any tab
    return std::move(reply.action);
}

/// Seconds since a big moment, while it is celebrated: not where nothing moves.
std::optional<float> since_big_moment(const App& app) {
    if (!app.big_moment) return std::nullopt;
    const auto seconds = static_cast<float>(app.services.clock() - *app.big_moment);
    const bool shows = seconds < pages::flourish_seconds && pace(app.settings.speed) > 0.0F;
    return shows && app.sheet == SheetKind::none ? std::optional(seconds) : std::nullopt;
}

/// Between the last move and the result: who won. It is the same picture for as long as nothing moves.
void celebrate(const App& app, const ui::Theme& theme, const games::GameTable& s) {
    if (const auto moment = since_big_moment(app); moment && !s.curtain)
        pages::draw_flourish(theme, s.flourish_from(), *moment);
    if (!games::is_celebrated(s) || app.sheet != SheetKind::none) return;
    const auto seconds = static_cast<float>(app.services.clock() - s.still_since);
    pages::draw_celebration(theme, games::outcome_in_words(s, voice_of(app)), seconds, is_merry(app, s));
}

std::optional<Action> draw_page(App& app, const ui::Theme& theme) {
    if (app.page == Page::home) return pages::draw_home(theme, voice_of(app), home_model(app));
    if (app.page == Page::set_up) return pages::draw_set_up(theme, voice_of(app), set_up_model(app));
    if (app.page == Page::practice) return pages::draw_challenge(theme, voice_of(app), practice_model(app));
    if (app.page == Page::replay) return draw_replay(app, theme);
    if (app.page == Page::puzzle) return draw_puzzle(app, theme);
    if (app.page == Page::lesson) return draw_lesson(app, theme);
    const auto challenge = challenge_on(app);
    std::optional<Action> action;
    leave_room_for_offer(app);
    // Hands don't show while others look on.
    if (!challenge || !challenge->covers) action = draw_table(app, theme, challenge.has_value());
    celebrate(app, theme, *app.table);
    if (auto offer = draw_offer(app, theme)) action = std::move(offer);
    const bool on_top = challenge && (challenge->covers || app.sheet == SheetKind::none);
    return on_top ? pages::draw_challenge(theme, voice_of(app), *challenge) : action;
}

/// Shows what the program has to say, over everything, at the upper end: there it covers nobody's cards and lies over
/// no sheet of a phone. The editor of decks has its own place for it, and a hint is the table's to show.
void draw_notice(const App& app, const ui::Theme& theme) {
    if (is_deck_sheet(app.sheet) || app.services.clock() >= app.notice_until) return;
    if (!app.notice_for.empty()) return;
    constexpr float margin = 8;
    const ui::Canvas canvas{ImGui::GetForegroundDrawList(), &theme};
    const std::string notice = notice_of(app);
    const float width = std::min(ui::screen_area().w - 2 * margin, 560.0F);
    const float height = ui::banner_height(theme, notice, {0, 0, width, 64});
    const ui::Rect area{(ui::screen_area().w - width) / 2, margin, width, height};
    ui::draw_banner(canvas, area, notice, theme.colour.sheet, theme.colour.text);
}

a11y::Mirror mirror_table(const App& app, const games::GameTable& s) {
    const i18n::Voice voice = voice_of(app);
    if (s.curtain) return pages::mirror_curtain(voice, s.onlooker, s.back);
    std::string heading = heading_of(app, s, voice);
    if (is_at_match(app)) heading = voice.joined({s.title(voice), std::move(heading)}, "list.dot");
    a11y::Mirror mirror{std::move(heading), s.mirror(voice)};
    if (offers_lesson(app)) mirror.regions.insert(mirror.regions.begin(), pages::mirror_lesson_offer(voice, s.game()));
    using a11y::Control;
    a11y::Region game{"game", voice.say("table.game")};
    const auto offer = [&](const char* id, const char* label) {
        game.controls.push_back({Control::Kind::button, id, voice.say(label)});
    };
    if (s.over()) {
        offer("result", "table.result");
        if (is_between_games(app))
            offer("next_game", "match.next");
        else
            offer("again", "table.again");
    }
    if (shows_match(app)) offer("match_sheet", "match.title");
    if (can_hint(s)) offer("hint", "hint.title");
    if (can_take_back(app)) offer("undo", "undo.title");
    if (can_redo(app)) offer("redo", "redo.title");
    offer("log", "log.title");
    offer("replay", "replay.title");
    if (can_change_seats(app)) offer("seats", "seats.title");
    offer("share", "share.title");
    offer("rules", "rules.title");
    offer("export", "table.export");
    offer("menu", "table.menu");
    mirror.regions.push_back(std::move(game));
    return mirror;
}

a11y::Mirror mirror_of_screen(const App& app) {
    const i18n::Voice voice = voice_of(app);
    if (app.sheet != SheetKind::none) return pages::mirror_sheet(voice, sheet_model(app));
    if (app.page == Page::home) return pages::mirror_home(voice, home_model(app));
    if (app.page == Page::set_up) return pages::mirror_set_up(voice, set_up_model(app));
    if (app.page == Page::practice) return pages::mirror_challenge(voice, practice_model(app));
    if (app.page == Page::replay) return mirror_replay(app);
    if (app.page == Page::puzzle) return mirror_puzzle(app);
    if (app.page == Page::lesson) return mirror_lesson(app);
    if (const auto challenge = challenge_on(app)) return pages::mirror_challenge(voice, *challenge);
    return mirror_table(app, *app.table);
}

bool is_behind_curtain(const App& app) { return app.page == Page::table && app.table->curtain; }

a11y::Mirror mirror_of(const App& app) {
    a11y::Mirror screen = mirror_of_screen(app);
    const WayBack way = way_back(app);
    screen.back = way.id;
    screen.steps = way.steps;
    return is_read_only(app) ? pages::mirror_elsewhere(voice_of(app), std::move(screen)) : screen;
}

/// Whether an answer is to be typed into what is open now.
bool asks_for_text(const App& app) {
    if (app.sheet != SheetKind::none || is_read_only(app)) return false;
    if (app.page == Page::practice) return practice_model(app).typed;
    const auto challenge = app.page == Page::table ? challenge_on(app) : std::nullopt;
    return challenge && challenge->typed;
}

/// What the last input came from, as far as the canvas sees it.
void note_hand(App& app) {
    constexpr std::array keys{ImGuiKey_Enter, ImGuiKey_KeypadEnter, ImGuiKey_Space, ImGuiKey_Tab, ImGuiKey_LeftArrow,
        ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow};
    if (app.presses.pointer.went_down) app.by_hand = app.presses.pointer.hovers;
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
    if (std::any_of(keys.begin(), keys.end(), pressed)) app.by_hand = true;
}

void show_mirror(App& app) {
    a11y::Mirror mirror = mirror_of(app);
    if (mirror == app.mirrored) return;
    if (is_behind_curtain(app)) app.services.forget_said(); // it was for whoever had the device before
    ask_for_letters(app, mirror);
    app.services.mirror(mirror);
    app.mirrored = std::move(mirror);
}

/// When the table itself wants a frame although nothing moves on it: a sand glass runs. Negative: it doesn't.
double next_of(const games::GameTable& s) { return s.curtain ? -1 : s.next_frame(); }

/// The next frame is wanted when a bot moves or the notice ends, whichever is sooner.
double sooner(double a, double b) {
    if (a < 0) return b;
    return b < 0 ? a : std::min(a, b);
}

/// Whether the table's own controls can be used: neither a sheet nor the curtain lies over it.
bool table_is_open(const App& app) {
    return app.page == Page::table && app.sheet == SheetKind::none && !is_read_only(app) && !challenge_on(app)
        && !app.table->curtain;
}

/// Ctrl+Z and Ctrl+Y, or what the system has for them.
void follow_shortcuts(App& app) {
    if (!table_is_open(app) || ImGui::GetIO().WantTextInput) return;
    const auto pressed = [](ImGuiKeyChord chord) { return ImGui::IsKeyChordPressed(chord); };
    if (pressed(ImGuiMod_Ctrl | ImGuiKey_Z)) take_back(app);
    if (pressed(ImGuiMod_Ctrl | ImGuiKey_Y) || pressed(ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_Z)) redo(app);
}

} // namespace

void pinch(App& app, float factor, ui::Point at) { app.pinch = {app.pinch.factor * factor, at}; }

void press(App& app, const a11y::Pressed& pressed) {
    bool played = false;
    app.opens_in_words = true;
    // The page's own field is typed into by hand, and says itself that it was left.
    if (pressed.id != "ch:typed" && (!app.dialog.question || !app.dialog.question->laid)) app.by_hand = false;
    if (table_is_open(app) && app.table->press(pressed)) {
        played = true;
        play_human(app, *app.table);
    }
    if (app.page == Page::puzzle && !is_read_only(app)) played = press_in_puzzle(app, pressed);
    if (app.page == Page::lesson && !is_read_only(app)) played = press_in_lesson(app, pressed);
    if (!played) dispatch(app, pressed);
}

double frame(App& app) {
    app.left_table.reset();
    ui::begin_presses(app.presses, app.services.clock());
    note_hand(app);
    const SheetKind sheet_before = app.sheet;
    follow_shortcuts(app);
    double wait = -1;
    const bool read = app.dialog.feedback.has_value();
    if (app.page == Page::table)
        wait = drive(app);
    else
        forget_thought(app);
    if (app.page == Page::replay) wait = drive_replay(app);
    hear_table(app);
    refresh_review(app);
    const bool went = read && !app.dialog.feedback;
    const ui::Theme theme = theme_of(app);
    ui::apply_style(theme);
    auto action = draw_page(app, theme);
    if (app.sheet != SheetKind::none)
        if (auto on_sheet = pages::draw_sheet(theme, sheet_model(app))) action = std::move(on_sheet);
    if (is_read_only(app)) action = pages::draw_elsewhere(theme, voice_of(app));
    celebrate_what_landed(app);
    follow_hurry(app);
    draw_notice(app, theme);
    ui::end_frame(app.presses, std::exchange(app.opens_in_words, false));
    // Who was about to press a verdict that has gone by itself presses nothing that was below it.
    if (went) app.presses.blind_until = app.presses.now + ui::blind_seconds;
    const bool acted = action.has_value();
    if (action) dispatch(app, *action);
    show_mirror(app);
    if (std::exchange(app.opening, false)) end_opening(app.services.store);
    auto& [question, feedback] = app.dialog;
    if (question && !feedback && app.sheet == SheetKind::none && !question->lent && asks_for_text(app))
        pages::lend_keyboard(*question, app.by_hand, question_services(app));
    if (acted || app.sheet != sheet_before) return 0;
    if (app.page == Page::table) {
        const games::GameTable& s = *app.table;
        const bool bots = !thinks_elsewhere(app) && app.sheet == SheetKind::none && !challenge_on(app)
            && !is_read_only(app) && !s.curtain && acting(s, false) >= 0;
        if (s.moving() || since_big_moment(app) || (overlay_waits(app) && !at_rest(app))) return 0;
        if (bots) wait = std::max(0.0, s.due - app.services.clock());
        wait = sooner(wait, next_of(s));
    }
    if (app.page == Page::puzzle) wait = drive_puzzle(app);
    if (app.page == Page::lesson) wait = drive_lesson(app);
    const double notice = app.notice_until - app.services.clock();
    return sooner(wait, notice > 0 ? notice : -1);
}

} // namespace palazzo::app
