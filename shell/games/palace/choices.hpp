// The texts and buttons of a Palace table: its message, its choices, and what each seat did last.
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

/// A button with its move or, if `move` is empty, with what is still missing for one. `why` says why the move can't be
/// made.
struct Choice {
    std::string label;
    std::optional<palace::Move> move;
    Refusal why;
};

/// The main button, and those beside it.
struct Choices {
    std::optional<Choice> main;
    std::vector<Choice> others;
};
/// Returns the buttons for a selection; none if the viewing seat isn't to act.
Choices choices_of(const palace::View& v, const Selection& s, const i18n::Voice& voice);

/// Returns what the viewing seat has to do, or whom it waits for.
std::string todo_of(const palace::View& v, const Selection& s, const i18n::Voice& voice);

/// Returns what a seat did in these events, in one or two words for its plate, a message for each; empty if they don't
/// concern it.
std::vector<Message> last_action(std::span<const palace::Event> latest, Seat seat);

} // namespace palazzo::palace::screen
