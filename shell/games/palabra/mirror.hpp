// The Palabra table in words: the zones and their cards, and how a move is made without the canvas.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"
#include "shell/games/palabra/draft.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

/// What is being put together, as on the canvas.
struct Composing {
    palabra::screen::Rack rack;
    palabra::screen::Draft draft;
    std::optional<palabra::Act> wish;
};

/// A zone each for the other players, the piles, the own word and the hand; then the moves of the viewing seat: a
/// choice of what to do, a field to type a word in, a toggle for each card, one button that makes the move, and a
/// button each for what takes no cards.
std::vector<a11y::Region> mirror_regions(const palabra::View& v, const Composing& composing, const i18n::Voice& voice);

/// What a control that was used has come to.
struct MirrorAnswer {
    Composing selection;
    std::optional<palabra::Move> move; ///< to be made, if it is legal; the pre-play may have to be passed over first
};
MirrorAnswer mirror_pressed(const palabra::View& v, Composing composing, const a11y::Pressed& pressed);

} // namespace palazzo::palabra::screen
