// Bad input made from good: moves and records with something changed, by dice, so that a failing case comes again.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/rng.hpp"

#include <string>
#include <vector>

namespace palazzo::contract {

/// Changes one thing somewhere in a value: a text, number or word becomes another, an element or key is lost, doubled,
/// swapped with its neighbour or renamed.
void mutate(Json& json, Rng& dice);

/// Changes the bytes of a text: some flipped, lost, doubled or moved, or the tail cut off.
std::string mutate_bytes(std::string text, Rng& dice);

/// Of two moves one: key by key what either has.
Json crossed(Json one, const Json& other, Rng& dice);

/// Moves seen in some games, to be tried in others.
class MovePool {
  public:
    void add(Json move, Rng& dice);
    const Json& any(Rng& dice) const;
    Json mutated(Rng& dice) const;

  private:
    std::vector<Json> moves_;
};

} // namespace palazzo::contract
