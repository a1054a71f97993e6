// The page with the game on the table: the table, the question cards and the curtain that cover the table, and the
// actions of the page's controls.
#include "shell/app/lessons/screen.hpp"
#include "shell/app/daily/daily.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/replay/replay.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/hand_order.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/sounds/sounds.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/table/hearing.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/table/log.hpp"
#include "shell/app/table/moves.hpp"
#include "shell/app/table/overlay.hpp"
#include "shell/app/table/seats.hpp"
#include "shell/app/table/take_back.hpp"
#include "shell/app/table_screen/driving.hpp"
#include "shell/app/table_screen/menu.hpp"
#include "shell/app/table_screen/result.hpp"
#include "shell/app/thinking/thinking.hpp"
#include "shell/app/turns/turns.hpp"

#include "shell/pages/celebration.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;

// ---- The actions of the page's controls

/// Deals a new game at the same table. In a match that isn't decided, deals its next game.
void deal_again(App& app) {
    if (is_match_game_on_table(app) && is_match_under_way(app)) return deal_next_game(app);
    auto record = record_of_table(app);
    if (!record) return;
    record->moves.clear();
    record->deal = deal_from_seed(app.services.random_seed());
    record->practice = false; // Nobody has learned anything about the new deal.
    if (record->extras.contains("challenges")) record->extras["challenges"].erase("due");
    const std::string fault = open_record(app, *std::move(record));
    if (!fault.empty()) notify(app, pages::verbatim_message(fault));
}

void go_home(App& app) {
    if (std::exchange(app.save_refused, false))
        app.notice_until = 0; // Hides the notice that the game couldn't be saved.
    put_game_away(app);
    app.screens.close_all();
    app.services.store.erase(current_game_key);
    refresh_saved_games(app);
}

void lift_curtain(App& app) {
    app.table->curtain = false;
    note_seen_hands(*app.table);
    note_viewer_on_device(app);
}

/// Lifts the curtain and shows what has happened since the viewer's last move.
void catch_up(App& app) {
    lift_curtain(app);
    begin_catch_up_replay(app, move_count_up_to_viewers_last_move(*app.table));
}

/// Opens the replay at the position after `move` moves, a number that an action contains.
void replay_from(App& app, const std::string& move) {
    if (const auto at = read_index(move, app.table->turn_count() + 1)) begin_replay(app, static_cast<std::size_t>(*at));
}

/// Exports the game as a file, if this program has its full record.
void export_game(App& app) {
    if (const auto record = record_of_table(app)) export_record(app, write_record(*record));
}

/// Exports the game. If the file would show the hands of several people, asks them first.
void ask_to_export(App& app) {
    if (app.table->with_friends && !app.table->is_over()) return; // The file would show everybody's cards.
    if (!is_shared_device(app)) return export_game(app);
    app.screens.open_on_page(sheet_confirming_reveal("export_agreed", [](App& agreed, const std::string&) {
        agreed.screens.close_sheets();
        export_game(agreed);
    }));
}

// ---- The screen

class TableScreen final : public Screen {
  public:
    std::string_view name() const override { return "table"; }
    std::optional<Action> draw(App& app, const ui::Theme& theme) override;
    a11y::Mirror current_mirror(const App& app) const override;
    bool handle_action(App& app, const Action& action) override;
    bool use_table_control(App& app, const a11y::UsedControl& pressed) override;
    double update(App& app) override;
    double wait_after_frame(App& app, double wait) override;
    const char* leave_action_id() const override { return "home"; }
    games::GameTable* table(const App& app) const override { return app.table.get(); }
    bool asks_for_text(const App& app) const override {
        const auto challenge = current_challenge(app);
        return challenge && challenge->typed;
    }
};

/// Returns whether the table's controls can be used, because no sheet, card or curtain covers it and this tab may
/// write.
bool is_open(const App& app) {
    return app.screens.sheet() == nullptr && !is_read_only(app) && !current_challenge(app) && !app.table->curtain;
}

/// Makes the move that the viewer has put together.
void play_human(App& app, games::GameTable& s) {
    const bool offered = table_offers_lesson(app);
    if (!s.make_proposed_move()) return;
    app.presses.ground_tapped = false; // The tap that made the move must not hurry the bots that move next.
    if (offered) decline_lesson(app);
    handle_made_move(app, s);
}

