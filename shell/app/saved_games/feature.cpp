// Opens the sheets of saved games and other stored data, and handles their controls.
#include "shell/app/saved_games/saved_games.hpp"

#include "shell/app/replay/replay.hpp"
#include "shell/app/saved_games/sheets.hpp"
#include "shell/app/saves/backup.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/known.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

bool handle_list_action(App& app, const a11y::Action& action) {
    if (action.id != "list_more") return false;
    app.feature_data.get<ShownGameCount>().shown_count += games_listed_at_once;
    return true;
}

void show_saved(App& app) {
    refresh_saved_games(app);
    refresh_finished_games(app);
    app.screens.open_on_page(stateless_sheet("saved", saved_games_sheet, handle_list_action));
}

void remove_oldest(App& app, const std::string& choice) {
    const auto counts = game_deletion_counts(app);
    const auto index = read_index(choice, counts.size());
    if (!index) return;
    const std::size_t first = app.finished_games.size() - counts[static_cast<std::size_t>(*index)];
    for (std::size_t i = first; i < app.finished_games.size(); ++i)
        erase_save(app.services.store, app.finished_games[i].id);
    show_saved(app);
}

/// Returns whether a key is that of data that was set aside, or a key that this version doesn't know.
bool is_set_aside_or_unknown(const std::string& key) {
    return key.rfind(aside_key_prefix, 0) == 0 || is_unknown_key(key);
}

void export_aside(App& app, const std::string& key) {
    const auto text = is_set_aside_or_unknown(key) ? app.services.store.load(key) : std::nullopt;
    if (text) export_file(app, "palazzo-set-aside.txt", *text);
}

/// Deletes the data under the key `wanted` or, if that is empty, all data that was set aside or has an unknown key.
void remove_stray(App& app, const std::string& wanted) {
    std::vector<std::string> keys{wanted};
    if (wanted.empty()) {
        keys = app.set_aside_keys;
        keys.insert(keys.end(), app.unknown_keys.begin(), app.unknown_keys.end());
    }
    for (const std::string& key : keys)
        if (is_set_aside_or_unknown(key)) app.services.store.erase(key);
    show_saved(app);
}

void show_saved_game(App& app, const std::string& id);

/// The sheet that asks whether to delete a saved game.
class RemoveSheet final : public Sheet {
  public:
    explicit RemoveSheet(const std::string& id) : id_(id) {}
    std::string_view name() const override { return "remove"; }
    pages::SheetModel model(const App& app) const override { return game_removal_sheet(app); }
    bool handle_action(App& app, const a11y::Action& action) override {
        if (action.id == "keep") {
            show_saved_game(app, id_);
        } else if (action.id == "really_remove") {
            erase_save(app.services.store, id_);
            show_saved(app);
        } else {
            return false;
        }
        return true;
    }

  private:
    std::string id_;
};

/// The sheet of a saved game, with the actions that are possible for it.
class SavedGameSheet final : public Sheet {
  public:
    explicit SavedGameSheet(const std::string& id) : id_(id) {}
    std::string_view name() const override { return "kept"; }
    pages::SheetModel model(const App& app) const override { return saved_game_sheet(app, id_); }
    bool handle_action(App& app, const a11y::Action& action) override {
        if (action.id == "resume")
            resume_game(app, id_);
        else if (action.id == "replay_kept" && action.value.empty())
            begin_replay_of_saved_game(app, id_);
        else if (action.id == "export_kept")
            export_game(app);
        else if (action.id == "remove")
            app.screens.replace(std::make_unique<RemoveSheet>(id_));
        else
            return false;
        return true;
    }

  private:
    /// Exports the game. If several people play it at this device, asks them first, because the file shows all hands.
    void export_game(App& app) {
        const SavedGame* kept = find_saved_game(app, id_);
        if (kept == nullptr || !kept->shared) return export_record(app, saved_record(app, id_));
        const auto export_agreed = [](App& agreed, const std::string& id) {
            show_saved_game(agreed, id);
            export_record(agreed, saved_record(agreed, id));
        };
        app.screens.replace(sheet_confirming_reveal("export_kept_agreed", export_agreed, id_));
    }

    std::string id_;
};

void show_saved_game(App& app, const std::string& id) {
    app.screens.open_on_page(std::make_unique<SavedGameSheet>(id));
}

/// The sheet that asks whether to delete data that was set aside.
class AsideRemoveSheet final : public Sheet {
  public:
    explicit AsideRemoveSheet(const std::string& key) : key_(key) {}
    std::string_view name() const override { return "aside_remove"; }
    pages::SheetModel model(const App& app) const override { return set_aside_data_removal_sheet(app, key_.empty()); }
    bool handle_action(App& app, const a11y::Action& action) override {
        if (action.id != "really_remove_aside") return false;
        remove_stray(app, key_);
        return true;
    }

  private:
    std::string key_; ///< Key of the data to delete; empty to delete all data that the sheet lists.
};

bool handle_room_action(App& app, const a11y::Action& action) {
    const auto choice = text_after_prefix(action.id, "remove_oldest:");
    if (choice) remove_oldest(app, *choice);
    return choice.has_value();
}

bool handle_aside_action(App& app, const a11y::Action& action) {
    if (const auto key = text_after_prefix(action.id, "export_aside:"))
        export_aside(app, *key);
    else if (const auto unwanted = text_after_prefix(action.id, "remove_aside:"))
        app.screens.replace(std::make_unique<AsideRemoveSheet>(*unwanted));
    else
        return false;
    return true;
}

// ---- Commands

void open_saved(App& app, const std::string&, const a11y::Action&) {
    app.feature_data.get<ShownGameCount>() = {};
    show_saved(app);
}

void open_kept(App& app, const std::string& id, const a11y::Action&) { show_saved_game(app, id); }

void open_latest(App& app, const std::string& id, const a11y::Action&) {
    show_saved(app);
    if (find_saved_game(app, id) != nullptr) show_saved_game(app, id);
}

void make_room(App& app, const std::string&, const a11y::Action&) {
    app.screens.open_on_page(stateless_sheet("make_room", oldest_games_deletion_sheet, handle_room_action));
}

void open_aside(App& app, const std::string&, const a11y::Action&) {
    app.screens.open_on_page(stateless_sheet("set_aside", set_aside_data_sheet, handle_aside_action));
}

void export_all(App& app, const std::string&, const a11y::Action&) { export_everything(app); }

void open_file(App& app, const std::string&, const a11y::Action&) { let_player_choose_file(app); }

constexpr Command saved_games_commands[]{{"saved", open_saved}, {"kept:", open_kept}, {"latest:", open_latest},
    {"make_room", make_room}, {"set_aside", open_aside}, {"export_everything", export_all}, {"import", open_file}};

} // namespace

constinit const Feature saved_games_feature{.commands = saved_games_commands};

} // namespace palazzo::app
