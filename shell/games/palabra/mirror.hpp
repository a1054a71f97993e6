// The mirror of a Palabra table, and the effect of its controls.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"
#include "shell/games/palabra/draft.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

/// The rack, and the move that is being put together.
struct Composing {
    palabra::screen::Rack rack;
    palabra::screen::Draft draft;
    std::optional<palabra::Act> wish; ///< The kind of play that the player asked for; nullopt for the likeliest.
};

/// Returns the zones of the other players, the piles, the viewer's word and the hand; then the moves of the viewing
/// seat: a choice of what to do, a field to type a word, a toggle for each card, a button that makes the move, and a
/// button for each move without cards.
std::vector<a11y::Region> mirror_regions(const palabra::View& v, const Composing& composing, const i18n::Voice& voice);

/// The effect of a control of the mirror's regions.
struct MirrorAnswer {
    Composing selection;
    std::optional<palabra::Move>
        move; ///< The move to make, if it is legal; the pre-play may have to be passed first. nullopt if there is none.
};
/// Handles a control of the mirror's regions.
MirrorAnswer mirror_pressed(const palabra::View& v, Composing composing, const a11y::Pressed& pressed);

} // namespace palazzo::palabra::screen
