// All words, builds and straights that a hand can spell, as letters without a choice of cards. They are used for
// lists of legal moves, for random moves, and by bots.
#pragma once

#include "engine/games/palabra/legal.hpp"
#include "engine/games/palabra/spelling.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace palazzo::palabra {

using Letters = std::vector<Letter>;

/// The letters that a play adds from the hand: `before` are those before the word that is built on, `after` those
/// behind it. If nothing is built on, all letters are in `before`.
struct SpelledPlay {
    MoveAction action = MoveAction::word;
    std::optional<Seat> seat;
    std::span<const Letter> before;
    std::span<const Letter> after;
    dictionary::WordKind kind = dictionary::WordKind::common;
};

/// Calls visit(SpelledPlay) once for every word, straight and build that the viewing seat's hand can spell. The letters
/// are valid only during the visit. Doesn't check the colours of a build on a locked word.
void for_each_spelled_play(const ViewRef& v, const std::function<void(const SpelledPlay&)>& visit);

} // namespace palazzo::palabra
