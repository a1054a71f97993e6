// Text about the events of a move, for the plate on which the table shows messages.
#pragma once

#include "engine/core/game.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/ui.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace palazzo::games {

/// Returns the text of all messages, with cards in **bold**.
std::string event_text(const std::vector<Message>& messages, const i18n::Voice& voice);
/// Decides whether a text fits on the plate.
using FitsOnPlate = std::function<bool(const std::string&)>;
/// Returns a text with at most three of the messages `latest`, in their order, followed by `todo`, which says what the
/// player has to do. If not all sentences fit, the first ones are kept, or the last ones if `last_ones` is true. If
/// `told.several` is true, those are kept that address the viewer, then the last ones, and then those about the
/// viewer's own moves, which the viewer knows: `told.own` is the number of these messages, which are the first ones.
std::string fitting_event_text(const std::vector<Message>& latest, const ToldMoves& told, const i18n::Voice& voice,
    const std::string& todo, const FitsOnPlate& fits, bool last_ones = false);
/// Returns the same text for the events that the context tells.
template <class G>
std::string event_text_with_todo(
    const ScreenContext<G>& context, const std::string& todo, const FitsOnPlate& fits, bool last_ones = false) {
    const std::size_t own = messages_of(G(), std::span(context.latest).first(context.told.own)).size();
    return fitting_event_text(
        messages_of(G(), context.latest), {context.told.several, own}, context.voice, todo, fits, last_ones);
}

/// If there isn't room for all events that the context tells, removes those for which is_minor(event) is true, unless
/// all are. The events of the viewer's own moves remain.
template <class G, class IsMinor>
void drop_minor_events(ScreenContext<G>& context, const FitsOnPlate& fits, IsMinor&& is_minor) {
    if (fits(event_text(messages_of(G(), context.latest), context.voice))) return;
    const auto first = context.latest.begin() + static_cast<std::ptrdiff_t>(context.told.own);
    if (std::all_of(first, context.latest.end(), is_minor)) return;
    context.latest.erase(std::remove_if(first, context.latest.end(), is_minor), context.latest.end());
}

/// Returns `text` followed by `more` if both fit on the plate together, and `text` otherwise. An empty `text` always
/// fits.
std::string with_more_text(const std::string& text, const std::string& more, const FitsOnPlate& fits);
/// Returns a text about the events that the context tells, at most three of them as above, followed by those of the
/// texts `more` for which there is still room.
template <class G>
std::string event_text_before(const ScreenContext<G>& context, std::initializer_list<std::string> more,
    const FitsOnPlate& fits, bool last_ones = false) {
    std::string line = event_text_with_todo(context, "", fits, last_ones);
    for (const std::string& text : more) line = with_more_text(line, text, fits);
    return line;
}

/// Returns `text`, which says what the player has to do, in **bold**, so that it stands out from the events before it.
std::string as_task(const std::string& text);
/// Returns `text` with ** around the cards that are written with suit symbols, so that they stand out.
std::string with_bold_cards(const std::string& text);

} // namespace palazzo::games
