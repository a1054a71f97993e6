// Palabra on the screen, for the program.
#pragma once

#include "shell/games/palabra/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<palabra::Rules> {
    using Table = palabra::screen::Table;
    using Overlay = games::NoOverlay;
    static std::vector<pages::SheetItem> lesson(const palabra::Options&, const i18n::Voice&) { return {}; }
};

} // namespace palazzo
