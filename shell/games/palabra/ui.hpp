// Palabra on the screen, for the program.
#pragma once

#include "shell/games/palabra/lesson.hpp"
#include "shell/games/palabra/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<palabra::Rules> {
    using Table = palabra::screen::Table;
    using Overlay = games::NoOverlay;
    static std::vector<games::Illustration> lesson(const palabra::Options& options) {
        return palabra::screen::illustrations(options);
    }
};

} // namespace palazzo