/// Returns the heading of the table: the number of the game in its match, or a note that the game is today's deal, or
/// the name of its rules.
std::string heading_of(const App& app, const games::GameTable& s, const i18n::Voice& voice) {
    if (std::string game = match_game_in_words(app); !game.empty()) return game;
    if (is_todays_deal_on_table(app))
        return voice.join({voice.say("daily.of_today"), voice.say("game." + std::string(s.game_name()))}, "list.dot");
    return s.title(voice);
}

std::optional<Action> draw_table(App& app, const ui::Theme& theme, bool covered) {
    games::GameTable& s = *app.table;
    if (s.curtain) return pages::draw_curtain(theme, voice_of(app), curtain_model(app));
    auto context =
        table_context_of(s, app.catalogue, duration_factor_at_table(app), covered || app.screens.sheet() != nullptr);
    context.header_buttons = {true, can_ask_for_hint(s), can_take_back(app), can_redo(app), s.seats_elsewhere.empty()};
    context.title = heading_of(app, s, context.voice);
    context.hint_shown = shown_hint(app, s);
    context.next_game = is_between_games(app);
    context.pinch = std::exchange(app.pinch, {});
    context.habits = app.settings.habits;
    games::PlayerInput reply = s.draw(theme, context);
    if (!is_read_only(app)) keep_hand_order(app);
    if (reply.refused) play_sound(app, sound::Cue::buzz);
    // A time limit ends in every tab that shows the game, but only the tab that may write makes the move.
    if (reply.proposed && !is_read_only(app)) play_human(app, s);
    return std::move(reply.action);
}

/// Returns the seconds since the celebration of a big moment began; nullopt if none is being celebrated, or if
/// movements are off.
std::optional<float> since_big_moment(const App& app) {
    const auto& began = app.feature_data.get<BigMoment>().celebration_began;
    if (!began) return std::nullopt;
    const auto seconds = static_cast<float>(app.services.clock() - *began);
    const bool shows = seconds < pages::big_moment_seconds && duration_factor(app.settings.speed) > 0.0F;
    return shows && app.screens.sheet() == nullptr ? std::optional(seconds) : std::nullopt;
}

/// Draws the celebration of a big moment and, between the last move and the result, the plate that says who won. If
/// movements are off, big moments aren't celebrated. If they are off, or if no human has won, nothing moves around the
/// plate.
void celebrate(const App& app, const ui::Theme& theme, const games::GameTable& s) {
    if (const auto moment = since_big_moment(app); moment && !s.curtain)
        pages::draw_big_moment(theme, s.celebration_origin(), *moment);
    if (!games::shows_winner(s) || app.screens.sheet() != nullptr) return;
    const auto seconds = static_cast<float>(app.services.clock() - s.settled_since);
    pages::draw_celebration(theme, games::outcome_in_words(s, voice_of(app)), seconds, celebrates_winner(app, s));
}

std::optional<Action> TableScreen::draw(App& app, const ui::Theme& theme) {
    const auto challenge = current_challenge(app);
    std::optional<Action> action;
    reserve_room_for_lesson_offer(app);
    // If a card covers the whole table, the table isn't drawn, so that others who look at the card can't see the hands.
    if (!challenge || !challenge->covers_table) action = draw_table(app, theme, challenge.has_value());
    if (!challenge) celebrate(app, theme, *app.table); // No confetti flies over a verdict.
    if (auto offer = draw_lesson_offer_bar(app, theme)) action = std::move(offer);
    const bool on_top = challenge && (challenge->covers_table || app.screens.sheet() == nullptr);
    return on_top ? pages::draw_challenge(theme, voice_of(app), *challenge) : action;
}

