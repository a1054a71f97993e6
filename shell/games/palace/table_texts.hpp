// The position that the texts of a Palace table describe. In addition to the texts of every table
// (shell/games/table_texts.hpp), they say what each seat did last, and how many cards the pile has.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/rules.hpp"
#include "shell/games/table_texts.hpp"

#include <array>
#include <vector>

namespace palazzo::palace::screen {

using ShownPosition = games::ShownPosition<palace::Rules>;

struct TableTexts : games::TableTexts<palace::Rules> {
    /// The last actions of each seat, as its plate shows them.
    std::array<std::vector<Message>, seat_limit> last_actions;
};

/// Lets all texts describe a position at once, because no card moves to it. Seats that did nothing in its last move
/// keep their last actions.
void update_all_texts(TableTexts& texts, const ShownPosition& shown);
/// Updates the message once the played card has `landed`, and the numbers once all cards have `arrived`.
void update_texts(TableTexts& texts, const ShownPosition& shown, bool landed, bool arrived);

/// Returns the number at the pile: cards that leave it count until they have gone, cards that were played count once
/// they have landed.
int pile_count(const TableTexts& texts);

} // namespace palazzo::palace::screen
