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

/// Largest number of moves that bots make in one frame, if movements are off.
constexpr int moves_a_frame = 256;

/// Seconds for which the last move is shown before the result or the curtain covers it: `longest_look` at the calm
/// speed, and never less than `least_look`.
constexpr double longest_look = 1.4;
constexpr double least_look = 0.4;

/// Returns whether the table shows the latest position and nothing moves; always true behind the curtain.
bool is_table_at_rest(const games::GameTable& s) {
    return s.curtain || (s.drawn_move == s.turn_count() && !s.is_moving());
}

/// Returns the seconds for which the last move still has to be shown; 0 if no move was made since the game was opened.
/// The cards of the move must have landed.
double seconds_left_to_look(const App& app, games::GameTable& s) {
    const std::size_t moves = s.turn_count();
    if (moves == s.opened_at) return 0;
    if (s.settled_move != moves) {
        s.settled_move = moves;
        s.settled_since = app.services.clock();
    }
    const double look = std::max(least_look, longest_look * static_cast<double>(duration_factor(app.settings.speed)));
    return s.settled_since + look - app.services.clock();
}

/// Shows the result or passes the device on, after the last move has been shown long enough. Returns the seconds until
/// then; negative if there is nothing to do.
double show_result_or_pass_device(App& app, games::GameTable& s) {
    const bool over = s.is_over();
    if (over ? s.result_shown : next_viewer(s) < 0) return -1;
    if (const double left = seconds_left_to_look(app, s); left > 0) return over && celebrates_winner(app, s) ? 0 : left;
    if (over)
        show_result(app);
    else
        pass_device(s);
    s.result_shown = over;
    return 0;
}

/// Returns the result of the search for a bot that thinks long, once the result has arrived; nullopt until then, and
/// for other bots, who choose at once.
std::optional<SearchResult> advice_for(App& app, const games::GameTable& s, Seat bot) {
    if (!s.full_state()->thinks_long(bot)) return std::nullopt;
    const std::string name = s.id + " " + std::to_string(s.turn_count()) + " " + std::to_string(bot);
    return request_search(app, name, [&] { return s.full_state()->bot_search_request(bot); });
}

/// Returns whether the game goes on although nobody sees this screen: at a table with friends, the others see theirs.
bool plays_unseen(const App& app, const games::GameTable& s) { return s.with_friends && app.unseen_since; }

/// Returns whether a bot's move is shown as movements, for which the next bot waits.
bool shows_movements(const App& app, const games::GameTable& s) {
    return duration_factor_at_table(app) > 0.0F && !plays_unseen(app, s);
}

/// Returns whether cards are moving, or the latest move hasn't been drawn yet, so that its movements are unknown.
bool is_showing_move(const App& app, const games::GameTable& s) {
    const bool is_undrawn = shows_movements(app, s) && s.drawn_move != s.turn_count();
    return is_undrawn || (s.is_moving() && !plays_unseen(app, s));
}

/// Returns whether a sheet pauses the bots. At a table with friends nobody waits for a sheet of this device.
bool is_paused_by_sheet(const App& app, const games::GameTable& s) {
    return app.screens.sheet() != nullptr && !s.with_friends;
}

/// Lets bots move when it is their turn. Returns the seconds until the next move; negative if nothing happens without
/// input.
double update_table(App& app, games::GameTable& s) {
    if (s.curtain || is_paused_by_sheet(app, s) || is_read_only(app)) return -1;
    if (update_hint(app)) return thinks_in_background(app) ? -1 : 0;
    for (int i = 0; i < moves_a_frame; ++i) {
        if (is_showing_move(app, s) || waits_for_answer_or_verdict(app)) return 0;
        const Seat bot = first_seat_to_act(s, false);
        if (bot < 0) break;
        const auto advice = advice_for(app, s, bot);
        if (shows_movements(app, s) && app.services.clock() < s.next_bot_move_at)
            return s.next_bot_move_at - app.services.clock();
        if (is_thinking(app)) return thinks_in_background(app) ? -1 : 0;
        s.full_state()->make_bot_move(bot, advice);
        handle_made_move(app, s);
        if (app.table.get() != &s) return 0; // The game of another tab has replaced this game.
        if (shows_movements(app, s)) return 0;
    }
    if (first_seat_to_act(s, false) >= 0) return 0;
    return show_result_or_pass_device(app, s);
}

/// Returns whether bots play and no human has anything to do.
bool waits_for_bots(const games::GameTable& s) {
    return games::human_count(s) > 0 && !s.curtain && !s.is_over() && first_seat_to_act(s, false) >= 0
        && first_seat_to_act(s, true) < 0;
}

} // namespace

bool celebrates_winner(const App& app, const games::GameTable& s) {
    return duration_factor(app.settings.speed) > 0.0F && games::has_human_winner(s);
}

bool is_table_at_rest(const App& app) { return is_table_at_rest(*app.table); }

std::optional<pages::ChallengeModel> current_challenge(const App& app) {
    return app.dialog.feedback || is_table_at_rest(app) ? overlay_card(app) : std::nullopt;
}

double update_table(App& app) {
    const bool open = app.screens.sheet() == nullptr && (app.dialog.feedback || is_table_at_rest(app));
    if (const auto wait = open ? update_overlay(app) : std::nullopt) return *wait;
    return update_table(app, *app.table);
}

void update_bots_hurried(App& app) {
    const bool bots = table_on_page(app) != nullptr && app.screens.sheet() == nullptr && !is_read_only(app)
        && !current_challenge(app) && waits_for_bots(*app.table);
    const bool begins = bots && !app.bots_hurried && app.presses.ground_tapped;
    app.bots_hurried = bots && (app.bots_hurried || begins);
    if (begins) app.table->next_bot_move_at = app.services.clock();
}

} // namespace palazzo::app
