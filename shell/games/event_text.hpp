// Text about the events of a move, for the plate on which the table shows messages.
#pragma once

#include "engine/core/game.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/ui.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace palazzo::games {

/// Returns the text of at most `sentences` messages of `latest`, with cards in **bold**: the first messages, or the
/// last ones if `last_ones` is true.
std::string event_text(
    const std::vector<Message>& latest, const i18n::Voice& voice, std::size_t sentences, bool last_ones = false);
/// Returns a text with at most three sentences about the last move, followed by `todo`, which says what the player has
/// to do. `fits` decides whether a text fits on the plate. If not all sentences fit, the first ones are kept, or the
/// last ones if `last_ones` is true.
template <class G, class Fits>
std::string event_text_with_todo(
    const ScreenContext<G>& context, const std::string& todo, Fits&& fits, bool last_ones = false) {
    constexpr std::size_t most = 3;
    const std::vector<Message> latest = messages_of(G(), context.latest);
    for (std::size_t sentences = std::min(latest.size(), most); sentences > 0; --sentences) {
        const std::string story = event_text(latest, context.voice, sentences, last_ones);
        // The sentences may already end with `todo`, such as "A challenge for you."
        const std::string whole = todo.empty() || story.ends_with(todo) ? story : story + " " + todo;
        if (fits(whole)) return whole;
    }
    return todo;
}

/// Returns `text` with ** around the cards that are written with suit symbols, so that they stand out.
std::string with_bold_cards(const std::string& text);

} // namespace palazzo::games
