// Palindromes on the screen, for the program.
#pragma once

#include "shell/games/palindromes/lesson.hpp"
#include "shell/games/palindromes/table.hpp"

namespace palazzo {

template <>
struct games::UiOf<palindromes::Rules> {
    using Table = palindromes::screen::Table;
    using Overlay = games::NoOverlay;
    static std::vector<pages::SheetItem> lesson(const palindromes::Options& options, const i18n::Voice& voice) {
        return palindromes::screen::lesson_items(options, voice);
    }
};

} // namespace palazzo
