#include "shell/app/actions/table.hpp"

#include "engine/quiz/import.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/replay/replay.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/table/log.hpp"
#include "shell/app/table/overlay.hpp"
#include "shell/app/table/seats.hpp"
#include "shell/app/table/take_back.hpp"

#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

/// The same table with other cards. Until a match is decided they are those of its next game.
void deal_again(App& app) {
    if (is_at_match(app) && is_match_on(app)) return deal_next(app);
    auto record = record_of_table(app);
    if (!record) return;
    record->moves.clear();
    record->deal = seed_deal(app.services.entropy());
    record->practice = false; // nobody has seen anything of this one
    if (record->extras.contains("challenges")) record->extras["challenges"].erase("due");
    const std::string fault = open_record(app, *std::move(record));
    if (!fault.empty()) notify(app, pages::verbatim(fault));
}

void go_home(App& app) {
    if (std::exchange(app.unsaved, false)) app.notice_until = 0; // it spoke of that game
    app.table.reset();
    app.dialog = {};
    app.page = Page::home;
    app.sheet = SheetKind::none;
    app.services.store.erase(current_key);
    list_kept(app);
}

void lift_curtain(App& app) {
    app.table->curtain = false;
    note_insight(*app.table);
}

void show_log(App& app) {
    app.logged = logged_at_once;
    app.sheet = SheetKind::log;
}

/// `move`: how many moves the position comes after, as a line of the log names it.
void replay_from(App& app, const std::string& move) {
    if (const auto at = index_of(move, app.table->turn_count() + 1)) begin_replay(app, static_cast<std::size_t>(*at));
}

void export_missed(App& app) {
    if (const auto deck = deck_on_table(app))
        export_file(app, "palazzo-to-practise.csv", quiz::export_csv(deck_of(*deck, missed_items(app))));
}

/// Hands the game out as a file, where the whole of it is here.
void export_game(App& app) {
    if (const auto record = record_of_table(app)) export_record(app, write_record(*record));
}

void export_agreed(App& app) {
    app.sheet = SheetKind::none;
    export_game(app);
}

} // namespace

bool act_on_table(App& app, const a11y::Action& action) {
    if ((action.id == "home" || action.id == "again") && !may_leave(app)) return true;
    if (action.id == "menu")
        app.sheet = SheetKind::menu;
    else if (action.id == "rules")
        app.sheet = SheetKind::rules;
    else if (action.id == "result")
        app.sheet = SheetKind::result;
    else if (action.id == "hint")
        ask_for_hint(app);
    else if (action.id == "undo")
        take_back(app);
    else if (action.id == "take_back_agreed")
        take_back_agreed(app);
    else if (action.id == "redo")
        redo(app);
    else if (action.id == "log")
        show_log(app);
    else if (action.id == "log_more")
        app.logged += logged_at_once;
    else if (action.id == "seats" && can_change_seats(app))
        app.sheet = SheetKind::seats;
    else if (const auto seat = behind(action.id, "seat:"))
        change_seat(app, *seat, action.value);
    else if (action.id == "replay")
        begin_replay(app, 0);
    else if (const auto move = behind(action.id, "replay:"))
        replay_from(app, *move);
    else if (action.id == "again")
        deal_again(app);
    else if (action.id == "export" && is_shared_device(app))
        app.sheet = SheetKind::reveal;
    else if (action.id == "export")
        export_game(app);
    else if (action.id == "export_agreed")
        export_agreed(app);
    else if (action.id == "home" || action.id == "leave")
        go_home(app);
    else if (action.id == "lift")
        lift_curtain(app);
    else if (action.id == "practise_missed")
        begin_practice(app, deck_on_table(app), missed_items(app));
    else if (action.id == "export_missed")
        export_missed(app);
    else
        return false;
    return true;
}

} // namespace palazzo::app
