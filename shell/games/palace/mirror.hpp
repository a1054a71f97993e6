// A Palace table in words, and what its controls do.
#pragma once

#include "engine/games/palace/state.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"
#include "shell/games/palace/selection.hpp"

#include <optional>

namespace palazzo::palace::screen {

/// The zones of the table and the moves of the viewing seat, as far as `selection` has got. Nothing is offered unless
/// the seat is to act.
std::vector<a11y::Region> mirror_regions(
    const palace::View& v, const palace::screen::Selection& selection, const i18n::Voice& voice);

/// The id of a card's toggle: `pick:h:9S:0` is the first nine of spades of the hand.
std::string pick_id(const palace::screen::Pick& p, int copy);

/// What a control of those regions leads to.
struct MirrorAnswer {
    palace::screen::Selection selection;
    std::optional<palace::Move> move; ///< made now, if it is legal
};
MirrorAnswer mirror_pressed(const palace::View& v, palace::screen::Selection selection, const a11y::Pressed& pressed);

/// A move in words, for a button: "Play nine of spades and nine of clubs".
std::string in_words(const palace::Move& move, const palace::View& v, const i18n::Voice& voice);

} // namespace palazzo::palace::screen
