// The mirror of a Palabra table, which is its text for screen readers, and the effect of the mirror's controls.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"
#include "shell/games/palabra/draft.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

/// The rack, and the move that the player is putting together.
struct RackAndDraft {
    palabra::screen::Rack rack;
    palabra::screen::Draft draft;
    /// Kind of play that the player has asked for; nullopt if the likeliest kind is to be used.
    std::optional<palabra::MoveAction> wish;
};

/// Returns the regions of the mirror. First come the other players, the piles, the viewer's word and the hand. The last
/// region contains the moves of the viewer: a choice of what to do, a field in which to type a word, a toggle for each
/// card, a button that makes the move, and a button for each move without cards.
std::vector<a11y::Region> mirror_regions(
    const palabra::View& v, const RackAndDraft& composing, const i18n::Voice& voice);

/// The effect of a control of the mirror.
struct ControlEffect {
    RackAndDraft selection;
    /// Move to make if it is legal; nullopt if there is none. The pre-play may have to be passed before the move.
    std::optional<palabra::Move> move;
};
/// Handles a control of the mirror's regions, and returns its effect.
ControlEffect handle_mirror_control(const palabra::View& v, RackAndDraft composing, const a11y::UsedControl& pressed);

} // namespace palazzo::palabra::screen
