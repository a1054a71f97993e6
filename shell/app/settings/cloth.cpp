#include "shell/app/settings/cloth.hpp"

#include "shell/tables/open.hpp"

namespace palazzo::app {

ui::TableTheme cloth_of_page(const App& app) {
    const Screen* page = app.screens.page();
    if (app.settings.table_theme != ui::TableTheme::by_game || page == nullptr) return app.settings.table_theme;
    return games::cloth_of_game(page->game(app));
}

} // namespace palazzo::app
