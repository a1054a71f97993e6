// What happened, for the screens: events found, their cards, and their words.
#pragma once

#include "engine/core/card.hpp"
#include "engine/i18n/say.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::games {

/// The first event of that id; null if there is none.
const Message* find_event(const std::vector<Message>& events, std::string_view id);
/// The cards of an event's argument: `9S 9D`.
std::vector<Card> cards_in(std::string_view argument);

/// What just happened, told in as many sentences as are wanted at most, cards in **bold**.
std::string told(const std::vector<Message>& latest, const Audience& audience, std::size_t sentences);
/// As much of what happened as the plate has room for (`fits` says so), and then what is to be done.
template <class Fits>
std::string told_with(
    const std::vector<Message>& latest, const Audience& audience, const std::string& todo, Fits&& fits) {
    constexpr std::size_t most = 3;
    for (std::size_t sentences = latest.size() < most ? latest.size() : most; sentences > 0; --sentences) {
        const std::string story = told(latest, audience, sentences);
        const std::string whole = todo.empty() ? story : story + " " + todo;
        if (fits(whole)) return whole;
    }
    return todo;
}

/// Wraps cards with suit signs in ** so that they stand out.
std::string with_bold_cards(const std::string& text);

} // namespace palazzo::games
