#include "shell/app/back/back.hpp"

#include "shell/app/saves/autosave.hpp"

namespace palazzo::app {
namespace {

/// Returns the id of the action that leaves a page; empty where that would leave the program.
const char* leaving_action(Page page) {
    switch (page) {
    case Page::home: return "";
    case Page::table: return "home";
    case Page::set_up: return "back";
    case Page::practice: return "ch:stop";
    case Page::replay:
    case Page::puzzle:
    case Page::lesson: return "close";
    }
    return "";
}

} // namespace

WayBack way_back(const App& app) {
    if (is_read_only(app)) return {};
    const int pages = app.page == Page::home ? 0 : 1;
    if (app.sheet != SheetKind::none) return {"close", pages + 1};
    return {leaving_action(app.page), pages};
}

} // namespace palazzo::app
