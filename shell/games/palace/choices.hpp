// What a Palace table says and offers at the moment: the line on the plate, the buttons. Words and moves, no drawing.
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

/// A button: a move, or, while `move` is empty, what is still missing. `why` says why a move can't be made.
struct Choice {
    std::string label;
    std::optional<palace::Move> move;
    Refusal why;
};

/// The button that matters now, and those beside it.
struct Choices {
    std::optional<Choice> main;
    std::vector<Choice> others;
};
Choices choices_of(const palace::View& v, const Selection& s, const i18n::Voice& voice);

/// What the viewing seat has to do, or whom it waits for.
std::string todo_of(const palace::View& v, const Selection& s, const i18n::Voice& voice);

/// What a seat did last, in a word or two for its plate, a message for each word; none if these events tell nothing of
/// it.
std::vector<Message> last_action(std::span<const palace::Event> latest, Seat seat);

} // namespace palazzo::palace::screen
