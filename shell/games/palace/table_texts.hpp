// The positions that the texts of a Palace table describe. In addition to the texts of every table
// (shell/games/table_texts.hpp), there are texts that say what each seat did last, and the number of cards on the pile.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/rules.hpp"
#include "shell/games/table_texts.hpp"

#include <array>
#include <vector>

namespace palazzo::palace::screen {

using ShownPosition = games::ShownPosition<palace::Rules>;

struct TableTexts : games::TableTexts<palace::Rules> {
    /// The last actions of each seat, which its plate shows.
    std::array<std::vector<Message>, seat_limit> last_actions;
};

/// Updates all texts to the position that is shown, without waiting. Call it if no card moves. Seats that did nothing
/// in the last move keep the texts about their last actions.
void update_all_texts(TableTexts& texts, const ShownPosition& shown);
/// Updates the message once the card that was played has `landed`, and the numbers once all cards have `arrived`.
void update_texts(TableTexts& texts, const ShownPosition& shown, bool landed, bool arrived);

/// Returns the number of cards that is shown at the pile. Cards that leave the pile count until they have left it, and
/// cards that were played count once they have landed.
int shown_pile_count(const TableTexts& texts);

} // namespace palazzo::palace::screen
