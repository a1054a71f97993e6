#include "shell/app/saves/leaving.hpp"

namespace palazzo::app {
namespace {

/// Returns the sheet that asks whether to leave the game unsaved, and offers to export it.
pages::SheetModel leave_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::ItemKind;
    return {"leave", voice.say("leave.title"),
        {pages::text_item(voice.say("leave.detail")),
            pages::button_item(Kind::main, "export", voice.say("table.export")),
            pages::button_item(Kind::danger, "leave", voice.say("leave.yes")),
            pages::button_item(Kind::button, "close", voice.say("leave.no"))}};
}

} // namespace

bool may_leave_game(App& app) {
    const bool lost = app.table && app.save_refused && !is_over(app) && app.table->turn_count() > 0;
    if (lost && table_on_page(app) != nullptr)
        app.screens.open_on_page(stateless_sheet("leave", leave_sheet));
    else if (lost)
        notify_store_refused(app, "app.cant.save");
    return !lost;
}

} // namespace palazzo::app
