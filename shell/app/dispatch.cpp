#include "shell/app/dispatch.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/table/overlay.hpp"

namespace palazzo::app {
namespace {

/// Handles an action in a tab or window that only shows the game while another one plays it.
void handle_read_only_action(App& app, const a11y::Action& action) {
    if (action.id == "play_here") app.services.take_over_writing();
    if (action.id == "open_link") notify(app, {"app.read_only", {}});
}

/// Lets the sheet on top handle an action. Returns false if there is no sheet, or if the sheet doesn't know the action.
bool sheet_handles(App& app, const a11y::Action& action) {
    Screen* const sheet = app.screens.sheet();
    if (sheet == nullptr) return false;
    if (sheet->handle_action(app, action)) return true;
    if (action.id != "close") return false;
    app.screens.close();
    return true;
}

/// Closes the sheet that the shown table itself has opened, such as a word's description. Returns whether such a sheet
/// was open.
bool closed_on_table(App& app) {
    const Screen* top = app.screens.top();
    games::GameTable* table = top == nullptr || top->is_sheet() ? nullptr : top->shown_table(app);
    if (table == nullptr || !table->has_sheet()) return false;
    table->close_sheet();
    return true;
}

} // namespace

void dispatch(App& app, const a11y::Action& action) {
    if (is_read_only(app)) return handle_read_only_action(app, action);
    if (handle_overlay_action(app, action) || sheet_handles(app, action)) return;
    if (action.id == "close" && closed_on_table(app)) return;
    // A page that closes itself may return false; then the page below it is asked to handle the action.
    const Screen* asked = nullptr;
    for (Screen* page = app.screens.page(); page != asked; page = app.screens.page()) {
        asked = page;
        if (page->handle_action(app, action)) return;
    }
    run_command(app, action);
}

} // namespace palazzo::app
