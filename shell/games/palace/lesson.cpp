#include "shell/games/palace/lesson.hpp"

#include "engine/games/palace/lesson.hpp"

namespace palazzo::palace::screen {

std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice) {
    return games::illustrated(palace::lesson(options), voice, [](Card c, ui::CardLook&) { return ui::Face(c); });
}

} // namespace palazzo::palace::screen
