// The cards of all seats, face up, for a game that is over or that is watched again.
#pragma once

#include "engine/core/match.hpp"
#include "shell/games/game_table.hpp"
#include "shell/games/illustration.hpp"
#include "shell/games/ui.hpp"

#include <string>
#include <vector>

namespace palazzo::games {

/// Returns the cards of a seat, with the seat's name as the caption.
template <CatalogueGame G>
auto captioned_seat_cards(const G& rules, const typename G::State& state, Seat seat) {
    const auto cards = rules.held_cards(state, seat);
    ShownCardGroup<typename std::decay_t<decltype(cards)>::value_type> held;
    held.caption = {"seat.name", {std::to_string(seat)}};
    for (const auto& card : cards) held.cards.push_back({card});
    return held;
}

/// Returns the picture of a seat's cards. If there are many, they overlap.
template <CatalogueGame G, class Card>
pages::CardsPicture::CardGroup seat_cards_picture(const ShownCardGroup<Card>& held, const i18n::Voice& voice) {
    constexpr float apart = 1.06F;
    constexpr float longest = 8; // greatest distance from the first to the last card, in card widths
    auto group =
        card_group_picture(held, voice, [](const Card& card, ui::CardLook&) { return UiOf<G>::card_face(card); });
    const auto gaps = static_cast<float>(held.cards.size() - 1);
    group.step = gaps > 0 ? std::min(apart, longest / gaps) : apart;
    return group;
}

/// Returns the cards of all seats of `match`, a Match<G> or an online::FollowedMatch<G>, in seat order. Seats without
/// cards are left out.
template <CatalogueGame G, class Played>
Holdings holdings(const Played& match, const i18n::Voice& voice) {
    Holdings all;
    for (Seat seat = 0; seat < match.seat_count(); ++seat) {
        const auto held = captioned_seat_cards(match.rules(), match.state(), seat);
        if (held.cards.empty()) continue;
        all.picture.rows.push_back({seat_cards_picture<G>(held, voice)});
        add_cards_as_text(all.lines, held, voice);
    }
    return all;
}

} // namespace palazzo::games
