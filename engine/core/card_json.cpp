#include "engine/core/card_json.hpp"

namespace palazzo {

Result<Card> read_card(const Json& json, const std::string& place) {
    const std::string* text = text_of(json);
    const auto card = text ? read_card(*text) : std::nullopt;
    if (!card) return Problem{place, "problem.not_card", {shortened_json(json)}};
    return *card;
}

Result<Seat> read_first_seat(const Json& deal, int players) {
    const auto at = deal.find("first");
    if (at == deal.end()) return Seat{0};
    const auto first = whole_number(*at, 0, players - 1);
    if (!first) return Problem{"first", "problem.no_seat_here", {shortened_json(*at)}};
    return static_cast<Seat>(*first);
}

} // namespace palazzo
