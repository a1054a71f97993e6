// The game on the table, whichever it is.
#pragma once

#include "shell/app/state/app.hpp"

#include <utility>

namespace palazzo::app {

/// visit(session) for the game on the table; `none` without one.
template <class AnyApp, class T, class Visit>
T on_table(AnyApp& app, T none, Visit&& visit) {
    if (app.page != Page::table || !app.session) return none;
    return std::visit([&](auto& s) -> T { return visit(s); }, *app.session);
}

} // namespace palazzo::app
