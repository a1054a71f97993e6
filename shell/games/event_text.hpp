// What happened, in words for a table's plate.
#pragma once

#include "engine/core/game.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/ui.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace palazzo::games {

/// What just happened, told in as many sentences as are wanted at most, cards in **bold**.
std::string told(const std::vector<Message>& latest, const i18n::Voice& voice, std::size_t sentences);
/// As much of what the last move did as the plate has room for (`fits` says so), and then what is to be done.
template <class G, class Fits>
std::string told_with(const TableSight<G>& sight, const std::string& todo, Fits&& fits) {
    constexpr std::size_t most = 3;
    const std::vector<Message> latest = messages_of(G(), sight.latest);
    for (std::size_t sentences = std::min(latest.size(), most); sentences > 0; --sentences) {
        const std::string story = told(latest, sight.voice, sentences);
        const std::string whole = todo.empty() ? story : story + " " + todo;
        if (fits(whole)) return whole;
    }
    return todo;
}

/// Wraps cards with suit signs in ** so that they stand out.
std::string with_bold_cards(const std::string& text);

} // namespace palazzo::games
