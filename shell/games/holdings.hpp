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
auto holding_of(const G& rules, const typename G::State& state, Seat seat) {
    const auto cards = rules.held(state, seat);
    ShownCards<typename std::decay_t<decltype(cards)>::value_type> held;
    held.caption = {"seat.name", {std::to_string(seat)}};
    for (const auto& card : cards) held.cards.push_back({card});
    return held;
}

/// Returns the picture of a seat's cards. If there are many, they overlap.
template <CatalogueGame G, class Card>
pages::CardsPicture::Group holding_group(const ShownCards<Card>& held, const i18n::Voice& voice) {
    constexpr float apart = 1.06F;
    constexpr float longest = 8; // greatest distance from the first to the last card, in card widths
    auto group = group_of(held, voice, [](const Card& card, ui::CardLook&) { return UiOf<G>::face(card); });
    const auto gaps = static_cast<float>(held.cards.size() - 1);
    group.step = gaps > 0 ? std::min(apart, longest / gaps) : apart;
    return group;
}

/// Returns the cards of all seats of a match in seat order. Seats without cards are left out.
template <CatalogueGame G>
Holdings holdings(const Match<G>& match, const i18n::Voice& voice) {
    Holdings all;
    for (Seat seat = 0; seat < match.seats(); ++seat) {
        const auto held = holding_of(match.rules(), match.state(), seat);
        if (held.cards.empty()) continue;
        all.picture.rows.push_back({holding_group<G>(held, voice)});
        add_words(all.lines, held, voice);
    }
    return all;
}

} // namespace palazzo::games
