// How far a Palace table has told what happened: besides what every table tells (shell/games/telling.hpp), what each
// seat did last, and how many cards the pile counts.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/rules.hpp"
#include "shell/games/telling.hpp"

#include <array>
#include <vector>

namespace palazzo::palace::screen {

using ShownPosition = games::ShownPosition<palace::Rules>;

struct Telling : games::Telling<palace::Rules> {
    std::array<std::vector<Message>, seat_limit> last_actions; ///< What each seat did last, as far as it is told.
};

/// Tells everything about a position at once, because nothing moves to it; keeps what each seat did before.
void tell_at_once(Telling& telling, const ShownPosition& shown);
/// Tells what the cards allow: the move once the played card has `landed`, the numbers once all cards have `arrived`.
void tell(Telling& telling, const ShownPosition& shown, bool landed, bool arrived);

/// Returns how many cards the pile counts: one that leaves counts until it has gone, one that grows as soon as it has
/// grown.
int pile_count(const Telling& telling);

} // namespace palazzo::palace::screen
