// Palace on the screen, for the program.
#pragma once

#include "shell/games/palace/challenge/challenge.hpp"
#include "shell/games/palace/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<palace::Rules> {
    using Table = palace::screen::Table;
    using Overlay = palace::screen::Challenges;
    static std::vector<pages::SheetItem> lesson(const palace::Options&, const i18n::Voice&) { return {}; }
};

} // namespace palazzo
