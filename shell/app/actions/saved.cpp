#include "shell/app/actions/saved.hpp"

#include "shell/app/replay/replay.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/backup.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/sheets/saved.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/known.hpp"

#include <string_view>

namespace palazzo::app {
namespace {

void show_saved(App& app) {
    list_kept(app);
    list_finished(app);
    app.sheet = SheetKind::saved;
}

void remove_oldest(App& app, const std::string& choice) {
    const auto counts = removals(app);
    const auto index = index_of(choice, counts.size());
    if (!index) return;
    const std::size_t first = app.finished.size() - counts[static_cast<std::size_t>(*index)];
    for (std::size_t i = first; i < app.finished.size(); ++i) erase_save(app.services.store, app.finished[i].id);
    show_saved(app);
}

/// Whether a key is one of those that the sheet of what was set aside lists.
bool is_stray(const std::string& key) { return key.rfind(aside_prefix, 0) == 0 || is_unknown(key); }

void export_aside(App& app, const std::string& key) {
    const auto text = is_stray(key) ? app.services.store.load(key) : std::nullopt;
    if (text) export_file(app, "palazzo-set-aside.txt", *text);
}

/// Deletes the one that was picked, or all that are listed.
void remove_stray(App& app) {
    std::vector<std::string> keys{app.picked};
    if (app.picked.empty()) {
        keys = app.set_aside;
        keys.insert(keys.end(), app.unknown.begin(), app.unknown.end());
    }
    for (const std::string& key : keys)
        if (is_stray(key)) app.services.store.erase(key);
    show_saved(app);
}

/// Where several people play it at one device, they are asked first.
void export_kept(App& app) {
    if (const SavedGame* kept = listed(app, app.picked); kept != nullptr && kept->shared)
        app.sheet = SheetKind::reveal;
    else
        export_record(app, kept_record(app, app.picked));
}

} // namespace

bool act_on_saved(App& app, const a11y::Action& action) {
    if (action.id == "saved") {
        app.listed = listed_at_once;
        show_saved(app);
    } else if (action.id == "list_more") {
        app.listed += listed_at_once;
    } else if (const auto id = behind(action.id, "kept:")) {
        app.picked = *id;
        app.sheet = SheetKind::kept;
    } else if (const auto latest = behind(action.id, "latest:")) {
        show_saved(app);
        app.picked = *latest;
        app.sheet = listed(app, *latest) != nullptr ? SheetKind::kept : SheetKind::saved;
    } else if (action.id == "resume") {
        resume(app, app.picked);
    } else if (action.id == "replay_kept") {
        begin_replay_of(app, action.value.empty() ? app.picked : action.value);
    } else if (action.id == "export_kept") {
        export_kept(app);
    } else if (action.id == "export_kept_agreed") {
        app.sheet = SheetKind::kept;
        export_record(app, kept_record(app, app.picked));
    } else if (action.id == "export_everything") {
        export_everything(app);
    } else if (action.id == "remove") {
        app.sheet = SheetKind::remove;
    } else if (action.id == "really_remove") {
        erase_save(app.services.store, app.picked);
        show_saved(app);
    } else if (action.id == "keep") {
        app.sheet = SheetKind::kept;
    } else if (action.id == "make_room") {
        app.sheet = SheetKind::make_room;
    } else if (const auto choice = behind(action.id, "remove_oldest:")) {
        remove_oldest(app, *choice);
    } else if (action.id == "set_aside") {
        app.sheet = SheetKind::set_aside;
    } else if (const auto key = behind(action.id, "export_aside:")) {
        export_aside(app, *key);
    } else if (const auto unwanted = behind(action.id, "remove_aside:")) {
        app.picked = *unwanted;
        app.sheet = SheetKind::aside_remove;
    } else if (action.id == "really_remove_aside" && app.sheet == SheetKind::aside_remove) {
        remove_stray(app);
    } else {
        return false;
    }
    return true;
}

} // namespace palazzo::app
