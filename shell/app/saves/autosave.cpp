#include "shell/app/saves/autosave.hpp"

#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/saves/same_game.hpp"
#include "shell/app/saves/stored_data.hpp"
#include "shell/app/scores/ending.hpp"
#include "shell/app/scores/play_time.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/store/seats_here.hpp"

#include "engine/core/digest.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

std::string& id_of(App& app) { return app.table->id; }

/// Counts the game on the table if it has ended since it was opened. If a finished game is under way again because its
/// last moves were taken back, removes it from the count until it ends again.
void update_ending(App& app, const std::string& id) {
    if (is_over(app)) {
        if (!app.was_over_when_opened) notify_game_ended(app);
        return;
    }
    app.was_over_when_opened = false;
    if (!has_finished_game(app.services.store, id)) return;
    erase_finished_game(app.services.store, id);
    notify_game_continued(app, id);
}

/// Stores `record`, the record of the game on the table, with the next serial number. Serial numbers are counted over
/// all games.
void save_game(App& app, std::string record) {
    add_play_time(app);
    const Save save{id_of(app), ++app.serial, std::move(record)};
    const Store& store = app.services.store;
    const bool written = is_over(app)
        ? write_finished_game(store, save, summary_of_finished_game(*app.table, app.services.today()))
        : write_save(store, save);
    if (written) {
        save_play_time(app);
        update_ending(app, save.id);
        app.last_save = save;
        app.save_refused = false;
        if (current_game_id(store) != save.id)
            store_current_game_id(store, save.id); // The store may have been cleared in the meantime.
        return;
    }
    if (!app.save_refused) notify_store_refused(app, "app.cant.save");
    app.save_refused = true;
}

/// Saves the game under a new id, and continues with this copy.
void continue_as_copy(App& app, std::string record) {
    id_of(app) = new_game_id(app);
    app.last_save = {};
    save_game(app, std::move(record));
    store_seats_on_device(app.services.store, id_of(app), app.table->seats_here);
    store_current_game_id(app.services.store, id_of(app));
    notify(app, {"app.diverged", {}});
}

/// Resolves a conflict: another tab or window has written the game on the table (`theirs`) since this tab did. If one
/// of the two games continues the other, the longer one is kept; otherwise this tab continues with a copy.
void reconcile(App& app, const Save& theirs, std::string record) {
    app.serial = std::max(app.serial, theirs.serial);
    const auto their_game = read_record(theirs.record);
    const auto our_game = read_record(record);
    if (!their_game || !our_game) return continue_as_copy(app, std::move(record));
    if (continues_record(*our_game, *their_game)) {
        app.last_save = theirs;
        if (our_game->moves.size() > their_game->moves.size()) save_game(app, std::move(record));
    } else if (!continues_record(*their_game, *our_game)
        || !put_record_on_table(app, theirs.record, theirs.id).empty()) {
        continue_as_copy(app, std::move(record));
    } else if (record_text(app) == theirs.record) {
        app.last_save = theirs;
    }
}

} // namespace

bool is_read_only(const App& app) { return !app.services.may_write(); }

std::string new_game_id(const App& app) { return digest_of(std::to_string(app.services.random_seed())).substr(0, 10); }

void autosave(App& app) {
    if (!app.table || !app.table->full_state() || is_read_only(app)) return;
    std::string record = record_text(app);
    const std::string id = id_of(app);
    const bool ours = app.last_save.id == id;
    const FoundSave stored = load_save(app.services.store, id);
    if (stored.is_newer_version) return continue_as_copy(app, std::move(record));
    if (stored.save && (!ours || stored.save->serial != app.last_save.serial))
        return reconcile(app, *stored.save, std::move(record));
    if (stored.save && stored.save->record == record)
        app.save_refused = false;
    else
        save_game(app, std::move(record));
}

void sync_with_store(App& app) {
    if (is_read_only(app)) return;
    load_stored_data(app);
    if (app.table && app.table->full_state()) {
        std::string record = record_text(app);
        const auto stored = load_save(app.services.store, id_of(app)).save;
        if (stored && (app.last_save.id != stored->id || stored->serial != app.last_save.serial))
            reconcile(app, *stored, std::move(record));
        else
            autosave(app);
        store_current_game_id(app.services.store, id_of(app));
    }
}

} // namespace palazzo::app
