// The texts and the buttons of a Palace table: its message, its choices, and what each seat did last.
#pragma once

#include "engine/games/palace/events.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/event_text.hpp"
#include "shell/games/palace/selection.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace palazzo::palace::screen {

/// A button. If it makes no `move`, its label says what is still missing for a move. `why` is the reason why `move` is
/// illegal; empty if it is legal.
struct Choice {
    std::string label;
    std::optional<palace::Move> move;
    Refusal why;
};

/// The main button, and the buttons beside it.
struct Choices {
    std::optional<Choice> main;
    std::vector<Choice> others;
};
/// Returns the buttons for a selection; none if the viewer isn't to act.
Choices choices_of(const palace::View& v, const Selection& s, const i18n::Voice& voice);

/// Returns what the viewer has to do, or for whom the viewer waits.
std::string todo_of(const palace::View& v, const Selection& s, const i18n::Voice& voice);

/// Returns what a seat did in these events, as messages of one or two words for its plate. If it did several things,
/// only the last one is described; empty if it did nothing.
std::vector<Message> last_action_messages(std::span<const palace::Event> latest, Seat seat);

} // namespace palazzo::palace::screen
