#include "shell/games/palace/table_texts.hpp"

#include "shell/games/palace/choices.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace palazzo::palace::screen {
namespace {

void note_last_actions(TableTexts& texts, const ShownPosition& shown) {
    for (const palace::Event& event : shown.latest) {
        // The cards that a plate names don't lie on the pile any more once somebody has taken it.
        if (std::holds_alternative<palace::PileTaken>(event)) texts.last_actions = {};
        for (Seat s = 0; s < shown.view.table.players(); ++s)
            if (auto d = last_action_messages({&event, 1}, s); !d.empty())
                texts.last_actions[static_cast<std::size_t>(s)] = std::move(d);
    }
}

} // namespace

void update_all_texts(TableTexts& texts, const ShownPosition& shown) {
    games::update_all_texts<palace::Rules>(texts, shown);
    note_last_actions(texts, shown);
}

void update_texts(TableTexts& texts, const ShownPosition& shown, bool landed, bool arrived) {
    if (games::update_message<palace::Rules>(texts, shown, landed)) note_last_actions(texts, shown);
    games::update_numbers<palace::Rules>(texts, shown, arrived);
}

int shown_pile_count(const TableTexts& texts) {
    return static_cast<int>(std::max(texts.described_view.table.pile.size(), texts.counted_view.table.pile.size()));
}

} // namespace palazzo::palace::screen
