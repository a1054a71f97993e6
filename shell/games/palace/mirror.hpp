// The mirror of a Palace table, which is for people who don't see the canvas, and the effect of its controls.
#pragma once

#include "engine/games/palace/state.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"
#include "shell/games/palace/selection.hpp"

#include <optional>

namespace palazzo::palace::screen {

/// Returns the regions of the mirror: the parts of the table, and the moves with which the viewer can continue
/// `selection`. There are no moves if the viewer isn't to act.
std::vector<a11y::Region> mirror_regions(
    const palace::View& v, const palace::screen::Selection& selection, const i18n::Voice& voice);

/// Returns the id of the toggle for a card, such as `pick:h:9S:0` for the first nine of spades in the hand.
std::string card_toggle_id(const palace::screen::PickedCard& p, int copy);

/// The effect of a control of the mirror.
struct ControlEffect {
    palace::screen::Selection selection;
    std::optional<palace::Move> move; ///< Move to make now, which may not be legal; nullopt if there is none.
};
/// Handles a control of the mirror's regions, and returns its effect.
ControlEffect handle_mirror_control(
    const palace::View& v, palace::screen::Selection selection, const a11y::UsedControl& pressed);

/// Returns the label of the button that makes a move, such as "Play nine of spades and nine of clubs".
std::string move_in_words(const palace::Move& move, const palace::View& v, const i18n::Voice& voice);

} // namespace palazzo::palace::screen
