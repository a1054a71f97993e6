// The deck, the cut that finds the first player, and the deal.
#include "engine/games/palabra/play.hpp"
#include "engine/games/palabra/table_cards.hpp"
#include "engine/games/palabra/turn.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

/// Returns the rank of a card in the cut: letters closer to Z rank higher, and cards without a letter rank lowest.
int rank_in_cut(Card c) { return c.is_letter() ? c.letter() : -1; }

/// Returns the seat that goes first. Every player cuts a card; the letter closest to Z wins, and seats that tie cut
/// again (docs/rules/palabra.md, "Set-up"). Cutting shows a card and leaves the deck unchanged.
Seat cut(const Options& o, std::vector<Card> deck, Rng& dice) {
    Seats cutting = Seats::first_seats(o.players);
    while (cutting.size() > 1) {
        dice.shuffle(deck);
        int best = -1;
        Seats leading;
        std::size_t next = 0;
        for (const Seat seat : cutting.list()) {
            const int rank = rank_in_cut(deck[next++]);
            if (rank < best) continue;
            if (rank > best) leading = {};
            best = rank;
            leading.add(seat);
        }
        cutting = leading;
    }
    return cutting.front();
}

} // namespace

std::vector<Card> full_deck(const Options& o) {
    std::vector<Card> deck;
    for (int i = 0; i < decks_in_play(o); ++i)
        for (std::string_view left = assets::palabra_deck; !left.empty();) {
            const auto blank = left.find(' ');
            const Card card = read_laid_card(left.substr(0, blank))->card;
            if (!card.is_joker() || !o.eliminate_high_score) deck.push_back(card);
            left = blank == std::string_view::npos ? std::string_view() : left.substr(blank + 1);
        }
    std::sort(deck.begin(), deck.end());
    return deck;
}

Deal shuffled_deal(const Options& o, Rng& dice) {
    Deal deal{full_deck(o), 0, std::nullopt};
    deal.first = cut(o, deal.cards, dice);
    dice.shuffle(deal.cards);
    deal.dice = dice.next();
    return deal;
}

Refusal check_deal(const Options& o, const Deal& d, bool short_list) {
    auto left = full_deck(o);
    for (const Card c : d.cards) {
        const auto at = std::find(left.begin(), left.end(), c);
        if (at == left.end()) return Refusal("palabra.deal.too_many_of", {to_text(c)});
        left.erase(at);
    }
    const std::size_t whole = d.cards.size() + left.size();
    if (d.cards.empty() || (!left.empty() && !short_list))
        return Refusal("palabra.deal.incomplete", {std::to_string(d.cards.size()), std::to_string(whole)});
    return {};
}

State begin(const Options& o, const Deal& d) {
    State s;
    s.table.options = o;
    s.table.turn = d.first;
    s.draw.assign(d.cards.rbegin(), d.cards.rend());
    s.table.draw_count = static_cast<int>(s.draw.size());
    if (d.dice) s.dice.emplace(*d.dice);
    s.table.shuffles_returned_cards = d.dice.has_value();
    for (Seat seat = 0; seat < o.players; ++seat) refill_hand(s, seat);
    begin_turn(s, {});
    return s;
}

} // namespace palazzo::palabra
