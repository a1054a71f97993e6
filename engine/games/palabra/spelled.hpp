// All words, builds and straights that a hand can spell, as letters only. The list of legal moves, bots and random
// moves use them.
#pragma once

#include "engine/games/palabra/legal.hpp"
#include "engine/games/palabra/spelling.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace palazzo::palabra {

using Letters = std::vector<Letter>;

/// The letters of a play: those before and those after a word that is built on. If nothing is built on, all are
/// `before`.
struct Spelled {
    Act act = Act::word;
    std::optional<Seat> seat;
    std::span<const Letter> before;
    std::span<const Letter> after;
    dictionary::Kind kind = dictionary::Kind::common;
};

/// Calls visit(Spelled) for every word, straight and build that the viewing seat's hand can spell, each once. The
/// letters are valid only during the visit. Doesn't check that a build on a locked word has its colour.
void each_spelled(const ViewRef& v, const std::function<void(const Spelled&)>& visit);

} // namespace palazzo::palabra
