#include "shell/games/palace/examples.hpp"

#include "engine/games/palace/examples.hpp"

namespace palazzo::palace::screen {

std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice) {
    return games::illustrations_of(
        palace::rule_examples(options), voice, [](Card c, ui::CardLook&) { return ui::CardFace(c); });
}

} // namespace palazzo::palace::screen
