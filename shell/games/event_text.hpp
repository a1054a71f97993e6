// What happened, in words for a table's plate.
#pragma once

#include "engine/core/game.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/ui.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace palazzo::games {

/// Tells what just happened in at most so many sentences, cards in **bold**: the first ones, or the last ones.
std::string told(
    const std::vector<Message>& latest, const i18n::Voice& voice, std::size_t sentences, bool last_ones = false);
/// Tells as much of what the last move did as the plate has room for (`fits` says so), and then what is to be done.
/// `last_ones`: where not all has room, what the move led to matters more than the move.
template <class G, class Fits>
std::string told_with(const TableSight<G>& sight, const std::string& todo, Fits&& fits, bool last_ones = false) {
    constexpr std::size_t most = 3;
    const std::vector<Message> latest = messages_of(G(), sight.latest);
    for (std::size_t sentences = std::min(latest.size(), most); sentences > 0; --sentences) {
        const std::string story = told(latest, sight.voice, sentences, last_ones);
        // What is to be done may be what just happened: "A challenge for you."
        const std::string whole = todo.empty() || story.ends_with(todo) ? story : story + " " + todo;
        if (fits(whole)) return whole;
    }
    return todo;
}

/// Wraps cards with suit signs in ** so that they stand out.
std::string with_bold_cards(const std::string& text);

} // namespace palazzo::games
