#include "shell/app/table_screen/driving.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/app/table/overlay.hpp"
#include "shell/app/table_screen/result.hpp"
#include "shell/app/thinking/thinking.hpp"

#include <string>
#include <variant>

namespace palazzo::app {
namespace {

/// Without movement bots move at once; so many of them before a frame is drawn in between.
constexpr int moves_a_frame = 256;

/// How long a move is looked at before the result or the curtain comes over it, in seconds: at a calm pace, and at
/// least.
constexpr double longest_look = 1.4;
constexpr double least_look = 0.4;

/// Whether the table shows where the game is, and nothing moves on it any more.
bool at_rest(const games::GameTable& s) { return s.curtain || (s.drawn_move == s.turn_count() && !s.moving()); }

/// Seconds until the last move has been looked at, once all lies still. What was there when the game was opened needs
/// no time.
double left_to_look(const App& app, games::GameTable& s) {
    const std::size_t moves = s.turn_count();
    if (moves == s.opened_at) return 0;
    if (s.settled_move != moves) {
        s.settled_move = moves;
        s.settled_since = app.services.clock();
    }
    const double look = std::max(least_look, longest_look * static_cast<double>(pace(app.settings.speed)));
    return s.settled_since + look - app.services.clock();
}

/// Shows the result, or hands the device on, after the move that led there was seen; returns how long that takes yet,
/// negative: nothing is to come.
double go_on(App& app, games::GameTable& s) {
    const bool over = s.over();
    if (over ? s.result_shown : next_viewer(s) < 0) return -1;
    if (const double left = left_to_look(app, s); left > 0) return over && is_merry(app, s) ? 0 : left;
    if (over)
        show_result(app);
    else
        pass_device(s);
    s.result_shown = over;
    return 0;
}

/// What a bot that thinks long has come to, once it has; others need no advice.
std::optional<SearchResult> advice_for(App& app, const games::GameTable& s, Seat bot) {
    if (!s.authority()->thinks_long(bot)) return std::nullopt;
    const std::string name = s.id + " " + std::to_string(s.turn_count()) + " " + std::to_string(bot);
    return ponder(app, name, [&] { return s.authority()->bot_question(bot); });
}

/// Whether the latest move has been drawn, so that what moves for it is known; without movement none waits for that.
bool is_shown(const App& app, const games::GameTable& s) {
    return pace_at_table(app) <= 0.0F || s.drawn_move == s.turn_count();
}

/// Lets bots move as far as it is their turn; returns when the next one does, negative: nobody waits for time.
double drive(App& app, games::GameTable& s) {
    if (s.curtain || app.screens.sheet() != nullptr || is_read_only(app)) return -1;
    if (drive_hint(app)) return thinks_elsewhere(app) ? -1 : 0;
    for (int i = 0; i < moves_a_frame; ++i) {
        if (s.moving() || overlay_waits(app) || !is_shown(app, s)) return 0;
        const Seat bot = acting(s, false);
        if (bot < 0) break;
        const auto advice = advice_for(app, s, bot);
        if (pace_at_table(app) > 0.0F && app.services.clock() < s.next_bot_move_at)
            return s.next_bot_move_at - app.services.clock();
        if (is_thinking(app)) return thinks_elsewhere(app) ? -1 : 0;
        s.authority()->play_bot(bot, advice);
        after_move(app, s);
        if (app.table.get() != &s) return 0; // another tab had carried the game on, and its game is on the table now
        if (pace_at_table(app) > 0.0F) return 0;
    }
    if (acting(s, false) >= 0) return 0;
    return go_on(app, s);
}

/// Whether bots play on, and no person has anything to do meanwhile.
bool waits_for_bots(const games::GameTable& s) {
    return games::humans(s) > 0 && !s.curtain && !s.over() && acting(s, false) >= 0 && acting(s, true) < 0;
}

} // namespace

bool is_merry(const App& app, const games::GameTable& s) {
    return pace(app.settings.speed) > 0.0F && games::has_human_winner(s);
}

bool at_rest(const App& app) { return at_rest(*app.table); }

std::optional<pages::ChallengeModel> challenge_on(const App& app) {
    return app.dialog.feedback || at_rest(app) ? overlay_card(app) : std::nullopt;
}

double drive(App& app) {
    const bool open = app.screens.sheet() == nullptr && (app.dialog.feedback || at_rest(app));
    if (const auto wait = open ? drive_overlay(app) : std::nullopt) return *wait;
    return drive(app, *app.table);
}

void follow_hurry(App& app) {
    const bool bots = on_table(app) != nullptr && app.screens.sheet() == nullptr && !is_read_only(app)
        && !challenge_on(app) && waits_for_bots(*app.table);
    const bool begins = bots && !app.hurried && app.presses.ground_tapped;
    app.hurried = bots && (app.hurried || begins);
    if (begins) app.table->next_bot_move_at = app.services.clock();
}

} // namespace palazzo::app
