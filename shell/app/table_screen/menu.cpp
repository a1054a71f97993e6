#include "shell/app/table_screen/menu.hpp"

#include "shell/app/series/sheets.hpp"
#include "shell/app/settings/settings.hpp"
#include "shell/app/table/seats.hpp"
#include "shell/app/turns/turns.hpp"

namespace palazzo::app {
namespace {

using ui::Icon;

pages::SheetModel menu_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    const auto row = [&](const char* id, const char* label, const char* detail, Icon icon) {
        return pages::row_item(id, voice.say(label), voice.say(detail), icon);
    };
    pages::SheetModel model{"menu", voice.say("table.game"),
        {row("rules", "rules.title", "menu.rules.detail", Icon::rules),
            row("log", "log.title", "menu.log.detail", Icon::sort),
            row("replay", "replay.title", "menu.replay.detail", Icon::play),
            row("again", "menu.again", "menu.again.detail", Icon::refresh),
            row("share", "share.title", "menu.share.detail", Icon::share),
            row("export", "menu.export", "menu.export.detail", Icon::exported),
            row("settings", "settings.title", "menu.settings.detail", Icon::settings),
            row("home", "table.home", "menu.home.detail", Icon::home)}};
    if (app.table->with_friends) {
        std::erase_if(model.items, [&](const pages::SheetItem& item) {
            if (item.id == "replay") return app.table->full_state() == nullptr; // The game is in another program.
            return item.id == "again" || (!app.table->is_over() && (item.id == "share" || item.id == "export"));
        });
        model.items.insert(model.items.begin(), row("friends", "friends.table", "menu.friends.detail", Icon::people));
    }
    if (can_change_players(app)) {
        const char* detail = has_one_human(app) ? "menu.seats.detail.alone" : "menu.seats.detail";
        model.items.insert(model.items.begin() + 3, row("seats", "seats.title", detail, Icon::people));
    }
    if (can_send_turn(app))
        model.items.insert(
            model.items.begin(), row("send_turn", send_button_label_id(app), "menu.turn.detail", Icon::share));
    add_match_row(model, app);
    add_new_version_row(model, app);
    return model;
}

} // namespace

void show_menu(App& app) { app.screens.open_on_page(stateless_sheet("menu", menu_sheet)); }

} // namespace palazzo::app
