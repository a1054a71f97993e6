// What the controls of all screens do.
#include "shell/app/actions/dispatch.hpp"
#include "shell/app/actions/saved.hpp"
#include "shell/app/actions/set_up.hpp"
#include "shell/app/actions/table.hpp"
#include "shell/app/daily/sheet.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/decks/sheets.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/replay/replay.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/saves/take_up.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/sounds/sounds.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/statistics/sheet.hpp"
#include "shell/app/table/overlay.hpp"

#include <optional>

namespace palazzo::app {
namespace {

using a11y::Action;

void choose_language(App& app, const std::string& choice) {
    const auto index = index_of(choice, app.languages.size());
    if (!index) return;
    app.settings.language = app.languages[static_cast<std::size_t>(*index)].code;
    take_up_language(app);
    list_kept(app);
}

void choose_volume(App& app, const std::string& choice) {
    const auto volume = index_of(choice, volumes);
    if (!volume) return;
    app.settings.volume = static_cast<Volume>(*volume);
    expect_sounds(app);
    play(app, sound::Cue::chime);
}

/// Who wants it feels at once what it is like.
void choose_vibration(App& app, bool on) {
    app.settings.vibration = on;
    if (on) app.services.vibrate(sample_milliseconds);
}

bool act_on_settings(App& app, const Action& action) {
    if (action.id == "speed") {
        const auto speed = index_of(action.value, speeds.size());
        if (!speed) return true;
        app.settings.speed = speeds[static_cast<std::size_t>(*speed)];
        app.settings.speed_chosen = true;
    } else if (action.id == "ground")
        app.settings.table_theme =
            static_cast<ui::TableTheme>(index_of(action.value, ui::table_theme_count).value_or(0));
    else if (action.id == "card_back")
        app.settings.back = static_cast<ui::CardBack>(index_of(action.value, ui::card_back_count).value_or(0));
    else if (action.id == "four_colour")
        app.settings.four_colour = !app.settings.four_colour;
    else if (action.id == "large_index")
        app.settings.large_index = !app.settings.large_index;
    else if (action.id == "text_size")
        app.settings.text_size = static_cast<TextSize>(index_of(action.value, text_sizes).value_or(0));
    else if (action.id == "left_handed")
        app.settings.habits.left_handed = !app.settings.habits.left_handed;
    else if (action.id == "one_tap")
        app.settings.habits.one_tap = !app.settings.habits.one_tap;
    else if (action.id == "auto_sort")
        app.settings.habits.auto_sort = !app.settings.habits.auto_sort;
    else if (action.id == "instructions")
        app.settings.asks_in_itself = !app.settings.asks_in_itself;
    else if (action.id == "sound")
        choose_volume(app, action.value);
    else if (action.id == "vibration")
        choose_vibration(app, !app.settings.vibration);
    else if (action.id == "language")
        choose_language(app, action.value);
    else if (action.id == "keep_all")
        app.services.keep_all(app.settings.keep_all = !app.settings.keep_all);
    else
        return false;
    keep_settings(app);
    return true;
}

bool act_on_home(App& app, const Action& action) {
    if (action.id == "continue") {
        if (const SavedGame* kept = unfinished(app))
            resume(app, std::string(kept->id));
        else if (may_deal_next(app))
            deal_next(app);
    } else if (const auto game = behind(action.id, "play:")) {
        app.set_up = table_for(app, *game);
        begin(app);
    } else if (const auto table = behind(action.id, "set_up:")) {
        open_set_up(app, *table);
    } else {
        return false;
    }
    return true;
}

void update(App& app) {
    autosave(app);
    if (may_leave(app)) app.services.update();
}

/// Whether what an action begins has to wait for a word list. It is done again when the list is there.
bool wait_for_words(App& app, const Action& action) {
    if (action.id == "begin" && app.page == Page::set_up)
        return wait_for_words(app, app.set_up.game, app.set_up.rules, {action, {}, {}});
    for (const char* prefix : {"play:", "set_up:", "daily:"})
        if (const auto table = behind(action.id, prefix))
            return wait_for_words(app, table->substr(0, table->find('/')), Json::object(), {action, {}, {}});
    return false;
}

} // namespace

void dispatch(App& app, const Action& action) {
    if (is_read_only(app)) {
        if (action.id == "play_here") app.services.take_over();
        if (action.id == "open_link") notify(app, {"app.read_only", {}});
        return;
    }
    if (wait_for_words(app, action) || act_on_overlay(app, action)) return;
    if (app.page == Page::practice && act_on_practice(app, action)) return;
    if (app.page == Page::replay && app.sheet == SheetKind::none && act_on_replay(app, action)) return;
    if (act_on_puzzles(app, action) || act_on_lessons(app, action)) return;
    if (act_on_share(app, action) || act_on_daily(app, action) || act_on_statistics(app, action)) return;
    if (act_on_match(app, action)) return;
    if (act_on_decks(app, action)) return;
    if (app.page == Page::table && app.table && act_on_table(app, action)) return;
    if (action.id == "close")
        app.sheet = SheetKind::none;
    else if (act_on_settings(app, action) || act_on_saved(app, action))
        return;
    else if (action.id == "import")
        choose_file(app);
    else if (action.id == "update" && app.new_version)
        update(app);
    else if (action.id == "settings")
        app.sheet = SheetKind::settings;
    else if (app.page == Page::home && act_on_home(app, action))
        return;
    else if (app.page == Page::set_up && act_on_set_up(app, action))
        return;
    else if (const auto deck = behind(action.id, "practise:"))
        begin_practice(app, *deck, *deck == app.desk.deck ? app.desk.part : quiz::Part{});
}

} // namespace palazzo::app
