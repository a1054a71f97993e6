#include "shell/app/saved_games/sheets.hpp"

#include "shell/app/saves/listing.hpp"
#include "shell/app/store/aside.hpp"

#include <algorithm>
#include <string_view>

namespace palazzo::app {
namespace {

using i18n::Voice;
using pages::button_item;
using pages::row_item;
using pages::SheetModel;
using pages::text_item;
using ui::Icon;
using Kind = pages::SheetItem::ItemKind;

/// Converts `stored_size`, a size in characters, to thousands of characters, rounded up.
std::string thousands(std::size_t stored_size) { return std::to_string((stored_size + 999) / 1000); }

pages::SheetItem row_of(const SavedGame& game) {
    const Icon icon = game.won ? Icon::trophy : game.over ? Icon::check : Icon::cards;
    return row_item("kept:" + game.id, game.title, game.detail, icon);
}

void add_finished(SheetModel& model, const App& app, const Voice& voice) {
    if (app.finished_games.empty()) return;
    model.items.push_back(
        pages::heading_item(voice.say("saved.finished", {std::to_string(app.finished_games.size())})));
    const std::size_t shown = std::min(app.feature_data.get<ShownGameCount>().shown_count, app.finished_games.size());
    for (std::size_t i = 0; i < shown; ++i) model.items.push_back(row_of(app.finished_games[i]));
    if (shown < app.finished_games.size())
        model.items.push_back(button_item(Kind::button, "list_more", voice.say("saved.more")));
}

} // namespace

SheetModel saved_games_sheet(const App& app) {
    const Voice voice = voice_of(app);
    SheetModel model{"saved_games", voice.say("saved.title"), {}};
    for (const SavedGame& game : app.saved_games) model.items.push_back(row_of(game));
    if (app.saved_games.empty() && app.finished_games.empty())
        model.items.push_back(text_item(voice.say("saved.none")));
    add_finished(model, app, voice);
    const auto row = [&](const char* id, const char* label, std::string detail, Icon icon) {
        model.items.push_back(row_item(id, voice.say(label), std::move(detail), icon));
    };
    row("import", "saved.open", voice.say("saved.open.detail"), Icon::imported);
    row("export_everything", "saved.everything", voice.say("saved.everything.detail", {thousands(app.stored_total)}),
        Icon::exported);
    if (!app.finished_games.empty())
        row("make_room", "saved.make_room", voice.say("saved.make_room.detail"), Icon::trash);
    if (const std::size_t all = app.set_aside_keys.size() + app.unknown_keys.size(); all > 0)
        row("set_aside", "saved.aside", voice.say("saved.aside.count", {std::to_string(all)}), Icon::rules);
    return model;
}

SheetModel saved_game_sheet(const App& app, const std::string& id) {
    const Voice voice = voice_of(app);
    SheetModel model{"kept_game", voice.say("saved.game"), {}};
    const SavedGame* kept = find_saved_game(app, id);
    if (kept == nullptr) return model;
    model.title = kept->title;
    model.items = {text_item(kept->detail),
        button_item(Kind::main, "resume", voice.say(kept->over ? "saved.view" : "saved.resume"))};
    if (!kept->shared) model.items.push_back(button_item(Kind::button, "replay_kept", voice.say("replay.title")));
    model.items.push_back(button_item(Kind::button, "export_kept", voice.say("saved.export")));
    model.items.push_back(button_item(Kind::danger, "remove", voice.say("saved.remove")));
    return model;
}

SheetModel game_removal_sheet(const App& app) {
    const Voice voice = voice_of(app);
    return {"remove_game", voice.say("saved.remove.title"),
        {text_item(voice.say("saved.remove.warning")),
            button_item(Kind::danger, "really_remove", voice.say("sheet.delete")),
            button_item(Kind::button, "keep", voice.say("sheet.keep"))}};
}

SheetModel oldest_games_deletion_sheet(const App& app) {
    const Voice voice = voice_of(app);
    SheetModel model{"make_room_sheet", voice.say("saved.make_room"),
        {text_item(voice.say("saved.make_room.warning")),
            button_item(Kind::button, "export_everything", voice.say("saved.everything"))}};
    std::size_t choice = 0;
    for (const std::size_t count : game_deletion_counts(app)) {
        std::size_t stored_size = 0;
        for (std::size_t i = app.finished_games.size() - count; i < app.finished_games.size(); ++i)
            stored_size += app.finished_games[i].stored_size;
        model.items.push_back(button_item(Kind::danger, "remove_oldest:" + std::to_string(choice++),
            voice.say("saved.remove_oldest", {std::to_string(count), thousands(stored_size)})));
    }
    model.items.push_back(button_item(Kind::main, "saved", voice.say("saved.make_room.keep")));
    return model;
}

namespace {

/// Adds for each of `keys` a row that exports the data under it, and a button that deletes that data. The rows show the
/// keys without `prefix`.
void add_stray(SheetModel& model, const App& app, const Voice& voice, const std::vector<std::string>& keys,
    std::string_view prefix) {
    for (const std::string& key : keys) {
        const std::string name = key.substr(prefix.size());
        const std::size_t stored_size = app.services.store.load(key).value_or("").size();
        model.items.push_back(row_item("export_aside:" + key, name,
            voice.say("saved.aside.detail", {std::to_string(stored_size)}), Icon::exported));
        model.items.push_back(
            button_item(Kind::danger, "remove_aside:" + key, voice.say("saved.aside.remove", {name})));
    }
}

} // namespace

SheetModel set_aside_data_sheet(const App& app) {
    const Voice voice = voice_of(app);
    SheetModel model{"set_aside_sheet", voice.say("saved.aside"), {}};
    if (!app.set_aside_keys.empty()) model.items.push_back(text_item(voice.say("saved.aside.text")));
    add_stray(model, app, voice, app.set_aside_keys, aside_key_prefix);
    if (!app.unknown_keys.empty()) model.items.push_back(text_item(voice.say("saved.unknown_keys")));
    add_stray(model, app, voice, app.unknown_keys, common_key_prefix);
    if (app.set_aside_keys.size() + app.unknown_keys.size() > 1)
        model.items.push_back(button_item(Kind::danger, "remove_aside:", voice.say("saved.aside.remove_all")));
    return model;
}

SheetModel set_aside_data_removal_sheet(const App& app, bool all) {
    const Voice voice = voice_of(app);
    return {"remove_aside", voice.say(all ? "saved.aside.remove_all.title" : "saved.aside.remove.title"),
        {text_item(voice.say("saved.aside.remove.warning")),
            button_item(Kind::danger, "really_remove_aside", voice.say("sheet.delete")),
            button_item(Kind::main, "set_aside", voice.say("sheet.keep"))}};
}

std::vector<std::size_t> game_deletion_counts(const App& app) {
    const std::size_t all = app.finished_games.size();
    std::vector<std::size_t> counts;
    for (const std::size_t count : {std::size_t{10}, all / 2})
        if (count > 0 && count < all && (counts.empty() || counts.back() < count)) counts.push_back(count);
    if (all > 0) counts.push_back(all);
    return counts;
}

} // namespace palazzo::app
