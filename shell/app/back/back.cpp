#include "shell/app/back/back.hpp"

#include "shell/app/saves/autosave.hpp"

namespace palazzo::app {

WayBack way_back(const App& app) {
    const Screen* top = app.screens.top();
    if (top == nullptr || is_read_only(app)) return {};
    const int pages = app.screens.is_home() ? 0 : 1;
    const games::GameTable* table = top->is_sheet() ? nullptr : top->shown_table(app);
    const bool covered = table != nullptr && table->has_sheet();
    return {covered ? "close" : top->leave_action_id(), pages + (top->is_sheet() || covered ? 1 : 0)};
}

} // namespace palazzo::app
