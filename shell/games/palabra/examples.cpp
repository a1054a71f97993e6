#include "shell/games/palabra/examples.hpp"

#include "engine/games/palabra/examples.hpp"
#include "shell/games/palabra/scene.hpp"

namespace palazzo::palabra::screen {

std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice) {
    return games::illustrations_of(palabra::rule_examples(options), voice, [](const LaidCard& l, ui::CardLook& look) {
        if (l.card.is_blank() && l.letter != no_letter) look.letter = to_char(l.letter);
        return face_of(l.card);
    });
}

} // namespace palazzo::palabra::screen
