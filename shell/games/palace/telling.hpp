// The part of the game that a Palace table has told. In addition to what every table tells (shell/games/telling.hpp),
// it tells what each seat did last, and how many cards the pile has.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/rules.hpp"
#include "shell/games/telling.hpp"

#include <array>
#include <vector>

namespace palazzo::palace::screen {

using ShownPosition = games::ShownPosition<palace::Rules>;

struct Telling : games::Telling<palace::Rules> {
    /// What each seat did last, as far as it was told.
    std::array<std::vector<Message>, seat_limit> last_actions;
};

/// Tells everything about a position at once, because nothing moves to it. Seats that did nothing in its last move keep
/// their last actions.
void tell_at_once(Telling& telling, const ShownPosition& shown);
/// Tells the move once the played card has `landed`, and the numbers once all cards have `arrived`.
void tell(Telling& telling, const ShownPosition& shown, bool landed, bool arrived);

/// Returns the number at the pile: cards that leave it count until they have gone, cards that were played count once
/// they have landed.
int pile_count(const Telling& telling);

} // namespace palazzo::palace::screen