a11y::Mirror TableScreen::current_mirror(const App& app) const {
    const games::GameTable& s = *app.table;
    const i18n::Voice voice = voice_of(app);
    if (const auto challenge = current_challenge(app)) return pages::challenge_mirror(voice, *challenge);
    if (s.curtain) return pages::curtain_mirror(curtain_model(app));
    std::string heading = heading_of(app, s, voice);
    if (is_match_game_on_table(app)) heading = voice.join({s.title(voice), std::move(heading)}, "list.dot");
    a11y::Mirror mirror{std::move(heading), s.mirror_regions(voice)};
    if (table_offers_lesson(app))
        mirror.regions.insert(mirror.regions.begin(), pages::lesson_offer_region(voice, s.game_name()));
    using a11y::Control;
    a11y::Region game{"game", voice.say("table.game")};
    const auto offer = [&](const char* id, const char* label) {
        game.controls.push_back({Control::Kind::button, id, voice.say(label)});
    };
    if (s.is_over()) {
        offer("result", "table.result");
        if (is_between_games(app))
            offer("next_game", "match.next");
        else if (!s.with_friends)
            offer("again", "table.again");
    }
    if (s.with_friends) offer("friends", "friends.table");
    if (has_match(app)) offer("match_sheet", "match.title");
    if (can_ask_for_hint(s)) offer("hint", "hint.title");
    if (can_take_back(app)) offer("undo", "undo.title");
    if (can_redo(app)) offer("redo", "redo.title");
    offer("log", "log.title");
    if (s.full_state() != nullptr) offer("replay", "replay.title");
    if (can_change_players(app)) offer("seats", "seats.title");
    const bool shows_hands = s.with_friends && !s.is_over();
    if (!shows_hands) offer("share", "share.title");
    offer("rules", "rules.title");
    if (!shows_hands) offer("export", "table.export");
    offer("menu", "table.menu");
    mirror.regions.push_back(std::move(game));
    return mirror;
}

/// Handles Ctrl+Z and Ctrl+Y, or the system's equivalents.
void handle_shortcuts(App& app) {
    if (!is_open(app) || ImGui::GetIO().WantTextInput) return;
    const auto pressed = [](ImGuiKeyChord chord) { return ImGui::IsKeyChordPressed(chord); };
    if (pressed(ImGuiMod_Ctrl | ImGuiKey_Z)) take_back_move(app);
    if (pressed(ImGuiMod_Ctrl | ImGuiKey_Y) || pressed(ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_Z)) redo(app);
}

bool TableScreen::use_table_control(App& app, const a11y::UsedControl& pressed) {
    if (!is_open(app) || !app.table->handle_control(pressed)) return false;
    play_human(app, *app.table);
    return true;
}

bool handle_game_action(App& app, const Action& action) {
    if ((action.id == "home" || action.id == "again") && !may_leave_game(app)) return true;
    if (action.id == "home" || action.id == "leave")
        go_home(app);
    else if (action.id == "again")
        deal_again(app);
    else if (action.id == "hint")
        ask_for_hint(app);
    else if (action.id == "undo")
        take_back_move(app);
    else if (action.id == "redo")
        redo(app);
    else if (action.id == "replay")
        begin_replay(app, 0);
    else if (const auto move = text_after_prefix(action.id, "replay:"))
        replay_from(app, *move);
    else if (action.id == "export")
        ask_to_export(app);
    else if (action.id == "lift")
        lift_curtain(app);
    else if (action.id == "catch_up" && app.table->curtain)
        catch_up(app);
    else
        return false;
    return true;
}

bool TableScreen::handle_action(App& app, const Action& action) {
    if (!app.table) return false;
    if (action.id == "menu")
        show_menu(app);
    else if (action.id == "result")
        show_result(app);
    else if (action.id == "log")
        show_log(app);
    else if (action.id == "seats")
        open_seats_sheet(app);
    else if (const auto seat = text_after_prefix(action.id, "seat:"))
        change_seat(app, *seat, action.value);
    else
        return handle_game_action(app, action);
    return true;
}

double TableScreen::update(App& app) {
    handle_shortcuts(app);
    return update_table(app);
}

double TableScreen::wait_after_frame(App& app, double wait) {
    const games::GameTable& s = *app.table;
    const bool bots = !thinks_in_background(app) && app.screens.sheet() == nullptr && !current_challenge(app)
        && !is_read_only(app) && !s.curtain && first_seat_to_act(s, false) >= 0;
    if (s.is_moving() || since_big_moment(app) || (waits_for_answer_or_verdict(app) && !is_table_at_rest(app)))
        return 0;
    if (bots) wait = std::max(0.0, s.next_bot_move_at - app.services.clock());
    // The table may need a frame although nothing moves, for example because a sand glass is running.
    return s.curtain ? wait : shorter_wait(wait, s.seconds_to_next_frame());
}

} // namespace

std::unique_ptr<Screen> make_table_screen() { return std::make_unique<TableScreen>(); }

} // namespace palazzo::app
