// Every word, build and straight that a hand spells, letters only: what listing, bots and moves by dice stand on.
#pragma once

#include "engine/games/palabra/legal.hpp"
#include "engine/games/palabra/spelling.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace palazzo::palabra {

using Letters = std::vector<Letter>;

/// The letters of a play: those before and those behind a word that is taken. A word of one's own is all before.
struct Spelled {
    Act act = Act::word;
    std::optional<Seat> seat;
    std::span<const Letter> before;
    std::span<const Letter> after;
    dictionary::Kind kind = dictionary::Kind::common;
};

/// Calls visit(Spelled) for every word, straight and build that the viewing seat's hand spells, each once. The letters
/// are there for the time of the visit. Whether a locked word can be built upon in its colour is not asked.
void each_spelled(const ViewRef& v, const std::function<void(const Spelled&)>& visit);

} // namespace palazzo::palabra
