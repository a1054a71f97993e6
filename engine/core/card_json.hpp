// Reads and writes French cards in the notation of records.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/json.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seats.hpp"

#include <string>

namespace palazzo {

/// Reads a card. If `json` isn't a card, returns a problem whose place is `place`.
Result<Card> read_card(const Json& json, const std::string& place);

/// Reads a list of at most N cards. If the item with the index 3 isn't a card, returns a problem whose place is `place`
/// followed by `[3]`.
template <std::size_t N>
Result<List<Card, N>> read_cards(const Json& json, const std::string& place) {
    if (!json.is_array()) return Problem{place, "problem.list_of_cards"};
    if (json.size() > N) return Problem{place, "problem.too_many_cards"};
    List<Card, N> cards;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const auto card = read_card(json[i], place + bracketed_index(i));
        if (!card) return card.problem();
        cards.push_back(*card);
    }
    return cards;
}

/// Writes cards as a list, in their order.
template <class Cards>
Json write_cards(const Cards& cards) {
    Json list = Json::array();
    for (const Card c : cards) list.push_back(to_text(c));
    return list;
}

/// Reads the seat that plays first in a deal for `players` players. Returns seat 0 if the deal names no seat.
Result<Seat> read_first_seat(const Json& deal, int players);

} // namespace palazzo
